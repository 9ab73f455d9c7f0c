//! Two ways to play for tests: an eager one that makes things happen, and a simple one that plays to win.

use game::{Entropy, Game, Quick};
use london::{Action, Answer, Colour, Counts, Map, Options, Own, Phase, Side, State, Trio, Unit, View};

/// Something that matters where there is such a thing, right or wrong; mostly the simple way otherwise, and now and
/// then anything: so much happens that random play never sees.
pub fn eager(options: &Options, view: &View, quick: &mut Quick) -> Action {
    let legal = State::legal(options, view);
    let matters = |action: &Action| {
        matches!(action, Action::Resist(_) | Action::Alleviate(..) | Action::Trash(_) | Action::Steal)
    };
    let weighty: Vec<Action> = legal.iter().copied().filter(matters).collect();
    match quick.below(10) {
        0 => quick.pick(&legal),
        1 | 2 if !weighty.is_empty() => quick.pick(&weighty),
        _otherwise => simple(options, view),
    }
}

/// Hyde trashes all research there is before he collects cards, and jekyll lets him: black tokens run out.
pub fn wrecking(options: &Options, view: &View) -> Action {
    let (map, board) = (&options.map, &view.board);
    let legal = State::legal(options, view);
    let wish = match (board.phase, board.mover()) {
        (Phase::Act, Side::Jekyll) => Some(Action::Pass),
        (Phase::Act, Side::Hyde) if board.black_stock() > 0 => {
            let trash = Colour::ALL.map(Action::Trash).into_iter().rev().find(|trash| legal.contains(trash));
            trash.or_else(|| walk(map, view, |to| (board.tiles - board.trashed).contains(to)))
        }
        (_phase, _mover) => None,
    };
    wish.filter(|wish| legal.contains(wish)).unwrap_or_else(|| simple(options, view))
}

/// Plays to win with simple means: hyde collects one colour and resists, jekyll researches, mixes, and alleviates when
/// he is certain. Both walk the shortest way, pay with tokens, and decline.
pub fn simple(options: &Options, view: &View) -> Action {
    let legal = State::legal(options, view);
    let wish = match view.board.phase {
        Phase::Act => match view.board.mover() {
            Side::Hyde => hyde(&options.map, view, &legal),
            Side::Jekyll => jekyll(&options.map, view, &legal),
        },
        Phase::Discard => discard(view),
        Phase::Setup
        | Phase::Window
        | Phase::Toll { .. }
        | Phase::Raise { .. }
        | Phase::Pay { .. }
        | Phase::Draw { .. }
        | Phase::Trash(_)
        | Phase::Steal
        | Phase::Penalty
        | Phase::Lift { .. }
        | Phase::Whites
        | Phase::Over(_) => None,
    };
    let fallbacks = [Action::Decline, Action::Whites(Answer::Yes), Action::Pay(Unit::Token)];
    let tokens = Colour::ALL.map(|colour| Action::Pay(Unit::Coloured(colour)));
    let wishes = wish.into_iter().chain(fallbacks).chain(tokens).chain([Action::Pay(Unit::BlackPair)]);
    wishes.into_iter().find(|wish| legal.contains(wish)).unwrap_or(legal[0])
}

fn hyde(map: &Map, view: &View, legal: &[Action]) -> Option<Action> {
    let resist = legal.iter().copied().find(|action| matches!(action, Action::Resist(_)));
    let hand = view.player().map_or(Counts::EMPTY, |(_, hand)| hand);
    let best = Colour::ALL.into_iter().max_by_key(|&colour| (hand.of(colour), view.board.turned.of(colour)));
    let meet = best.map(Action::Meet).filter(|meet| legal.contains(meet));
    let vice = (hand.len() < 5).then_some(Action::Vice).filter(|vice| legal.contains(vice));
    let grey = map.neighbours(view.board.pawn) & (map.grey() - view.board.whitened);
    let grey = grey.iter().map(Action::Move).find(|go| legal.contains(go));
    resist.or(meet).or(vice).or(grey).or(Some(Action::Pass))
}

fn jekyll(map: &Map, view: &View, legal: &[Action]) -> Option<Action> {
    let Own::Jekyll { hand, .. } = view.own else { return None };
    let cure = Colour::ALL.into_iter().filter(|&colour| !view.board.cured.has(colour)).find_map(|colour| {
        let cures = view.cures(colour);
        let trio = Trio::new(cures.first()?.cards())?;
        (cures.len() == 1 && hand.covers(trio.cards())).then_some(Action::Alleviate(colour, trio))
    });
    if let Some(cure) = cure {
        return if legal.contains(&cure) { Some(cure) } else { walk(map, view, |to| to == map.lab()) };
    }
    let open =
        Colour::ALL.into_iter().any(|colour| !view.board.cured.has(colour) && view.cures(colour).len() > 1);
    if open && hand.len() > 3 {
        let research = Some(Action::Research).filter(|research| legal.contains(research));
        return research.or_else(|| walk(map, view, |to| view.board.tiles.contains(to)));
    }
    let mix = Some(Action::Mix).filter(|mix| legal.contains(mix));
    let away = |view: &View| walk(map, view, |to| to == map.lab());
    mix.or_else(|| away(view)).or_else(|| {
        // Already there, and the visit is spent: step out and come back.
        map.neighbours(view.board.pawn).iter().map(Action::Move).find(|go| legal.contains(go))
    })
}

/// The first step of a shortest way along white paths.
fn walk(map: &Map, view: &View, goal: impl Fn(london::Location) -> bool) -> Option<Action> {
    let white = |from| map.neighbours_by(from, london::map::PathKind::White);
    if goal(view.board.pawn) {
        return None;
    }
    let mut seen = Vec::from([view.board.pawn]);
    let mut ways: Vec<_> = white(view.board.pawn).iter().map(|first| (first, first)).collect();
    while !ways.is_empty() {
        if let Some((first, _)) = ways.iter().find(|(_, here)| goal(*here)) {
            return Some(Action::Move(*first));
        }
        let mut next = Vec::new();
        for (first, here) in ways {
            if !seen.contains(&here) {
                seen.push(here);
                next.extend(white(here).iter().map(|to| (first, to)));
            }
        }
        ways = next;
    }
    None
}

/// What is needed least: for hyde the rarest colour, for jekyll the commonest.
fn discard(view: &View) -> Option<Action> {
    let (side, hand) = view.player()?;
    let rarest = hand.colours().min_by_key(|&colour| hand.of(colour));
    let commonest = hand.colours().max_by_key(|&colour| hand.of(colour));
    let colour = if side == Side::Hyde { rarest } else { commonest };
    colour.map(Action::Discard)
}
