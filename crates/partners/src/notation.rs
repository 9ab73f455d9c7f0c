//! The text form of options, decisions, chance, notes and results, to the byte as records have it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::notation::{Fault, Field, Word, argument, arguments, join, verb};
use game::{Notation, Seat, Side};

use crate::cards::{Card, Cards, letter};
use crate::deal::Deal;
use crate::moves::{Action, Chance, Note, Outcome};
use crate::options::{Options, Players, SeatCard};
use crate::reckoning::Taken;
use crate::score::{Leader, Totals};
use crate::seats::{ByPlace, Place, Seating, Teams};
use crate::state::State;
use crate::view::{Seen, SeenHand};

impl Notation for State {
    const NAME: &'static str = "partners";

    const OPTION_KEYS: &'static [&'static str] = &["players", "seatcard", "target"];

    type Shelf = ();

    /// The keys are known to stand in their order.
    fn read_options(fields: &[Field<'_>], seats: &[Word<'_>], (): &()) -> Result<Options, Fault> {
        let mut options = Options::default();
        for Field { key, value } in fields {
            match (key.text, value.text, options.players) {
                ("players", "4", _) | ("seatcard", "a", _) => {}
                ("players", "3", _) => options = Options::three(read_ghost(seats)),
                ("players", _, _) => return Err(value.fault("4 or 3 is expected here")),
                ("seatcard", "b", Players::Four { .. }) => options = Options::four(SeatCard::B),
                ("seatcard", _, Players::Four { .. }) => return Err(value.fault("a or b is expected here")),
                ("seatcard", _, Players::Three { .. }) => {
                    return Err(value.fault("three players use seat card a"));
                }
                ("target", _, _) => options.target = value.number()?,
                (_other, _, _) => return Err(key.fault("players, seatcard and target are the options")),
            }
        }
        Ok(options)
    }

    fn write_options(options: &Options) -> Vec<String> {
        let mut fields = Vec::new();
        match options.players {
            Players::Four { seat_card: SeatCard::A } => {}
            Players::Four { seat_card: SeatCard::B } => fields.push("seatcard=b".to_string()),
            Players::Three { .. } => fields.push("players=3".to_string()),
        }
        if options.target != Options::TARGET {
            fields.push(format!("target={}", options.target));
        }
        fields
    }

    fn header_seats(options: &Options) -> Vec<&'static str> {
        let empty = match options.players {
            Players::Four { .. } => None,
            Players::Three { ghost } => Some(ghost),
        };
        Place::ALL.into_iter().filter(|place| Some(*place) != empty).map(Place::word).collect()
    }

    fn uses_names(options: &Options) -> bool {
        matches!(options.players, Players::Three { .. })
    }

    /// A seat that is not at the table has no word.
    fn seat_word(&self, seat: Seat) -> &'static str {
        self.position.seating.place(seat).map_or("?", Place::word)
    }

    fn read_action(_: &Options, words: &[Word<'_>]) -> Result<Action, Fault> {
        let usage = "`play CARD` or `ask PLACE` is expected here";
        let verb = verb(words);
        match verb.text {
            "play" => argument(words, usage).map(Action::Play),
            "ask" => argument(words, usage).map(Action::Ask),
            _other => Err(verb.fault(usage)),
        }
    }

    fn write_action(_: &Options, action: Action) -> String {
        match action {
            Action::Play(card) => format!("play {card}"),
            Action::Ask(place) => format!("ask {place}"),
        }
    }

    fn read_chance(_: &Options, words: &[Word<'_>]) -> Result<Chance, Fault> {
        let verb = verb(words);
        match verb.text {
            "teams" => read_teams(words).map(Chance::Teams),
            "deal" => read_deal(words).map(Chance::Deal),
            _other => Err(verb.fault("`table teams …` or `table deal …` is expected here")),
        }
    }

    fn write_chance(_: &Options, chance: &Chance) -> String {
        match chance {
            Chance::Teams(teams) => write_teams(teams),
            Chance::Deal(deal) => {
                write_deal(deal.dealer, ByPlace::from_fn(|place| deal.hands[place].to_string()))
            }
        }
    }

    fn write_note(_: &Options, note: &Note, names: &[String]) -> String {
        match note {
            Note::Seats(seating) => format!("seats {}", write_seating(seating, names)),
            Note::Solo(place) => format!("solo {place}"),
            Note::Trick(Taken { winner: Some(place), .. }) => format!("trick winner={place}"),
            Note::Trick(Taken { winner: None, leads, .. }) => format!("trick lead={leads}"),
            Note::Score(end) => format!("score jekyll={} hyde={}", end.score.jekyll, end.score.hyde),
        }
    }

    fn write_result(_: &Options, outcome: &Outcome, names: &[String]) -> String {
        // A game that has ended has a leader.
        let winner = outcome.totals.leader().map_or(String::new(), |leader| match leader {
            Leader::Team(side) => side.to_string(),
            Leader::Player(seat) => name(names, seat).to_string(),
        });
        match outcome.totals {
            Totals::Teams(totals) => {
                format!("winner={winner} jekyll={} hyde={}", totals.jekyll, totals.hyde)
            }
            Totals::Players(totals) => {
                let total = |seat: u8| format!(" {}={}", name(names, Seat(seat)), totals[usize::from(seat)]);
                format!("winner={winner}{}", (0..3).map(total).collect::<String>())
            }
        }
    }

    /// Of a hidden card the back is seen: `J?` or `H?`.
    fn write_seen(options: &Options, seen: &Seen) -> String {
        match seen {
            Seen::Teams(teams) => format!("table {}", write_teams(teams)),
            Seen::Deal { dealer, hands } => {
                let hands = ByPlace::from_fn(|place| write_seen_hand(&hands[place]));
                format!("table {}", write_deal(*dealer, hands))
            }
            Seen::Act { place, action, .. } => format!("{place} {}", State::write_action(options, *action)),
        }
    }
}

/// Of three `player` lines, the place left out is the ghost's. That the three are the right ones, and in order, is
/// seen when they are compared with [`Notation::header_seats`].
fn read_ghost(seats: &[Word<'_>]) -> Place {
    let taken = |place: &Place| seats.iter().any(|seat| seat.text == place.word());
    Place::ALL.into_iter().find(|place| !taken(place)).unwrap_or(Place::W)
}

/// `teams n=jekyll e=hyde s=jekyll w=hyde`.
fn read_teams(words: &[Word<'_>]) -> Result<Teams, Fault> {
    let [n, e, s, w] = arguments(words, "teams n=SIDE e=SIDE s=SIDE w=SIDE")?;
    let side = |word: Word<'_>, key| word.value_of(key)?.read::<Side>();
    Ok(ByPlace { n: side(n, "n")?, e: side(e, "e")?, s: side(s, "s")?, w: side(w, "w")? })
}

fn write_teams(teams: &Teams) -> String {
    format!("teams n={} e={} s={} w={}", teams.n, teams.e, teams.s, teams.w)
}

/// `deal dealer=w n=JA,H3,… e=… s=… w=…`.
fn read_deal(words: &[Word<'_>]) -> Result<Deal, Fault> {
    let [dealer, n, e, s, w] = arguments(words, "deal dealer=PLACE n=CARDS e=CARDS s=CARDS w=CARDS")?;
    let hand = |word: Word<'_>, key| word.value_of(key)?.read_set::<Card, Cards>();
    Ok(Deal {
        dealer: dealer.value_of("dealer")?.read()?,
        hands: ByPlace { n: hand(n, "n")?, e: hand(e, "e")?, s: hand(s, "s")?, w: hand(w, "w")? },
    })
}

fn write_deal(dealer: Place, hands: ByPlace<String>) -> String {
    format!("deal dealer={dealer} n={} e={} s={} w={}", hands.n, hands.e, hands.s, hands.w)
}

fn write_seen_hand(hand: &SeenHand) -> String {
    match hand {
        SeenHand::Cards(cards) => cards.to_string(),
        SeenHand::Backs(backs) => {
            let of = |side| (0..backs[side]).map(move |_| format!("{}?", letter(side)));
            join(Side::BOTH.into_iter().flat_map(of))
        }
    }
}

/// `n=Ann e=Bob w=Cy`.
fn write_seating(seating: &Seating, names: &[String]) -> String {
    let sits = |place| Some(format!("{place}={}", name(names, seating.person(place)?)));
    Place::ALL.into_iter().filter_map(sits).collect::<Vec<_>>().join(" ")
}

/// A player's name; one who was not named is called by his number.
fn name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.0.to_string())
}
