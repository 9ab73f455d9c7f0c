/**
 * Quiet sounds, all made here: paper, glass and a small bell. A browser that has no sound or refuses it is not argued with;
 * `canSound` tells, so that the settings can say so.
 */
export const SOUND_NAMES = ['bell', 'laid', 'taken', 'trick', 'potion', 'page', 'end'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** How long a browser is given to let us sound after a person has asked for it. */
const CONSENT_MS = 400;

/** Where sounds go, and when the present one begins. */
interface Stage {
  context: AudioContext;
  now: number;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Sounds, if it can. */
export function sound(name: SoundName): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => {});
    // What is not let sound now would sound all at once when it is.
    if (context.state === 'running') SOUNDS[name]({ context, now: context.currentTime });
  } catch {
    // No sound here.
  }
}

/** Does this browser let the page sound? Asked after a person has pressed something: before that, none does. */
export async function canSound(): Promise<boolean> {
  try {
    context ??= new AudioContext();
    const refused = new Promise((resolve) => setTimeout(resolve, CONSENT_MS));
    await Promise.race([context.resume(), refused]);
    return context.state === 'running';
  } catch {
    return false;
  }
}

const SOUNDS: Record<SoundName, (stage: Stage) => void> = {
  bell: (stage) => strike(stage, 660, 0),
  laid: (stage) => lay(stage, 0),
  taken: (stage) => rustle(stage, { at: 0, lasts: 0.16, from: 900, to: 2600, loud: 0.05 }),
  trick: (stage) => [0, 0.07, 0.14].forEach((at) => lay(stage, at)),
  potion: (stage) => [0, 0.09, 0.16, 0.27, 0.33].forEach((at, index) => bubble(stage, at, 260 + 70 * index)),
  page: (stage) => rustle(stage, { at: 0, lasts: 0.28, from: 3200, to: 1200, loud: 0.045 }),
  end: (stage) => [523, 659, 784].forEach((pitch, index) => strike(stage, pitch, index * 0.22)),
};

/** A small bell: its partials are no harmonics, and the higher fade sooner. */
function strike(stage: Stage, pitch: number, at: number): void {
  const partials = [
    { ratio: 1, loud: 0.09 },
    { ratio: 2.76, loud: 0.035 },
    { ratio: 5.4, loud: 0.014 },
  ];
  for (const [index, { ratio, loud }] of partials.entries())
    tone(stage, { at, lasts: 1.1 / (index + 1), from: pitch * ratio, to: pitch * ratio, loud });
}

/** A card laid on cloth: the slap of paper, and the table under it. */
function lay(stage: Stage, at: number): void {
  rustle(stage, { at, lasts: 0.06, from: 2400, to: 1500, loud: 0.08 });
  tone(stage, { at, lasts: 0.09, from: 150, to: 90, loud: 0.09 });
}

function bubble(stage: Stage, at: number, pitch: number): void {
  tone(stage, { at, lasts: 0.1, from: pitch, to: pitch * 1.9, loud: 0.05 });
}

/** How a part of a sound runs: when, how long (seconds), from which pitch to which, and how loud at first. */
interface Run {
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

function tone(stage: Stage, run: Run): void {
  const source = stage.context.createOscillator();
  glide(source.frequency, stage, run);
  source.connect(fading(stage, run));
  play(source, stage, run);
}

/** Paper: noise through a filter that glides. */
function rustle(stage: Stage, run: Run): void {
  const source = stage.context.createBufferSource();
  source.buffer = noise ??= noiseOf(stage.context);
  const filter = stage.context.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, stage, run);
  source.connect(filter).connect(fading(stage, run));
  play(source, stage, run);
}

function glide(pitch: AudioParam, { now }: Stage, { at, lasts, from, to }: Run): void {
  pitch.setValueAtTime(from, now + at);
  pitch.exponentialRampToValueAtTime(to, now + at + lasts);
}

function fading({ context, now }: Stage, { at, lasts, loud }: Run): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, now + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
  volume.connect(context.destination);
  return volume;
}

function play(source: AudioScheduledSourceNode, { now }: Stage, { at, lasts }: Run): void {
  source.start(now + at);
  source.stop(now + at + lasts);
}

/** Half a second of noise, always the same. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1886;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 1664525 + 1013904223) >>> 0;
    samples[index] = state / 0x80000000 - 1;
  }
  return buffer;
}
