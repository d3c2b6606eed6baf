import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { HASHED_ASSETS, IMMUTABLE, REVALIDATE } from '../../publish/hosting/cache-headers';
import { HEADERS_FILE } from '../../publish/hosting/headers-file';
import { readRedirects, REDIRECTS_FILE } from '../../publish/hosting/redirect-files';
import { headersOfPath } from '../../publish/hosting/path-headers';
import { securityHeaders } from '../../publish/hosting/security-headers';
import { isPrecompressed } from '../../lib/file-types';
import { pageAddress } from '../address';
import { localServer, type Handler } from '../local-server';

/**
 * Serves a built site as a good host does: one canonical address per page, a real 404 in the language of the path,
 * hashed assets cached for a year, everything else revalidated, text in the compression that the browser accepts, and
 * the production security policy.
 *
 * @param folder the built site
 * @param first a handler that comes before the files, such as the local outbox
 */
export function siteServer(
  folder: string,
  first: Handler = () => false,
  headers: Record<string, string> = securityHeaders(),
): Server {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
  });
  return localServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (first(request, response)) return;
    response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405\n');
      return;
    }
    const [sent = '', query] = (request.url ?? '').split('?');
    const path = decodedPath(sent);
    const lead = (status: number, to: string) => {
      const [url = '', anchor] = to.split('#');
      const Location = `${url}${query ? `?${query}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
      response.writeHead(status, { Location }).end();
    };
    const address = pageAddress(path, (page) => hasPage(folder, page)) ?? path;
    if (address !== path) return lead(301, address);
    const redirect = redirectOf(folder, path);
    if (redirect) return lead(redirect.status, redirect.to);
    const missing = () => notFound(folder, path, request, response);
    if (NOT_SERVED.test(path) || isPrecompressed(path)) return missing();
    if (path.startsWith(HASHED_ASSETS)) response.setHeader('Cache-Control', IMMUTABLE);
    for (const [name, value] of headersOfPath(path)) response.setHeader(name, value);
    // A range may be ignored (RFC 9110, 14.2); an unusual one would stop sirv.
    delete request.headers.range;
    // The site may be rebuilt while one of its files is read.
    response.on('pipe', (stream: Readable) => stream.on('error', () => response.destroy()));
    files(request, response, missing);
  });
}

/** Pages for missing addresses, which have no address; hidden files, and those that hosts read; a file is no folder. */
const NOT_SERVED = new RegExp(
  String.raw`^(?:/[a-z]+)?/404(?:\.html)?$|/\.(?!well-known/)|^/(?:${HEADERS_FILE}|${REDIRECTS_FILE})$|./$`,
);

function decodedPath(sent: string): string {
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}

/** Returns whether an address is that of a page, or of an old page, which has a file too. */
function hasPage(folder: string, address: string): boolean {
  if (NOT_SERVED.test(address) || address.endsWith('/index')) return false;
  return existsSync(join(folder, `${address}.html`));
}

/** Returns the redirect of a path. The file is read each time, because a site may be rebuilt while it is served. */
function redirectOf(folder: string, path: string) {
  const file = join(folder, REDIRECTS_FILE);
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')).get(path) : undefined;
}

function notFound(folder: string, path: string, { method }: IncomingMessage, response: ServerResponse) {
  const [, language = ''] = /^\/([a-z]{2,3})(?:\/|$)/.exec(path) ?? [];
  const pages = [join(folder, language, '404.html'), join(folder, '404.html')];
  const page = /\.\w+$/.test(path) ? undefined : pages.find((file) => existsSync(file));
  response.writeHead(404, {
    'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': REVALIDATE,
  });
  response.end(method === 'HEAD' ? undefined : page ? readFileSync(page) : '404\n');
}
