import { isIP, type BlockList } from 'node:net';

/**
 * Returns the client address of a request. Trusted proxies append the address of their client to `X-Forwarded-For`; the
 * last address that is not a trusted proxy is the client. Earlier entries come from the visitor and are ignored.
 *
 * @param peer the address of the connection
 * @param forwarded the header, empty when there is none
 * @returns an IPv4 address, or the /64 network of an IPv6 address, because a household owns the entire /64
 */
export function clientAddress(peer: string, forwarded: string, trusted: BlockList): string {
  const claims = forwarded.split(',').map((claim) => claim.trim());
  let address = plainAddress(peer);
  while (isTrusted(address, trusted)) {
    const claim = plainAddress(claims.pop() ?? '');
    if (isIP(claim) === 0) break;
    address = claim;
  }
  return isIP(address) === 6 ? network(address) : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Returns an address without the IPv4-mapped prefix (`::ffff:10.0.0.7`) and without the zone. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** Returns the /64 network of an IPv6 address, written out. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...gap, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
