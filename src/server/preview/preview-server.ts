import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { HEADERS_FILE } from '../../hosting/headers-file';
import { REDIRECTS_FILE } from '../../hosting/redirects-file';
import { HASHED_ASSETS, IMMUTABLE, REVALIDATE } from '../../hosting/cache-control';
import { securityHeaders } from '../../hosting/security-headers';
import { isPrecompressed } from '../../lib/file-types';
import { languages } from '../../site/languages';
import { pageFile, pageUrl, urlLanguage } from '../../site/page-url';
import { localServer } from '../local-guard';
import { contentEncoding } from './content-encoding';
import { servedRedirects } from './redirects';

/** Handles a request that is not for a file of the site; returns false for any other request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a built site as a good host does: one canonical address per page, a real 404 in the language of the path,
 * hashed assets cached for a year, everything else revalidated, text in the compression that the browser accepts, and
 * the production security policy.
 *
 * @param folder the built site
 * @param first a handler that comes before the files, such as the local outbox
 * @param connect further origins that the pages may connect to
 */
export function siteServer(folder: string, first: Handler = () => false, connect: string[] = []): Server {
  const headers = Object.entries(securityHeaders(connect));
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
    for (const [name, value] of headers) response.setHeader(name, value);
    if (first(request, response)) return;
    response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405\n');
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split('?');
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      response.writeHead(301, { Location: query ? `${canonical}?${query}` : canonical }).end();
      return;
    }
    const target = redirect(path);
    if (target) {
      response.writeHead(target.status, { Location: withQuery(target.to, query) }).end();
      return;
    }
    const missing = () => notFound(folder, path, request, response);
    if (isMissingPage(path) || isPrecompressed(decode(path))) return missing();
    if (hostFiles.includes(decode(path))) return missing();
    if (path.startsWith(HASHED_ASSETS)) response.setHeader('Cache-Control', IMMUTABLE);
    // sirv looks only for the name, and would answer `br;q=0` in br.
    request.headers['accept-encoding'] = contentEncoding(request.headers['accept-encoding']) ?? '';
    // Its answer “304 Not Modified” has none of a file's headers. sirv sends it only when the requested tag is the
    // file's own; before any other answer the tag is removed again.
    const tag = request.headers['if-none-match'];
    response.setHeader('Vary', 'Accept-Encoding');
    if (tag) response.setHeader('ETag', tag);
    // Pages never request a part of a file, and an invalid range would stop the server.
    delete request.headers.range;
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

/** The files that hosts read in the site and never serve. */
const hostFiles = [`/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`];

/** Returns whether a path is the address of a not-found page, which answers 404 as well. */
function isMissingPage(path: string): boolean {
  return languages.some((language) => pageUrl('/404', language) === path);
}

/**
 * Returns the canonical form of an address.
 *
 * @example canonicalPath('/en/contact.html') // '/en/contact'
 * @example canonicalPath('/contact/') // '/contact'
 */
export function canonicalPath(path: string): string {
  const plain = path
    .replace(/^[\\/]+/, '/') // two slashes, or a backslash, would lead to another host
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/\/index$/, '')
    .replace(/\/{2,}/g, '/');
  return plain === '' ? '/' : plain;
}

/** Adds the query of the old address to the new one, before its anchor. */
function withQuery(address: string, query: string | undefined): string {
  const [url = '', anchor] = address.split('#');
  return `${url}${query ? `?${query}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Decodes a path as sirv does: `%2E` is a full stop. A path that cannot be decoded is not the name of a file. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function notFound(folder: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const language = urlLanguage(path);
  const page = join(folder, pageFile('/404', language));
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
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}
