//! The threads that bots think in. They give way: where a processor is wanted for people, a bot waits.

use tokio::runtime::{Builder, Runtime};
use tokio::task::{JoinError, spawn_blocking};

/// How much bots give way, of 19 at most: people get nine parts in ten of a processor that both want.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Threads that come when they are wanted, and go when they are not. There are never more than have a turn.
pub struct Threads(Option<Runtime>);

impl Default for Threads {
    /// Threads of their own, because none of them can be given back what it has once given up; where they cannot be had, bots
    /// think in those that everybody uses.
    fn default() -> Threads {
        let threads = Builder::new_current_thread().thread_name("bot").on_thread_start(give_way).build();
        Threads(threads.ok())
    }
}

impl Threads {
    /// Does it there.
    ///
    /// # Errors
    /// If it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        match &self.0 {
            Some(threads) => threads.spawn_blocking(work).await,
            None => spawn_blocking(work).await,
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        // Nobody waits for a thought when the house is gone.
        if let Some(threads) = self.0.take() {
            threads.shutdown_background();
        }
    }
}

/// In Linux this is the thread's own; elsewhere it would be the whole server's.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!(%error, "bots do not give way");
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn bots_give_way_and_nobody_else_does() {
        let nice = || rustix::process::nice(0).unwrap();
        let before = nice();
        let threads = Threads::default();
        assert_eq!(threads.run(nice).await.unwrap(), (before + NICE).min(19));
        assert_eq!((spawn_blocking(nice).await.unwrap(), nice()), (before, before));
        assert!(
            threads.run(|| panic!("a bot that fails")).await.is_err(),
            "and it is not the end of the house"
        );
        assert_eq!(threads.run(|| 7).await.unwrap(), 7);
    }
}
