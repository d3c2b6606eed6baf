import { connect } from 'node:net';

/** A description of a request, and its lines. `{host}` is the host and port of the server. */
type RawRequest = [what: string, request: string, ...headers: string[]];

const SEND = 'POST /api/v1.0/email/send HTTP/1.1';
const OUTBOX = 'GET /__outbox HTTP/1.1';
const PAGE = 'GET / HTTP/1.1';
const OWN = 'Host: {host}';

/** Requests of other sites to a local server, also with DNS names that point to this machine. */
export const attacks: RawRequest[] = [
  ['a page with a foreign host', PAGE, 'Host: evil.example'],
  ['the outbox with a foreign host', OUTBOX, 'Host: evil.example'],
  ['an asset with a foreign host', 'GET /assets/site.css HTTP/1.1', 'Host: evil.example'],
  ['a message with a foreign host', SEND, 'Host: evil.example', 'Content-Length: 0'],
  ['a host that begins with localhost', OUTBOX, 'Host: localhost.evil.example'],
  ['a host that ends in localhost', OUTBOX, 'Host: evil.localhost'],
  ['a host after user information', OUTBOX, 'Host: localhost:80@evil.example'],
  ['an invalid port', OUTBOX, 'Host: localhost:evil'],
  ['IPv4 written as IPv6', OUTBOX, 'Host: [::ffff:127.0.0.1]'],
  ['the address of all interfaces', OUTBOX, 'Host: 0.0.0.0'],
  ['the address as an integer', OUTBOX, 'Host: 2130706433'],
  ['an empty Host', OUTBOX, 'Host:'],
  ['no Host header', 'GET /__outbox HTTP/1.0'],
  ['two Host headers', OUTBOX, OWN, 'Host: evil.example'],
  ['an absolute URL as the target', 'GET http://evil.example/__outbox HTTP/1.1', OWN],
  ['an asterisk as the target', 'OPTIONS * HTTP/1.1', OWN],
  ['the outbox from another site', OUTBOX, OWN, 'Sec-Fetch-Site: cross-site'],
  ['the outbox from another port', OUTBOX, OWN, 'Sec-Fetch-Site: same-site'],
  ['the outbox from a frame without an origin', OUTBOX, OWN, 'Origin: null'],
  ['the outbox for another origin', OUTBOX, OWN, 'Origin: http://evil.example'],
  ['the outbox for another local port', OUTBOX, OWN, 'Origin: http://localhost:1'],
  ['the outbox in another spelling', 'GET //__outbox HTTP/1.1', OWN, 'Sec-Fetch-Site: cross-site'],
  ['deleting the outbox', 'DELETE /__outbox HTTP/1.1', OWN, 'Sec-Fetch-Site: cross-site'],
  ['a message of another origin', SEND, OWN, 'Origin: http://evil.example', 'Content-Length: 0'],
  ['a message of another site', SEND, OWN, 'Sec-Fetch-Site: cross-site', 'Content-Length: 0'],
  ['a message without an origin', SEND, OWN, 'Origin: null', 'Content-Length: 0'],
];

/** Requests of visitors, of pages of the site and of programs. */
export const requests: RawRequest[] = [
  ['a page by the address', PAGE, OWN],
  ['a page by the name', PAGE, 'Host: localhost'],
  ['a page by IPv6', PAGE, 'Host: [::1]:4173'],
  ['a page that another site links to', PAGE, OWN, 'Sec-Fetch-Site: cross-site'],
  ['the outbox in a tab', OUTBOX, OWN, 'Sec-Fetch-Site: none'],
  ['the outbox from a page of the site', OUTBOX, OWN, 'Sec-Fetch-Site: same-origin', 'Origin: http://{host}'],
  ['the outbox by a program', OUTBOX, OWN],
];

/**
 * Sends a request without changing it.
 *
 * @param address the address of the server, such as `http://127.0.0.1:4173`
 * @returns the status of the response; 0 when the connection is closed without a response
 */
export function statusOf(address: string, [, ...lines]: RawRequest): Promise<number> {
  const { host, hostname, port } = new URL(address);
  const text = [...lines, 'Connection: close', '', ''].join('\r\n').replaceAll('{host}', host);
  return new Promise((resolve, reject) => {
    let answer = '';
    const client = connect(Number(port), hostname, () => client.write(text));
    client.on('data', (chunk) => {
      answer += String(chunk);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (!status) return;
      client.destroy();
      resolve(Number(status));
    });
    client.on('close', () => resolve(0)).on('error', reject);
  });
}
