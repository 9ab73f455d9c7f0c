// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.

/**
 * What a client says. Unknown fields and types are errors.
 */
export type ClientMsg = { "type": "hello", 
/**
 * [`PROTOCOL_VERSION`].
 */
protocol: number, 
/**
 * The last event that I know.
 */
since?: number, } | { "type": "do", 
/**
 * What I call this command.
 */
command_id: string, 
/**
 * What to do.
 */
request: Request, } | { "type": "why_not", 
/**
 * The action as records write it.
 */
action: string, } | { "type": "resync" } | { "type": "ping", 
/**
 * Any number.
 */
nonce: number, };

/**
 * What a seat can want. Clients send it as it stands here.
 */
export type Request = { "type": "ready", 
/**
 * 16 to 32 random bytes in hexadecimal: my part in the chance of the game.
 */
contribution?: string, } | { "type": "leave" } | { "type": "move", 
/**
 * The phase for which I decide, from [`Position::phase`](crate::seen::Position::phase). Simultaneous decisions
 * of others do not change it.
 */
expect: number, 
/**
 * The decision as records write it, without the seat: `play P6`.
 */
action: string, } | { "type": "ask_take_back" } | { "type": "answer_take_back", 
/**
 * Yes or no.
 */
consent: Consent, } | { "type": "resign" } | { "type": "abandon" } | { "type": "stand_in", 
/**
 * Whose.
 */
seat: number, } | { "type": "react", 
/**
 * What.
 */
reaction: Reaction, } | { "type": "say", 
/**
 * What: one line, cleaned and cut to [`Saying::CHARS_MAX`] characters.
 */
text: string, } | { "type": "ask_rematch", 
/**
 * How.
 */
rematch: Rematch, };

/**
 * An answer to a request for consent.
 */
export type Consent = "granted" | "refused";

/**
 * What can be said at a table: a closed list, seen by everybody.
 */
export type Reaction = "hello" | "well_played" | "thanks" | "sorry" | "one_moment" | "good_game";

/**
 * How people play again.
 */
export type Rematch = "same_seats" | "swapped_seats";

/**
 * What the server says.
 */
export type ServerMsg = { "type": "snapshot", 
/**
 * The version that the server speaks.
 */
protocol: number, 
/**
 * Everything.
 */
snapshot: Snapshot, } | { "type": "update", 
/**
 * What happened, in order. May be empty.
 */
events: Array<SeenEntry>, 
/**
 * How things stand after it.
 */
position: Position, } | { "type": "done", 
/**
 * Which.
 */
command_id: string, 
/**
 * The event that came of it.
 */
seq: number, } | { "type": "refused", 
/**
 * Which.
 */
command_id: string, 
/**
 * Why.
 */
error: Refused, } | { "type": "why", 
/**
 * The action that was asked about.
 */
action: string, 
/**
 * The reason; `null` if it may be chosen.
 */
refusal: Refused | null, } | { "type": "presence", 
/**
 * The seats that are.
 */
present: number[], 
/**
 * How many look on without a seat. Until it is said, nobody does.
 */
watching: number, 
/**
 * Seats that are one person's, where somebody has several: whoever plays against them should know.
 */
shared?: number[][], } | { "type": "next_table", 
/**
 * A path on this server.
 */
path: string, } | { "type": "error", 
/**
 * What is wrong.
 */
error: WireError, 
/**
 * The command that was not taken, if it was one: it may be sent again under the same id.
 */
command_id?: string, 
/**
 * When to try again, in milliseconds.
 */
retry_ms?: number, } | { "type": "bye", 
/**
 * Why.
 */
reason: ByeReason, 
/**
 * Come back after so many milliseconds; `null`: do not.
 */
retry_after_ms: number | null, } | { "type": "pong", 
/**
 * The number that was sent.
 */
nonce: number, };

/**
 * What is wrong with a frame.
 */
export type WireError = "malformed" | "wrong_protocol" | "hello_expected" | "too_long" | "too_fast" | "unavailable";

/**
 * Why the server closes a connection.
 */
export type ByeReason = "restart" | "slow" | "protocol" | "session" | "idle" | "closed";

/**
 * Why a command was refused. On the wire: `{"code":"stale","phase":17}`; words are made by the client, from the
 * catalogue message `table-refused-<code>`, for `illegal` from that of the rule.
 */
export type Refused = { "code": "illegal" } & Illegal | { "code": "unreadable", 
/**
 * The character at which reading stopped, from 1.
 */
column: number, 
/**
 * What is wrong there.
 */
reason: string, } | { "code": "stale", 
/**
 * The phase now.
 */
phase: number, } | { "code": "not_seated" } | { "code": "no_such_seat" } | { "code": "seat_taken" } | { "code": "not_started" } | { "code": "already_started" } | { "code": "already_ready" } | { "code": "over" } | { "code": "not_over" } | { "code": "nothing_to_take_back" } | { "code": "information_shown" } | { "code": "already_asked" } | { "code": "nothing_asked" } | { "code": "already_agreed" } | { "code": "silence" } | { "code": "not_away", 
/**
 * Try again after so many milliseconds.
 */
retry_ms: number, } | { "code": "too_fast", 
/**
 * Try again after so many milliseconds.
 */
retry_ms: number, } | { "code": "too_much" } | { "code": "bad_options", 
/**
 * What is wrong.
 */
reason: string, } | { "code": "bad_clock" };

