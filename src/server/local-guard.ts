import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/**
 * Creates a server for this machine. Before anything else answers, it refuses every request that does not name this
 * machine as its host (DNS rebinding, RFC 9110 section 7.2), and requests to the developer's tools that a page of
 * another origin makes. Requests without `Origin` and `Sec-Fetch-Site` come from no browser and are let through.
 *
 * @param handle answers what is not refused
 * @param sockets gets the `upgrade` events that are not refused; without it an upgrade is an ordinary request
 */
export function localServer(handle: RequestListener, sockets?: Server): Server {
  const server = createServer((request, response) => {
    const reason = refusal(request, isTool(request));
    if (reason === null) return handle(request, response);
    // The rest of a long body is not read.
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    response.end(`${reason}\n`);
  });
  if (!sockets) return server;
  return server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (refusal(request, true) === null) sockets.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** What only this site's own pages may ask for: the outbox, sending, opening the editor. */
function isTool({ url = '' }: IncomingMessage): boolean {
  return /^\/+(?:__|api\/v1\.0\/email\/send)/i.test(url);
}

/** Why a request is refused; null when it is not. */
function refusal(
  { url = '', headers, headersDistinct }: IncomingMessage,
  isOwnOriginOnly: boolean,
): string | null {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (headersDistinct.host?.length !== 1 || !LOCAL_HOST.test(host))
    return 'This server answers requests to localhost, 127.0.0.1 and [::1] only. Open it under one of these names.';
  // A whole address as the target (RFC 9112, section 3.2.2) would name another host than the header does.
  if (!url.startsWith('/')) return 'The target of a request starts with a slash.';
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`);
  return isOwnOriginOnly && isForeign
    ? 'A page of another origin asked for this. Open the address itself, in a tab of its own.'
    : null;
}
