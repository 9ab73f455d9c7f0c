//! Why a move is refused: the rule's number, a code, and parameters.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::Debug;

/// Why a move was refused. The words are made at the edge, from the catalogue message `<game>-refused-<code>` with these
/// parameters; as an error it reads like `must-follow (D3.2): colour=W`, for people who read logs.
pub trait Refusal: Clone + Eq + Debug + Error {
    /// The number of the rule that forbids the move, such as `D3.2`.
    fn rule(&self) -> &'static str;

    /// What is wrong, in a word or two with dashes, such as `must-follow`.
    fn code(&self) -> &'static str;

    /// What the sentence speaks of, in notation: `("colour", "W")`.
    fn parameters(&self) -> Vec<(&'static str, String)>;
}

/// Where that does not hold, this is why: one condition of a rule, in one line.
///
/// # Errors
/// The reason, if the condition does not hold.
#[inline]
pub fn require<E>(holds: bool, otherwise: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// The table of a game's refusals: one row each, with its documentation, its rule, its code and what the sentence speaks of.
///
/// ```
/// game::refusals! {
///     /// Why a move is refused.
///     pub enum Illegal {
///         /// It is somebody else's turn.
///         NotYourTurn => "X1.1", "not-your-turn";
///         /// The action costs more than can be paid.
///         TooDear { cost: u8, points: u8 } => "X1.2", "too-dear", [cost, points];
///         /// No path leads there; which rule says so depends on who moves.
///         NoPath { hyde: bool } => if *hyde { "X4.1" } else { "X5.1" }, "no-path";
///     }
/// }
/// use game::Refusal;
/// let refused = Illegal::TooDear { cost: 3, points: 2 };
/// assert_eq!((refused.rule(), refused.code()), ("X1.2", "too-dear"));
/// assert_eq!(refused.to_string(), "too-dear (X1.2): cost=3 points=2");
/// assert_eq!(Illegal::CODES, ["not-your-turn", "too-dear", "no-path"]);
/// ```
///
/// In the rule the fields of the row can be used; they are references.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])* $vis:vis enum $Illegal:ident {
            $(
                $(#[$row_meta:meta])*
                $Row:ident $({ $($field:ident : $Type:ty),* $(,)? })?
                    => $rule:expr, $code:literal $(, [$($parameter:ident),*])? ;
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $Illegal {
            $(
                $(#[$row_meta])*
                #[allow(missing_docs)] // The row says what its fields are.
                $Row $({ $($field: $Type),* })?,
            )*
        }

        impl $Illegal {
            /// Every code there is: what a catalogue must have a sentence for.
            pub const CODES: &'static [&'static str] = &[$($code),*];
        }

        impl $crate::Refusal for $Illegal {
            fn rule(&self) -> &'static str {
                #[allow(unused_variables)] // Not every rule depends on what the row says.
                match self {
                    $( $Illegal::$Row $({ $($field),* })? => $rule, )*
                }
            }

            fn code(&self) -> &'static str {
                match self {
                    $( $Illegal::$Row $({ $($field: _),* })? => $code, )*
                }
            }

            fn parameters(&self) -> $crate::__alloc::vec::Vec<(&'static str, $crate::__alloc::string::String)> {
                #[allow(unused_variables)] // Not every sentence speaks of all of it.
                match self {
                    $(
                        $Illegal::$Row $({ $($field),* })? => $crate::__alloc::vec::Vec::from([
                            $($( (stringify!($parameter), $crate::__alloc::string::ToString::to_string($parameter)), )*)?
                        ]),
                    )*
                }
            }
        }

        impl core::fmt::Display for $Illegal {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::refusal::write(self, f)
            }
        }

        impl core::error::Error for $Illegal {}
    };
}

/// Writes a refusal for people who read logs.
#[doc(hidden)]
pub fn write(refusal: &impl Refusal, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    write!(f, "{} ({})", refusal.code(), refusal.rule())?;
    for (index, (key, value)) in refusal.parameters().iter().enumerate() {
        let between = if index == 0 { ":" } else { "" };
        write!(f, "{between} {key}={value}")?;
    }
    Ok(())
}