/**
 * What a rule forbids.
 */
export type Illegal = { 
/**
 * The number of the rule, such as `D3.2`.
 */
rule: string, 
/**
 * What is wrong: the catalogue has a message `<game>-refused-<reason>`.
 */
reason: string, 
/**
 * What the message speaks of.
 */
parameters: { [key in string]: string }, };

/**
 * Everything that a viewer needs to draw the table from nothing.
 */
export type Snapshot = { 
/**
 * What never changes.
 */
about: About, 
/**
 * How things stand.
 */
position: Position, };

/**
 * What never changes at a table.
 */
export type About = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: "partners" | "duel" | "london", 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * Its options as records write them.
 */
options: Array<string>, 
/**
 * The same for machines, with everything that they name: the whole map of `london`. `null` while the lot that
 * seats the players is not drawn.
 */
agreed: unknown, 
/**
 * The thinking time.
 */
clock: ClockRule, 
/**
 * What binds the server to its secret: 32 bytes in hexadecimal.
 */
commitment: string, 
/**
 * Who is looking: `{"seat":0}` or `"public"`.
 */
viewer: { seat: number } | "public", };

/**
 * How things stand, for one viewer.
 */
export type Position = { 
/**
 * The number of the last event.
 */
seq: number, 
/**
 * What a decision made now must [`expect`](crate::input::Request::Move): it changes whenever somebody's choice does.
 */
phase: number, 
/**
 * Before, during or after the game.
 */
stage: Stage, 
/**
 * The seats in their order.
 */
seats: Array<SeatFace>, 
/**
 * The seats that have something to decide.
 */
turn: number[], 
/**
 * What the viewer may know of the game, in the game's own words; `null` before it has begun.
 */
view: unknown, 
/**
 * What the viewer may choose from.
 */
legal: Array<LegalAction>, 
/**
 * May the viewer ask to take a decision back?
 */
can_take_back: boolean, 
/**
 * May the viewer say something in his own words?
 */
can_talk: boolean, 
/**
 * Who has asked to take a decision back, and waits for consent.
 */
take_back: number | null, 
/**
 * Those who want to break the game off.
 */
abandon: number[], };

/**
 * Before, during or after the game.
 */
export type Stage = { "type": "gathering" } | { "type": "playing" } | { "type": "over", 
/**
 * How.
 */
ending: Ending, 
/**
 * What that is worth to each seat; empty if nothing.
 */
standings: Standing[], 
/**
 * What all chance followed from.
 */
secret: string, };

/**
 * A seat as everybody sees it.
 */
export type SeatFace = { 
/**
 * What the record calls the seat just now: a role or a place. `null` while the lot is not drawn.
 */
word: string | null, 
/**
 * Who sits there.
 */
player: Occupant, 
/**
 * Is he ready to begin? Bots always are.
 */
ready: boolean, 
/**
 * Is he connected? Bots always are.
 */
present: boolean, 
/**
 * The program that plays for him until he is back, in its own word.
 */
stand_in?: string, 
/**
 * The clock, where there is one.
 */
clock: ClockFace | null, 
/**
 * What he has asked for after the game.
 */
rematch: Rematch | null, };

/**
 * A clock as it stands when it is sent.
 */
export type ClockFace = { 
/**
 * Milliseconds left.
 */
left_ms: number, 
/**
 * Does it run?
 */
running: boolean, };

/**
 * An action that the viewer may choose.
 */
export type LegalAction = { 
/**
 * As records write it, and as it is sent back.
 */
text: string, 
/**
 * The same for machines, in the game's own words.
 */
action: unknown, };

/**
 * An event as one viewer sees it. Every event has its number for every viewer.
 */
export type SeenEntry = { 
/**
 * The number of the event.
 */
seq: number, 
/**
 * The viewer's own command that led to it, and nobody else's.
 */
command_id?: string, 
/**
 * What he sees.
 */
event: SeenEvent, };

/**
 * What a viewer sees of an [`Event`](crate::event::Event).
 */
