//! Small things of which every game is made.

use game::Side;
use game::record::InOrder;

#[test]
fn a_side_is_written_and_read_in_one_word() {
    for side in Side::BOTH {
        assert_eq!(side.to_string().parse(), Ok(side));
    }
    let fault = "Jekyll".parse::<Side>().expect_err("a capital letter");
    assert_eq!(fault.to_string(), "line 1, column 1: `Jekyll` is not a side");
}

#[test]
fn what_came_early_follows_the_first() {
    let mut order = InOrder::default();
    let mut pushed: Vec<&str> = order.push("deal", false).collect();
    pushed.extend(order.push("hyde gives", true));
    assert_eq!(pushed, ["deal"]);
    pushed.extend(order.push("jekyll gives", false));
    pushed.extend(order.push("hyde swaps", true));
    pushed.extend(order.rest());
    assert_eq!(pushed, ["deal", "jekyll gives", "hyde gives", "hyde swaps"]);
}
