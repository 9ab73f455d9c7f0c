//! A stream that ends where a client does not end its lines as HTTP says.
//!
//! A line of a head ends with CR LF. Readers that also take a bare LF, as ours does, disagree with proxies that do not about where
//! a head ends, and what one of them takes for a body is the next request to the other. So whoever sends one is cut off. Of
//! the bodies only the length matters here; one in chunks, which no client of ours sends, is cut off as well.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// A line that matters is not longer; the rest of a longer one is passed over.
const LINE_BYTES_MAX: usize = 64;

/// A stream whose heads are looked at until it becomes a socket.
pub struct Strict {
    stream: TcpStream,
    scan: Scan,
    /// Set when the connection is no HTTP any more.
    is_upgraded: Arc<AtomicBool>,
}

impl Strict {
    /// Looks at what comes until `is_upgraded` is set.
    pub fn new(stream: TcpStream, is_upgraded: Arc<AtomicBool>) -> Strict {
        Strict { stream, scan: Scan::default(), is_upgraded }
    }
}

/// Where in its requests a client is.
#[derive(Default)]
struct Scan {
    /// So much of a body is still to come.
    body_left: u64,
    /// What the head says about the body.
    length: u64,
    /// The beginning of the line that is being read, in small letters.
    line: Vec<u8>,
    /// Was the last byte a CR?
    after_cr: bool,
}

/// The client does not write HTTP as it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unsound;

impl Scan {
    fn look(&mut self, mut bytes: &[u8]) -> Result<(), Unsound> {
        while let Some((byte, rest)) = bytes.split_first() {
            if self.body_left > 0 {
                let taken = usize::try_from(self.body_left).unwrap_or(usize::MAX).min(bytes.len());
                self.body_left -= taken as u64;
                bytes = &bytes[taken..];
                continue;
            }
            match (byte, self.after_cr) {
                (b'\n', true) => self.line_ends()?,
                (b'\n', false) | (_, true) => return Err(Unsound),
                (b'\r', false) => {}
                (other, false) if self.line.len() < LINE_BYTES_MAX => {
                    self.line.push(other.to_ascii_lowercase())
                }
                (_, false) => {}
            }
            self.after_cr = *byte == b'\r';
            bytes = rest;
        }
        Ok(())
    }

    fn line_ends(&mut self) -> Result<(), Unsound> {
        let line = std::mem::take(&mut self.line);
        if line.is_empty() {
            self.body_left = std::mem::take(&mut self.length);
        } else if line.starts_with(b"transfer-encoding") {
            return Err(Unsound);
        } else if let Some(value) = line.strip_prefix(b"content-length:") {
            let text = std::str::from_utf8(value).map_err(|_| Unsound)?;
            self.length = text.trim().parse().map_err(|_| Unsound)?;
        }
        Ok(())
    }
}

impl AsyncRead for Strict {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if matches!(read, Poll::Ready(Ok(()))) && !self.is_upgraded.load(Ordering::Relaxed) {
            let sound = self.scan.look(&buffer.filled()[before..]);
            if sound.is_err() {
                buffer.set_filled(before);
                return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
            }
        }
        read
    }
}

impl AsyncWrite for Strict {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However the bytes are cut.
    fn is_sound(text: &str) -> bool {
        let whole = Scan::default().look(text.as_bytes());
        let mut scan = Scan::default();
        let one_by_one = text.bytes().try_for_each(|byte| scan.look(&[byte]));
        assert_eq!(whole, one_by_one, "{text:?}");
        whole.is_ok()
    }

    #[test]
    fn lines_end_with_cr_lf_and_bodies_have_a_length() {
        for sound in [
            "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /a HTTP/1.0\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n\n\r\n\nGET / HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nCONTENT-LENGTH:  0 \r\n\r\nGET / HTTP/1.1\r\n\r\n",
        ] {
            assert!(is_sound(sound), "{sound:?}");
        }
        let long = format!("GET / HTTP/1.1\r\nX: {}\n\r\n", "x".repeat(500));
        for unsound in [
            "GET / HTTP/1.1\nHost: x\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\r\n\n",
            "GET / HTTP/1.1\rHost: x\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nabGET / HTTP/1.1\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 1,1\r\n\r\n",
            &long,
        ] {
            assert!(!is_sound(unsound), "{unsound:?}");
        }
    }
}
