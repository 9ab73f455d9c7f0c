/**
 * A table as the page shows it: what the server has said, at the pace of the person who looks. No components in here, and
 * no rules: what may be done comes with the position.
 */
import type { Moved } from '../games/contract';
import { completesTrick } from '../games/followed';
import type { About, Position, Refused, Request, SeenEntry } from '../wire/wire';
import { Link, type LinkState } from './link';
import type { Dial } from './line';
import { Pacing, type Pace } from './pacing';
import { isPayment } from '../words/tell';

/** A wish that was refused, and how often that has happened: the same refusal twice is told twice. */
export interface Refusal {
  refused: Refused;
  number: number;
}

const isMoved = (entry: SeenEntry): entry is SeenEntry & { event: Moved } => entry.event.type === 'moved';

export class Table {
  about = $state.raw<About | null>(null);
  position = $state.raw<Position | null>(null);
  /** What has happened since we came, oldest first. */
  entries = $state.raw<SeenEntry[]>([]);
  /** The number of the event after which we came; what was before stands in the record. */
  cameAt = $state(0);
  /** The move that led to the position, and the view before it. */
  last = $state.raw<Moved | null>(null);
  before = $state.raw<unknown>(null);
  resting = $state(false);
  /** A decision is on its way. */
  deciding = $state(false);
  state = $state<LinkState>('connecting');
  /** When the clocks of the position were true. */
  clocksAt = $state(0);
  /** The last wish of the player that was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** How many look on. */
  watching = $state(0);
  /** Seats that are one person's, where somebody has several. */
  shared = $state<number[][]>([]);
  /** Where the next game is played, once a rematch is agreed. */
  next = $state<string | null>(null);

  /** The position that the server has told last; shown when its time has come. */
  private newest = $state.raw<Position | null>(null);

  readonly me = $derived(this.about === null || this.about.viewer === 'public' ? null : this.about.viewer.seat);
  readonly legal = $derived(this.deciding ? [] : (this.position?.legal ?? []));
  readonly myTurn = $derived(this.me !== null && (this.position?.turn.includes(this.me) ?? false));

  /** Does the game wait for the player, whether he has been shown it yet or not? */
  readonly isWaitedFor = $derived(this.me !== null && (this.newest?.turn.includes(this.me) ?? false));

  private readonly link: Link;
  private readonly pacing: Pacing;

  constructor(dial: Dial, { pace }: { pace: Pace }) {
    this.pacing = new Pacing(pace, (rests) => (this.resting = rests));
    this.link = new Link(dial, {
      state: (state) => {
        this.state = state;
        // On every line it is said anew; until then nobody looks on.
        if (state !== 'open') this.watching = 0;
      },
      snapshot: ({ about, position }) => this.arrive(about, position),
      update: (events, position) => this.update(events, position),
      presence: (present, watching, shared) => {
        this.watching = watching;
        this.shared = shared;
        this.presence(present);
      },
      next: (path) => (this.next = path),
    });
    this.link.open();
  }

  /** Leaves. */
  close(): void {
    this.pacing.clear();
    this.link.close();
  }

  /** Tries again now, if the line is broken. */
  redial(): void {
    this.link.open();
  }

  /** Nobody looks at this table: what happens is shown when somebody does again. */
  pause(): void {
    this.pacing.pause();
  }

  resume(): void {
    this.pacing.resume();
  }

  /** Ends a rest: the player has seen enough. */
  collect = (): void => this.pacing.collect();

  /** Decides. What may not be chosen is told why, and changes nothing. */
  play = async (text: string): Promise<void> => {
    if (this.deciding) return;
    this.pacing.flush();
    const position = this.newest;
    if (position === null || !position.legal.some((legal) => legal.text === text)) {
      return this.refuse(await this.link.why(text));
    }
    this.deciding = true;
    const refused = await this.link.command({ type: 'move', expect: position.phase, action: text });
    // What was done is over when it is seen: the answer comes before the update, and in between the old choices stand.
    if (refused) this.deciding = false;
    this.refuse(refused);
  };

  /** Wants something else of the table. */
  request = async (request: Request): Promise<Refused | null> => {
    const refused = await this.link.command(request);
    this.refuse(refused);
    return refused;
  };

  /** Why this may not be chosen. */
  why = (text: string): Promise<Refused | null> => this.link.why(text);

  private refuse(refused: Refused | null): void {
    if (refused) this.refusal = { refused, number: (this.refusal?.number ?? 0) + 1 };
  }

  private arrive(about: About, position: Position): void {
    this.pacing.clear();
    this.about = about;
    this.newest = position;
    this.deciding = false;
    this.last = null;
    this.before = null;
    this.entries = [];
    this.cameAt = position.seq;
    this.show(position);
  }

  private update(events: SeenEntry[], position: Position): void {
    this.newest = position;
    const moves = events.filter(isMoved).map((entry) => entry.event);
    // Several moves at once are shown by the one that completed a trick, otherwise by the last.
    const last = moves.findLast(completesTrick) ?? moves.at(-1) ?? null;
    const isOwn = events.some((entry) => isMoved(entry) && entry.command_id !== undefined);
    if (isOwn) this.deciding = false;
    const show = () => {
      if (last) [this.last, this.before] = [last, this.position?.view ?? null];
      this.entries = [...this.entries, ...events];
      this.show(position);
    };
    // A payment goes over point by point: what it is for has been shown.
    const isNothing = last === null || isPayment(last.line);
    const leaves = isNothing ? 'nothing' : completesTrick(last) ? 'trick' : 'move';
    this.pacing.add({ show, leaves, isOwn });
  }

  private show(position: Position): void {
    this.position = position;
    this.clocksAt = Date.now();
  }

  private presence(present: number[]): void {
    const seated = (position: Position): Position => ({
      ...position,
      seats: position.seats.map((face, seat) => ({
        ...face,
        present: face.player.type === 'bot' || present.includes(seat),
      })),
    });
    if (this.newest) this.newest = seated(this.newest);
    if (this.position) this.position = seated(this.position);
  }
}
