/**
 * Returns the host of a web address or of an e-mail address, as computers write it.
 *
 * @param address such as `https://www.trace.example/a`, `contact@trace.example` or `mailto:contact@trace.example`
 * @returns undefined when there can be no such host: it is not encoded correctly, has no dot, or ends with one
 * @example hostName('https://www.tracé.example') // 'www.xn--trac-epa.example'
 */
export function hostName(address: string): string | undefined {
  const url = address.startsWith('https://') ? address : `https://${address.split('@').at(-1)}`;
  const { hostname = '' } = parseUrl(url) ?? {};
  return /^[^.]+(?:\.[^.]+)+$/.test(hostname) ? hostname : undefined;
}

/**
 * Returns the address that a site with this address has: `https://` and its host, without a port and a path.
 *
 * @returns undefined when there can be no such host
 */
export function siteOrigin(address: string): string | undefined {
  const host = hostName(address);
  return host === undefined ? undefined : `https://${host}`;
}

/**
 * Parses an address; undefined when it is none. `URL.canParse()` of Node 20 refuses every address with an accent after some
 * thousand calls, and it has no `URL.parse()`.
 *
 * @param base the address to which a relative one is relative
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
