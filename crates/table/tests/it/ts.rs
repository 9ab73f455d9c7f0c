//! TypeScript types of the wire and of what the games show, committed where the page imports them.

use table::Request;
use table::clock::ClockRule;
use table::event::{Consent, Ending, Reaction, Rematch};
use table::refused::{Illegal, Refused};
use table::seen::{SeenEntry, SeenEvent};
use table::wire::{ByeReason, ClientMsg, ServerMsg, WireError};
use ts_rs::{Config, TS};

use crate::vectors::{check_json, check_text};

const HEAD: &str = "// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.\n";

/// The declarations of these types, each with its documentation.
macro_rules! declarations {
    ($($Type:ty),* $(,)?) => {{
        let config = Config::new().with_large_int("number");
        let mut text = String::from(HEAD);
        $(
            let docs = <$Type as TS>::docs().unwrap_or_default();
            text += &format!("\n{docs}export {}\n", <$Type as TS>::decl(&config));
        )*
        text
    }};
}

#[test]
fn the_types_of_the_wire_are_up_to_date() {
    let mut text = declarations!(
        ClientMsg,
        Request,
        Consent,
        Reaction,
        Rematch,
        ServerMsg,
        WireError,
        ByeReason,
        Refused,
        Illegal,
        table::seen::Snapshot,
        table::seen::About,
        table::seen::Position,
        table::seen::Stage,
        table::seen::SeatFace,
        table::seen::ClockFace,
        table::seen::LegalAction,
        SeenEntry,
        SeenEvent,
        Ending,
        table::player::Occupant,
        table::replay::Replay,
        table::replay::Frame,
        table::replay::Made,
        table::replay::Unshown,
        ClockRule,
    );
    text += "\n/** What an outcome is worth to a seat. */\nexport type Standing = \"lost\" | \"drew\" | \"won\";\n";
    check_text("web/src/lib/wire/wire.ts", &text);
}

#[test]
fn the_types_of_partners_are_up_to_date() {
    use partners::*;
    let text = declarations!(
        View,
        Board,
        Phase,
        Hand,
        Deciding,
        Played,
        Reckoning,
        Sits,
        HandReckoning,
        Ended,
        Taken,
        Why,
        Worth,
        Product,
        Deed,
        Fate,
        Stake,
        Seating,
        Totals,
        Options,
        Players,
        SeatCard,
        Place,
        ByPlace<u8>,
        Side,
        BySide<u8>,
        Card,
        Cards,
        Action,
        Seen,
        SeenHand,
        Note,
        HandEnd,
        Terms,
        game::Viewer,
        game::Seat,
    );
    check_text("web/src/lib/wire/partners.ts", &text);
}

#[test]
fn the_types_of_duel_are_up_to_date() {
    use duel::*;
    let text = declarations!(
        View,
        Board,
        Phase,
        Waiting,
        Known,
        Own,
        Reckoning,
        Lying,
        Won,
        Taken,
        Why,
        WouldRank,
        Prospect,
        Options,
        Match,
        Leg,
        Track,
        Score,
        Outcome,
        ColourOrder,
        Rank,
        Led,
        Trick,
        game::Side,
        game::BySide<u8>,
        Colour,
        Card,
        Cards,
        Potion,
        Action,
        Seen,
        Chosen,
        Note,
        RoundEnd,
        Then,
    );
    check_text("web/src/lib/wire/duel.ts", &text);
}

#[test]
fn the_types_of_london_are_up_to_date() {
    use london::map::{Digest, Ground, Map, MapLocation, Name, PathKind, Site};
    use london::*;
    let text = declarations!(
        View,
        Own,
        Reckoning,
        Priced,
        Act,
        Coins,
        Payment,
        InBag,
        Board,
        Phase,
        Effect,
        Outcome,
        Due,
        Pool,
        Options,
        Terms,
        Digest,
        Map,
        MapLocation,
        Name,
        Ground,
        Site,
        PathKind,
        Location,
        LocationSet,
        Side,
        Colour,
        Counts,
        Hands,
        Trio,
        Token,
        Recipe,
        RecipeSet,
        Action,
        Unit,
        Answer,
        Seen,
        Reveal,
        Note,
    );
    check_text("web/src/lib/wire/london.ts", &text);
}

/// What lies in the boxes, for the page's gallery: every card by its name in the records, and the built-in map.
#[test]
fn the_pieces_are_up_to_date() {
    let pieces = serde_json::json!({
        "partners": partners::Card::ALL,
        "duel": duel::Card::all().collect::<Vec<_>>(),
        "london": { "cards": london::Colour::ALL, "tokens": london::Token::ALL, "map": london::map::Map::built_in() },
    });
    check_json("web/src/lib/wire/pieces.json", &pieces);
}
