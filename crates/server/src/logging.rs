//! The log: one JSON object a line. Fields are ids, codes and numbers; what people type or hold is never one.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

/// Writes the log there.
pub fn write_to<W>(to: W)
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let subscriber =
        tracing_subscriber::fmt().json().with_writer(to).with_max_level(LevelFilter::INFO).finish();
    // Somebody who has set up a log already keeps it.
    let _ = tracing::subscriber::set_global_default(subscriber);
}
