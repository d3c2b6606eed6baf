import { connect } from 'node:net';

/** What a request is, and its lines; `{host}` is the server's own name with its port. */
type RawRequest = [what: string, request: string, ...headers: string[]];

const SEND = 'POST /api/v1.0/email/send HTTP/1.1';
const OUTBOX = 'GET /__outbox HTTP/1.1';
export const PAGE = 'GET / HTTP/1.1';
const OWN = 'Host: {host}';

/** What a page of another site, or a name that leads to this machine, may try on a local server. */
export const attacks: RawRequest[] = [
  ['a page under a foreign name', PAGE, 'Host: evil.example'],
  ['the outbox under a foreign name', OUTBOX, 'Host: evil.example'],
  ['the data of a page under a foreign name', 'GET /index.json HTTP/1.1', 'Host: evil.example'],
  ['an asset under a foreign name', 'GET /assets/site.css HTTP/1.1', 'Host: evil.example'],
  ['a message under a foreign name', SEND, 'Host: evil.example', 'Content-Length: 0'],
  ['a source under a foreign name', 'GET /src/app/entry/start.ts HTTP/1.1', 'Host: evil.example'],
  ['a foreign name with a port', OUTBOX, 'Host: evil.example:80'],
  ['a name that begins with localhost', OUTBOX, 'Host: localhost.evil.example'],
  ['a name that ends in localhost', OUTBOX, 'Host: evil.localhost'],
  ['a name that begins with the address', OUTBOX, 'Host: 127.0.0.1.evil.example'],
  ['a name behind an account', OUTBOX, 'Host: localhost:80@evil.example'],
  ['a name with a dot at its end', OUTBOX, 'Host: localhost.'],
  ['a port that is none', OUTBOX, 'Host: localhost:evil'],
  ['IPv4 written as IPv6', OUTBOX, 'Host: [::ffff:127.0.0.1]'],
  ['IPv6 without brackets', OUTBOX, 'Host: ::1'],
  ['the address of every interface', OUTBOX, 'Host: 0.0.0.0'],
  ['an address of the network', OUTBOX, 'Host: 192.168.1.7'],
  ['the address as one number', OUTBOX, 'Host: 2130706433'],
  ['no name', OUTBOX, 'Host:'],
  ['no Host at all', 'GET /__outbox HTTP/1.0'],
  ['two names', OUTBOX, OWN, 'Host: evil.example'],
  ['a whole address as the target', 'GET http://evil.example/__outbox HTTP/1.1', OWN],
  ['a star as the target', 'OPTIONS * HTTP/1.1', OWN],
  ['the outbox from another site', OUTBOX, OWN, 'Sec-Fetch-Site: cross-site'],
  ['the outbox from another port', OUTBOX, OWN, 'Sec-Fetch-Site: same-site'],
  ['the outbox from a frame without an origin', OUTBOX, OWN, 'Origin: null'],
  ['the outbox for another origin', OUTBOX, OWN, 'Origin: http://evil.example'],
  ['the outbox for another scheme', OUTBOX, OWN, 'Origin: https://{host}'],
  ['the outbox for another local port', OUTBOX, OWN, 'Origin: http://localhost:1'],
  ['the outbox in another spelling', 'GET //__outbox HTTP/1.1', OWN, 'Sec-Fetch-Site: cross-site'],
  ['deleting the outbox', 'DELETE /__outbox HTTP/1.1', OWN, 'Sec-Fetch-Site: cross-site'],
  ['a message of another origin', SEND, OWN, 'Origin: http://evil.example', 'Content-Length: 0'],
  ['a message of another site', SEND, OWN, 'Sec-Fetch-Site: cross-site', 'Content-Length: 0'],
  ['a message without an origin', SEND, OWN, 'Origin: null', 'Content-Length: 0'],
];

/** What people, the site's own pages and programs ask for. */
export const requests: RawRequest[] = [
  ['a page by the address', PAGE, OWN],
  ['a page by the name', PAGE, 'Host: localhost'],
  ['a page by the name in capitals', PAGE, 'Host: LOCALHOST:4173'],
  ['a page by IPv6', PAGE, 'Host: [::1]:4173'],
  ['a page that another site links to', PAGE, OWN, 'Sec-Fetch-Site: cross-site'],
  ['the outbox in a tab', OUTBOX, OWN, 'Sec-Fetch-Site: none'],
  ['the outbox from a page of the site', OUTBOX, OWN, 'Sec-Fetch-Site: same-origin', 'Origin: http://{host}'],
  ['the outbox by a program', OUTBOX, OWN],
];

/**
 * Sends a request as it is written.
 *
 * @param address the server's, such as `http://127.0.0.1:4173`
 * @returns the status of the answer; 0 when the connection is closed without one
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
