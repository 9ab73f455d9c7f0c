//! See `src/http.rs`. The house is made anew from time to time: what guests leave behind would fill the memory.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use utterson_fuzz::http::{self, House};

/// So many visits, and then another house.
const VISITS: u32 = 500;

thread_local! {
    static HOUSE: RefCell<(u32, House)> = RefCell::new((0, House::open()));
}

fuzz_target!(|text: &str| {
    http::forward(text);
    http::limit(text);
    http::name(text);
    HOUSE.with_borrow_mut(|(visits, house)| {
        *visits += 1;
        if *visits % VISITS == 0 {
            *house = House::open();
        }
        house.visit(text);
    });
});
