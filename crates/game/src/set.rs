//! What a game's vocabulary needs: sets of things, one thing for each of a few, and words for them.
//!
//! Macros, so that each game has types of its own. A set has one bit a thing, in the order in which records write them.

/// `bit_set! { pub struct Cards(u32) of Card; "Card[]" }` makes a set of things that have `index()` (from 0) and
/// `from_index(u8)`, and are written in order. The text is the TypeScript type of the list that the set is serialised as.
///
/// A macro and not a generic type, because sets stand in tables that are computed while compiling, and a generic `const fn`
/// cannot ask a thing for its index.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $Set:ident($Bits:ty) of $Item:ident; $ts:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = $ts))]
        $vis struct $Set($Bits);

        impl $Set {
            /// Nothing.
            pub const EMPTY: $Set = $Set(0);

            /// The set with this one thing in it.
            #[inline]
            pub const fn only(item: $Item) -> $Set {
                $Set(1 << item.index())
            }

            /// The set whose bits these are.
            #[inline]
            pub(crate) const fn from_bits(bits: $Bits) -> $Set {
                $Set(bits)
            }

            /// The bits of the set, the lowest for what comes first.
            #[inline]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// Is that in the set?
            #[inline]
            pub const fn contains(self, item: $Item) -> bool {
                self.0 >> (item.index() as u32 & (<$Bits>::BITS - 1)) & 1 != 0
            }

            /// Is all of that in the set?
            #[inline]
            pub const fn covers(self, part: $Set) -> bool {
                part.0 & !self.0 == 0
            }

            /// This set and that thing.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $Item) -> $Set {
                $Set(self.0 | $Set::only(item).0)
            }

            /// This set without that thing.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $Item) -> $Set {
                $Set(self.0 & !$Set::only(item).0)
            }

            /// How many there are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Is there nothing in the set?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What comes first in the set.
            #[inline]
            pub fn first(self) -> Option<$Item> {
                (self.0 != 0).then(|| <$Item>::from_index(self.0.trailing_zeros() as u8))
            }

            /// Something of a set that is not empty, everything equally likely.
            #[inline]
            pub fn pick(self, entropy: &mut impl $crate::Entropy) -> $Item {
                <$Item>::from_index(if <$Bits>::BITS <= 32 {
                    $crate::bits::pick_narrow(self.0 as u32, entropy)
                } else {
                    $crate::bits::pick(self.0 as u64, entropy)
                })
            }

            /// What is in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone + use<> {
                let mut rest = self;
                core::iter::from_fn(move || {
                    let first = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
            }
        }

        $crate::bit_set!(@operator $Set, BitOr bitor, BitOrAssign bitor_assign, |one, other| one | other);
        $crate::bit_set!(@operator $Set, BitAnd bitand, BitAndAssign bitand_assign, |one, other| one & other);
        // What is in the one set and not in the other.
        $crate::bit_set!(@operator $Set, Sub sub, SubAssign sub_assign, |one, other| one & !other);

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                items.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $crate::__alloc::vec::IntoIter<$Item>;
            fn into_iter(self) -> Self::IntoIter {
                self.iter().collect::<$crate::__alloc::vec::Vec<_>>().into_iter()
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        /// A list in which something stands twice is not a set.
        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Set, D::Error> {
                let list = $crate::__alloc::vec::Vec::<$Item>::deserialize(from)?;
                let set: $Set = list.iter().copied().collect();
                if set.len() == list.len() {
                    return Ok(set);
                }
                let once = "a list in which everything stands once";
                Err(serde::de::Error::custom($crate::Fault::not(once, &$crate::notation::join(list))))
            }
        }

        /// As records write a list: `P1,W3`.
        impl core::fmt::Display for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(&$crate::notation::join(self.iter()))
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{{{self}}}")
            }
        }
    };

    (@operator $Set:ident, $Op:ident $op:ident, $Assign:ident $assign:ident, |$one:ident, $other:ident| $bits:expr) => {
        impl core::ops::$Op for $Set {
            type Output = $Set;
            #[inline]
            fn $op(self, $other: $Set) -> $Set {
                let ($one, $other) = (self.0, $other.0);
                $Set($bits)
            }
        }

        impl core::ops::$Assign for $Set {
            #[inline]
            fn $assign(&mut self, other: $Set) {
                *self = core::ops::$Op::$op(*self, other);
            }
        }
    };
}

