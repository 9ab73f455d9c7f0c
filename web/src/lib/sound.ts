/**
 * The only sound: a small bell, made here, when it is one's turn. Browsers that refuse sound are not argued with.
 */
let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [partial, [ratio, loudness]] of [[1, 0.12], [2.76, 0.05], [5.4, 0.02]].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = 660 * ratio!;
      volume.gain.setValueAtTime(loudness!, now);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + 1.1 / (partial + 1));
      tone.connect(volume).connect(context.destination);
      tone.start(now);
      tone.stop(now + 1.2);
    }
  } catch {
    // No sound here.
  }
}