export type SeenEvent = { "type": "created" } | { "type": "seated", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
player: Occupant, } | { "type": "left", 
/**
 * Where.
 */
seat: number, } | { "type": "ready", 
/**
 * Who.
 */
seat: number, 
/**
 * What he adds to the chance of the game.
 */
contribution?: string, } | { "type": "started", 
/**
 * What stands on the table before the first move, as the record says it.
 */
notes: Array<string>, } | { "type": "moved", 
/**
 * Who decided; `null`: chance did.
 */
by: number | null, 
/**
 * The line of the record, with `?` for what is hidden.
 */
line: string, 
/**
 * The same for machines, in the game's own words.
 */
seen: unknown, 
/**
 * What followed from it by the rules, as the record says it.
 */
notes: Array<string>, 
/**
 * The same for machines, in the game's own words: what was taken, by whom and why, and what rested on the table.
 */
followed?: unknown[], 
/**
 * The number of the draw, where chance decided.
 */
draw?: number, } | { "type": "clock_noted" } | { "type": "take_back_asked", 
/**
 * Who asks.
 */
seat: number, } | { "type": "take_back_answered", 
/**
 * Who answered.
 */
seat: number, 
/**
 * What.
 */
consent: Consent, } | { "type": "taken_back", 
/**
 * Whose decision it was.
 */
seat: number, 
/**
 * The events of the moves that are undone: the last ones that still stood.
 */
undone: Array<number>, } | { "type": "abandon_asked", 
/**
 * Who.
 */
seat: number, } | { "type": "stood_in", 
/**
 * For whom.
 */
seat: number, 
/**
 * How well it plays, in its own word.
 */
level: string, } | { "type": "returned", 
/**
 * Who.
 */
seat: number, } | { "type": "ended", 
/**
 * How.
 */
ending: Ending, 
/**
 * What that is worth to each seat; empty if nothing.
 */
standings: Standing[], } | { "type": "revealed", 
/**
 * The secret, 32 bytes in hexadecimal.
 */
secret: string, } | { "type": "reacted", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
reaction: Reaction, } | { "type": "said", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
text: string, } | { "type": "rematch_asked", 
/**
 * Who.
 */
seat: number, 
/**
 * How.
 */
rematch: Rematch, } | { "type": "rematch_agreed", 
/**
 * How they play again.
 */
rematch: Rematch, };

/**
 * How a game ended.
 */
export type Ending = { "type": "played", 
/**
 * What stands after `result` in the record.
 */
result: string, } | { "type": "resigned", 
/**
 * Which.
 */
seat: number, } | { "type": "out_of_time", 
/**
 * Which.
 */
seat: number, } | { "type": "abandoned" };

/**
 * Who sits in a seat.
 */
export type Occupant = { "type": "open" } | { "type": "person", 
/**
 * What the others call him.
 */
name: string, 
/**
 * Left out for people: a program that somebody brings plays as a person does, and everybody sees what it is.
 */
kind?: "program", } | { "type": "bot", 
/**
 * How well it plays, in its own word.
 */
level: string, };

/**
 * A record as one viewer saw it, or a part of it.
 */
export type Replay = { 
/**
 * The game.
 */
game: "partners" | "duel" | "london", 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * Its options as records write them.
 */
options: Array<string>, 
/**
 * The same for machines, with everything that they name: the whole map of `london`.
 */
agreed: unknown, 
/**
 * The players' names, in the order of the seats.
 */
names: Array<string>, 
/**
 * How many moves the record has, chance included.
 */
moves: number, 
/**
 * What stands on the table before the first move, as the record says it.
 */
opening: Array<string>, 
/**
 * What stands after `result`, if the game has ended.
 */
result: string | null, 
/**
 * The number of the first frame below: so many moves had been made.
 */
from: number, 
/**
 * How things stood after so many moves, one frame after the other.
 */
frames: Array<Frame>, };

/**
 * How things stood after a number of moves.
 */
export type Frame = { 
/**
 * The move that led here; `null` before the first.
 */
made: Made | null, 
/**
 * What the record calls each seat now.
 */
words: Array<string>, 
/**
 * The seats that have something to decide.
 */
turn: number[], 
/**
 * What the viewer may choose from.
 */
legal: Array<LegalAction>, 
/**
 * What the viewer knows.
 */
view: unknown, 
/**
 * Where everything lies open, what each seat knows, in their order; `null` otherwise.
 */
open: unknown[] | null, };

/**
 * A move as the viewer saw it.
 */
export type Made = { 
/**
 * Who decided; `null`: chance did.
 */
by: number | null, 
/**
 * The line of the record, with `?` for what was hidden; where everything lies open, nothing is.
 */
line: string, 
/**
 * The same for machines.
 */
seen: unknown, 
/**
 * What followed from it by the rules.
 */
notes: Array<string>, 
/**
 * The same for machines.
 */
followed?: unknown[], };

/**
 * Why a record cannot be shown.
 */
export type Unshown = { "code": "malformed", 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The character in it, from 1.
 */
column: number, 
/**
 * What is wrong there, in English.
 */
reason: string, } | { "code": "illegal", 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The character in it, from 1.
 */
column: number, 
/**
 * The game whose rule it is.
 */
game: "partners" | "duel" | "london", 
/**
 * The rule.
 */
illegal: Illegal, } | { "code": "unbegun" } | { "code": "no_such_seat" };

/**
 * How thinking time is limited.
 */
export type ClockRule = { "type": "none" } | { "type": "per_move", 
/**
 * Milliseconds.
 */
ms: number, } | { "type": "per_game", 
/**
 * Milliseconds at the start.
 */
ms: number, 
/**
 * Milliseconds added after every decision.
 */
increment_ms: number, };

/** What an outcome is worth to a seat. */
export type Standing = "lost" | "drew" | "won";
