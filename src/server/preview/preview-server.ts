import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { HEADERS_FILE } from '../../hosting/headers-file';
import { REDIRECTS_FILE } from '../../hosting/redirects-file';
import { headersOfPath } from '../../hosting/path-headers';
import { securityHeaders } from '../../hosting/security-headers';
import { isPrecompressed } from '../../lib/file-types';
import { pageAddress, requestedPath } from '../address';
import { localServer } from '../local-guard';
import { contentEncoding } from './content-encoding';
import { servedRedirects } from './redirects';

/** The files with a checksum in their names never change, so they are kept for a year; never with a 404 response. */
const HASHED_ASSETS = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** All other files are asked for again, and usually answered with “304 Not Modified”. */
const REVALIDATE = 'no-cache';

/** Handles a request that is not for a file of the site; returns false for any other request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a built site as a good host does: one canonical address per page, a real 404 in the language of the path,
 * hashed assets cached for a year, everything else revalidated, text in the compression that the browser accepts, and
 * the production security policy.
 *
 * @param folder the built site
 * @param first a handler that comes before the files, such as the local outbox
 * @param headers the headers of all responses, by name
 */
export function siteServer(
  folder: string,
  first: Handler = () => false,
  headers: Record<string, string> = securityHeaders(),
): Server {
  const redirect = servedRedirects(folder);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.removeHeader('ETag');
      // sirv has no type for it. This is the registered one (iana.org/assignments/media-types).
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (first(request, response)) return;
    response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405\n');
      return;
    }
    const [, sent = '', query] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? [];
    const path = requestedPath(sent);
    if (path === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('400\n');
      return;
    }
    const address = pageAddress(path, (page) => hasPage(folder, page)) ?? sent;
    if (address !== sent) {
      response.writeHead(301, { Location: query ? `${address}?${query}` : address }).end();
      return;
    }
    const target = redirect(path);
    if (target) {
      response.writeHead(target.status, { Location: withQuery(target.to, query) }).end();
      return;
    }
    const missing = () => notFound(folder, path, request, response);
    if (NOT_SERVED.test(path) || isPrecompressed(path)) return missing();
    if (path.startsWith(HASHED_ASSETS)) response.setHeader('Cache-Control', IMMUTABLE);
    for (const [name, value] of headersOfPath(path)) response.setHeader(name, value);
    request.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
    // sirv looks only for the name, and would answer `br;q=0` in br.
    request.headers['accept-encoding'] = contentEncoding(request.headers['accept-encoding']) ?? '';
    // Its answer “304 Not Modified” has none of a file's headers. sirv sends it only when the requested tag is the
    // file's own; before any other answer the tag is removed again.
    const tag = request.headers['if-none-match'];
    response.setHeader('Vary', 'Accept-Encoding');
    if (tag) response.setHeader('ETag', tag);
    // A video is requested in parts, uncompressed. An unusual range would stop sirv; it may be ignored (RFC 9110, 14.2).
    if (!isPlainRange(request.headers.range) || request.headers['if-range']) delete request.headers.range;
    else request.headers['accept-encoding'] = '';
    // The site may be rebuilt while one of its files is read.
    response.on('pipe', (stream: Readable) => stream.on('error', () => response.destroy()));
    files(request, response, missing);
  };
  return localServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // A file has disappeared: the site is being rebuilt.
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' }).end('503\n');
    }
  });
}

/** Pages for missing addresses, which have no address; hidden files, and those that hosts read; a file is no folder. */
const NOT_SERVED = new RegExp(
  String.raw`^(?:/[a-z]+)?/404(?:\.html)?$|/\.(?!well-known/)|^/(?:${HEADERS_FILE}|${REDIRECTS_FILE})$|./$`,
);

/** Returns whether an address is that of a page, or of an old page, which has a file too. */
function hasPage(folder: string, address: string): boolean {
  if (NOT_SERVED.test(address) || address.endsWith('/index')) return false;
  return existsSync(join(folder, `${address}.html`));
}

/** Returns whether a range is one that sirv reads correctly: of one part, from a first byte to a last one or to the end. */
function isPlainRange(range: string | undefined): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return first !== undefined && (last === '' || (Number(last) > 0 && Number(last) >= Number(first)));
}

/** Adds the query of the old address to the new one, before its anchor. */
function withQuery(address: string, query: string | undefined): string {
  const [url = '', anchor] = address.split('#');
  return `${url}${query ? `?${query}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}

function notFound(folder: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const [, language = ''] = /^\/([a-z]{2,3})(?:\/|$)/.exec(path) ?? [];
  const inLanguage = join(folder, language, '404.html');
  const page = existsSync(inLanguage) ? inLanguage : join(folder, '404.html');
  const isPage = !/\.\w+$/.test(path) && existsSync(page);
  const encoding = contentEncoding(request.headers['accept-encoding']);
  const compressed = `${page}.${encoding === 'gzip' ? 'gz' : 'br'}`;
  const isCompressed = isPage && encoding !== undefined && existsSync(compressed);
  const content = isPage ? readFileSync(isCompressed ? compressed : page) : Buffer.from('404\n');
  response.removeHeader('ETag');
  response.writeHead(404, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': content.length,
    'Cache-Control': REVALIDATE,
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
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
          ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} before the command.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}
