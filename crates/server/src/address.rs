//! Where requests come from: addresses, networks, and which of them are proxies of our own.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// All addresses that begin alike: `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

/// The text is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNetwork;

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a network is written 192.0.2.7 or 10.0.0.0/8 or fc00::/7")
    }
}

impl std::error::Error for BadNetwork {}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| BadNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| BadNetwork))?;
        if bits > most { Err(BadNetwork) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    const fn v4(octets: [u8; 4], bits: u32) -> Network {
        let [a, b, c, d] = octets;
        Network { address: IpAddr::V4(Ipv4Addr::new(a, b, c, d)), bits }
    }

    const fn v6(first: u16, bits: u32) -> Network {
        Network { address: IpAddr::V6(Ipv6Addr::new(first, 0, 0, 0, 0, 0, 0, 0)), bits }
    }

    /// This machine and the networks that are nobody's on the open internet: where a proxy of our own stands unless
    /// something else is said.
    pub const NEAR: [Network; 7] = [
        Network::v4([127, 0, 0, 0], 8),
        Network::v4([10, 0, 0, 0], 8),
        Network::v4([172, 16, 0, 0], 12),
        Network::v4([192, 168, 0, 0], 16),
        Network { address: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 },
        Network::v6(0xfc00, 7),
        Network::v6(0xfe80, 10),
    ];

    /// Is the address one of them?
    pub fn contains(&self, address: IpAddr) -> bool {
        let alike =
            |one: u128, other: u128, width: u32| self.bits == 0 || (one ^ other) >> (width - self.bits) == 0;
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => alike(own.to_bits().into(), other.to_bits().into(), 32),
            (IpAddr::V6(own), IpAddr::V6(other)) => alike(own.to_bits(), other.to_bits(), 128),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// The proxies of our own that stand in front.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proxies {
    /// How many stand one behind the other: so many entries of `X-Forwarded-For`, from the right, are theirs.
    pub count: usize,
    /// Where the nearest of them stands. What comes from elsewhere is believed nothing.
    pub from: Vec<Network>,
}

impl Default for Proxies {
    fn default() -> Proxies {
        Proxies { count: 0, from: Network::NEAR.to_vec() }
    }
}

impl Proxies {
    /// Is it one of ours?
    pub fn has(&self, peer: IpAddr) -> bool {
        self.count > 0 && self.from.iter().any(|network| network.contains(peer))
    }

    /// Where a request truly comes from. Of `X-Forwarded-For` only what our own proxies have added is believed: the
    /// rightmost entries.
    pub fn origin(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.has(peer) {
            return peer;
        }
        // As bytes: what a stranger writes may be no text at all, and what our proxy adds stands in the same line.
        let lines = headers.get_all("x-forwarded-for").iter();
        let entries: Vec<&[u8]> =
            lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b',')).collect();
        let hop = entries.len().checked_sub(self.count).and_then(|index| entries.get(index));
        let text = hop.and_then(|entry| std::str::from_utf8(entry).ok());
        text.and_then(|entry| entry.trim().parse().ok()).unwrap_or(peer)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        let network: Network = "10.1.0.0/16".parse().unwrap();
        assert!(network.contains(address("10.1.255.1")) && network.contains(address("::ffff:10.1.2.3")));
        assert!(!network.contains(address("10.2.0.1")) && !network.contains(address("fc00::1")));
        let everywhere: Network = "0.0.0.0/0".parse().unwrap();
        assert!(everywhere.contains(address("203.0.113.9")));
        let alone: Network = "2001:db8::7".parse().unwrap();
        assert!(alone.contains(address("2001:db8::7")) && !alone.contains(address("2001:db8::8")));
        for bad in ["", "10.0.0.0/33", "10.0.0.0/x", "ten", "fc00::/129"] {
            assert_eq!(bad.parse::<Network>(), Err(BadNetwork), "{bad}");
        }
    }

    #[test]
    fn only_what_our_own_proxies_add_is_believed() {
        let headers: HeaderMap =
            [("x-forwarded-for".parse().unwrap(), "6.6.6.6, 203.0.113.9".parse().unwrap())]
                .into_iter()
                .collect();
        let one = Proxies { count: 1, ..Proxies::default() };
        let nearest = address("127.0.0.1");
        assert_eq!(one.origin(nearest, &headers), address("203.0.113.9"));
        assert_eq!(Proxies { count: 2, ..Proxies::default() }.origin(nearest, &headers), address("6.6.6.6"));
        assert_eq!(Proxies::default().origin(nearest, &headers), nearest, "there is no proxy");
        let stranger = address("198.51.100.1");
        assert_eq!(one.origin(stranger, &headers), stranger, "somebody who came past the proxy");
        assert_eq!(Proxies { count: 3, ..Proxies::default() }.origin(nearest, &headers), nearest);
        let no_text = HeaderMap::from_iter([(
            "x-forwarded-for".parse().unwrap(),
            HeaderValue::from_bytes(b"\xff\xfe, 203.0.113.9").unwrap(),
        )]);
        assert_eq!(one.origin(nearest, &no_text), address("203.0.113.9"), "he does not become the proxy");
    }
}
