//! The clock of all tables: it never jumps, and stands still while the server does.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use table::clock::STRIDE_MS_MAX;
use tokio::time::Instant;

/// Between two looks at the clock no more time passes: [`beat`](HouseClock::now_ms) looks every second, so that what is longer is
/// time in which nobody could play.
const STRIDE_MAX: Duration = Duration::from_millis(STRIDE_MS_MAX);

/// Milliseconds for which the server was truly there.
pub struct HouseClock(Mutex<(Instant, Duration)>);

impl HouseClock {
    /// It begins now.
    pub fn start() -> HouseClock {
        HouseClock(Mutex::new((Instant::now(), Duration::ZERO)))
    }

    /// What the clock shows. It must be looked at about once a second.
    pub fn now_ms(&self) -> u64 {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let stride = now.saturating_duration_since(state.0);
        state.0 = now;
        if stride <= STRIDE_MAX {
            state.1 += stride;
        }
        state.1.as_millis() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_freeze_is_no_time() {
        let clock = HouseClock::start();
        for _ in 0..10 {
            tokio::time::advance(Duration::from_secs(1)).await;
            clock.now_ms();
        }
        assert_eq!(clock.now_ms(), 10_000);
        tokio::time::advance(Duration::from_secs(3_600)).await;
        assert_eq!(clock.now_ms(), 10_000, "nobody could play");
        tokio::time::advance(Duration::from_millis(1_500)).await;
        assert_eq!(clock.now_ms(), 11_500);
    }
}
