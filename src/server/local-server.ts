import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { say } from '../lib/text/message-language';

/** Handles a request that is not for a file of the site; returns false for any other request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Creates a server for this machine. It refuses every request that does not name this machine as its host (DNS
 * rebinding, RFC 9110 section 7.2), and requests to the developer's tools that a page of another origin makes. Requests
 * without `Origin` and `Sec-Fetch-Site` do not come from a browser and are accepted.
 *
 * @param handle answers accepted requests
 */
export function localServer(handle: RequestListener): Server {
  return createServer((request, response) => {
    const reason = refusal(request);
    if (reason === null) return handle(request, response);
    // The rest of a long body is not read.
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    response.end(`${reason}\n`);
  });
}

/**
 * Starts a server on loopback.
 *
 * @returns the address, once the server listens
 * @throws when the port is taken
 */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              say({
                en: `Port ${port} is taken. Choose another: PORT=${port + 1} before the command.`,
                fr: `Le port ${port} est pris. Choisissez-en un autre : PORT=${port + 1} devant la commande.`,
              }),
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Returns why a request is refused; null when it is accepted. */
function refusal({ url = '', headers, headersDistinct }: IncomingMessage): string | null {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (headersDistinct.host?.length !== 1 || !LOCAL_HOST.test(host))
    return 'This server answers only requests to localhost, 127.0.0.1 and [::1]. Open it under one of these names.';
  // An absolute URL as the target (RFC 9112, section 3.2.2) could name another host than the header.
  if (!url.startsWith('/')) return 'The target of a request must start with a slash.';
  // The outbox, sending, opening the editor: only this site's own pages may ask for them.
  const isTool = /^\/+(?:__|api\/v1\.0\/email\/send)/i.test(url);
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`);
  return isTool && isForeign
    ? 'A page of another origin made this request. Open the address in its own tab.'
    : null;
}