/// `one_each! { pub struct BySide<T> of Side { jekyll: Jekyll, hyde: Hyde } }` makes a struct that has one thing for each of a
/// few, and is indexed by them.
#[macro_export]
macro_rules! one_each {
    (
        $(#[$meta:meta])* $vis:vis struct $Each:ident<T> of $Of:ident {
            $( $(#[$field_meta:meta])* $field:ident: $Variant:ident ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $vis struct $Each<T> {
            $( $(#[$field_meta])* pub $field: T, )*
        }

        impl<T> $Each<T> {
            /// Makes the thing of each.
            #[inline]
            pub fn from_fn(mut make: impl FnMut($Of) -> T) -> $Each<T> {
                $Each { $( $field: make($Of::$Variant) ),* }
            }

            /// Each with its thing, in order.
            pub fn iter(&self) -> impl Iterator<Item = ($Of, &T)> {
                [ $( ($Of::$Variant, &self.$field) ),* ].into_iter()
            }

            /// The same with each thing changed.
            #[inline]
            pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> $Each<U> {
                $Each { $( $field: change(self.$field) ),* }
            }
        }

        impl<T> core::ops::Index<$Of> for $Each<T> {
            type Output = T;

            #[inline]
            fn index(&self, of: $Of) -> &T {
                match of {
                    $( $Of::$Variant => &self.$field, )*
                }
            }
        }

        impl<T> core::ops::IndexMut<$Of> for $Each<T> {
            #[inline]
            fn index_mut(&mut self, of: $Of) -> &mut T {
                match of {
                    $( $Of::$Variant => &mut self.$field, )*
                }
            }
        }
    };
}

/// `text_form!(Colour, Counts)`: what is written and read as a text (`Display` and `FromStr`) is serialised and debugged as it.
/// With how it is written and read, and what anything else is not, it makes these two as well:
///
/// ```
/// #[derive(Clone, Copy, PartialEq)]
/// struct Potion(u8);
/// game::text_form! {
///     Potion, "a potion";
///     |potion, f| write!(f, "+{}", potion.0);
///     |text| Some(Potion(text.strip_prefix('+')?.parse().ok()?))
/// }
/// assert_eq!("+4".parse(), Ok(Potion(4)));
/// assert_eq!("4".parse::<Potion>().unwrap_err().reason, "`4` is not a potion");
/// ```
#[macro_export]
macro_rules! text_form {
    ($Word:ty, $what:literal; |$word:ident, $f:ident| $write:expr; |$text:ident| $read:expr) => {
        impl core::fmt::Display for $Word {
            fn fmt(&self, $f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let $word = self;
                $write
            }
        }

        impl core::str::FromStr for $Word {
            type Err = $crate::Fault;

            fn from_str($text: &str) -> Result<$Word, $crate::Fault> {
                let read = || -> Option<$Word> { $read };
                read().ok_or_else(|| $crate::Fault::not($what, $text))
            }
        }

        $crate::text_form!($Word);
    };

    ($($Word:ty),* $(,)?) => {$(
        impl core::fmt::Debug for $Word {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $Word {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $Word {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Word, D::Error> {
                let text = $crate::__alloc::string::String::deserialize(from)?;
                text.parse().map_err(|fault: $crate::notation::Fault| serde::de::Error::custom(fault))
            }
        }
    )*};
}

/// `words! { Place, "a place"; N => "n", E => "e" }`: how each of a few things is written, which is also how it is read.
#[macro_export]
macro_rules! words {
    ($Thing:ident, $what:literal; $($Variant:ident => $word:literal),* $(,)?) => {
        impl $Thing {
            /// The word for it in a record.
            pub const fn word(self) -> &'static str {
                match self {
                    $( $Thing::$Variant => $word, )*
                }
            }
        }

        impl core::fmt::Display for $Thing {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl core::str::FromStr for $Thing {
            type Err = $crate::notation::Fault;

            fn from_str(text: &str) -> Result<$Thing, $crate::notation::Fault> {
                match text {
                    $( $word => Ok($Thing::$Variant), )*
                    _other => Err($crate::notation::Fault::not($what, text)),
                }
            }
        }
    };
}
