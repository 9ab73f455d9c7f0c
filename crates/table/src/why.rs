//! Why something may not be done where a record stops: what a lesson asks when the learner tries it.

use game::record::Record;
use game::{Seat, Turn, Viewer};

use crate::any::{Playable, Shelves};
use crate::decide::read_action;
use crate::refused::{Illegal, Refused};
use crate::replay::{Unshown, check_seat, open, read};
use crate::with_game;

/// Why this seat may not choose this action where the record stops; `None` if it may. The answer follows from what the
/// seat knows there.
///
/// # Errors
/// The first fault of the record, or a seat that it does not have.
pub fn why_not(file: &[u8], shelves: &Shelves, seat: Seat, action: &str) -> Result<Option<Refused>, Unshown> {
    why_not_while(file, shelves, (seat, action), &mut || true)
}

/// The same for somebody who has not for ever: before each line that is read `goes_on` says whether it is.
///
/// # Errors
/// The same, and the first line that was not read any more.
pub fn why_not_while(
    file: &[u8],
    shelves: &Shelves,
    (seat, action): (Seat, &str),
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Option<Refused>, Unshown> {
    let (game, sheet) = open(file)?;
    with_game!(game, G => {
        let record = read::<G>(sheet, shelves, goes_on)?;
        check_seat(&record, Viewer::Seat(seat))?;
        Ok(judge(&record, seat, action).err())
    })
}

fn judge<G: Playable>(record: &Record<G>, seat: Seat, action: &str) -> Result<(), Refused> {
    if record.state.turn() == Turn::Over {
        return Err(Refused::Over);
    }
    let action = read_action::<G>(&record.options, action)?;
    let view = record.state.view(Viewer::Seat(seat));
    G::judge(&record.options, &view, action).map_err(|illegal| Refused::Illegal(Illegal::of(&illegal)))
}
