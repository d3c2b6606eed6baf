import { isIP, type BlockList } from 'node:net';

/**
 * The address that a request is counted for. The proxies that are trusted say whom they speak for in
 * `X-Forwarded-For`, each behind the one before; the last that is not one of them is who asked. What stands before
 * that was written by the visitor and is not believed.
 *
 * @param peer whose connection it is
 * @param forwarded the header, empty when there is none
 * @returns an IPv4 address, or the network of an IPv6 address: a household has all the addresses of its /64
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

/** An IPv4 address as a socket of both versions tells it, `::ffff:10.0.0.7`, is the IPv4 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first half of an IPv6 address, written out. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...gap, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
