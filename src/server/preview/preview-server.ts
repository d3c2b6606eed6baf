import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { languages } from '../../site/languages';
import { pageUrl, urlLanguage } from '../../site/page-url';
import { isPrecompressed } from '../../lib/file-types';
import { contentEncoding } from './content-encoding';
import { HEADERS_FILE } from '../../hosting/headers-file';
import { localServer } from '../local-guard';
import { REDIRECTS_FILE } from '../../hosting/redirects-file';
import { REVALIDATE, IMMUTABLE, HASHED_ASSETS, securityHeaders } from '../../hosting/security-headers';
import { servedRedirects } from './redirects';

/** Handles a request that is not for a file of the site; false when it is not its own. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a built site as a good host does: one spelling of every address, a real 404 in the language
 * of the path, hashed assets for a year, everything else fresh, text in the compression that the visitor
 * takes, and the production security policy.
 *
 * @param folder the built site
 * @param first asked before the files, such as the local outbox
 * @param connect further addresses that the pages may talk to
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
      // sirv has no type for it; this is the registered one (iana.org/assignments/media-types).
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
    const moved = redirect(path);
    if (moved) {
      response.writeHead(moved.status, { Location: withQuery(moved.to, query) }).end();
      return;
    }
    const missing = () => notFound(folder, path, request, response);
    if (missingPages.includes(path) || isPrecompressed(decoded(path))) return missing();
    if (hostFiles.includes(decoded(path))) return missing();
    if (path.startsWith(HASHED_ASSETS)) response.setHeader('Cache-Control', IMMUTABLE);
    // sirv looks for the name alone, and would answer « br;q=0 » in br.
    request.headers['accept-encoding'] = contentEncoding(request.headers['accept-encoding']) ?? '';
    // Its answer « not modified » has none of a file's headers. It is given only when the tag asked about is
    // the file's own; before any other answer the tag is taken away again.
    const tag = request.headers['if-none-match'];
    response.setHeader('Vary', 'Accept-Encoding');
    if (tag) response.setHeader('ETag', tag);
    // A part of a file is nothing that a page asks for, and one that makes no sense would end the server.
    delete request.headers.range;
    // The site may be built anew while one of its files is read.
    response.on('pipe', (stream: Readable) => stream.on('error', () => response.destroy()));
    files(request, response, missing);
  };
  return localServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // A file was there and is gone: the site is being built anew.
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' }).end('503\n');
    }
  });
}

/** What hosts read in the site and never give. */
const hostFiles = [`/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`];

/** The pages shown where there is none have addresses too, and there is nothing to find there either. */
const missingPages = languages.map((language) => pageUrl('/404', language));

/**
 * The one spelling of an address.
 *
 * @example canonicalPath('/en/contact.html') // '/en/contact'
 * @example canonicalPath('/contact/') // '/contact'
 */
export function canonicalPath(path: string): string {
  const plain = path
    .replace(/^[\\/]+/, '/') // two slashes, or a backslash, would lead to another site
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/\/index$/, '')
    .replace(/\/{2,}/g, '/');
  return plain === '' ? '/' : plain;
}

/** An address with the question that was asked of the old one; an anchor stays behind it. */
function withQuery(address: string, query: string | undefined): string {
  const [url = '', anchor] = address.split('#');
  return `${url}${query ? `?${query}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** A path as the files are looked up: `%2E` is a full stop. What cannot be decoded is no file's name. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function notFound(folder: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const language = urlLanguage(path);
  const own = join(folder, language === 'fr' ? '' : language, '404.html');
  const isPage = !/\.\w+$/.test(path) && existsSync(own);
  const encoding = contentEncoding(request.headers['accept-encoding']);
  const twin = `${own}.${encoding === 'gzip' ? 'gz' : 'br'}`;
  const isCompressed = isPage && encoding !== undefined && existsSync(twin);
  const content = isPage ? readFileSync(isCompressed ? twin : own) : Buffer.from('404\n');
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
 * @returns the address, when it listens
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
