import { BlockList, isIP } from 'node:net';

/**
 * Parses the list of proxies whose `X-Forwarded-For` is trusted.
 *
 * @param entries addresses and networks: `127.0.0.1`, `172.16.0.0/12`, `::1`
 */
export function parseProxies(entries: readonly string[]): { trusted: BlockList; faults: string[] } {
  const trusted = new BlockList();
  const faults: string[] = [];
  for (const entry of entries) {
    const [address = '', length, ...more] = entry.split('/');
    const version = isIP(address);
    const maxLength = version === 4 ? 32 : 128;
    const prefix = length === undefined ? maxLength : Number(length || Number.NaN);
    if (version === 0 || more.length > 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > maxLength)
      faults.push(`"${entry}" is not an IP address or network. Use a form such as 10.0.0.7 or 10.0.0.0/8.`);
    else trusted.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return { trusted, faults };
}
