import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isPrecompressed } from '../../src/lib/file-types';
import type { Answer } from '../support/ask';

/** The files of the built site that visitors ask for. */
export const files = readdirSync('dist', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('dist', join(entry.parentPath, entry.name)))
  .filter((path) => !isPrecompressed(path) && !/(?:^|\/)404\.html$|^_|^\.htaccess$/.test(path));

const encodings = {
  identity: { ending: '', decoded: (body: Buffer) => body },
  gzip: { ending: '.gz', decoded: gunzipSync },
  br: { ending: '.br', decoded: brotliDecompressSync },
};

export type Encoding = keyof typeof encodings;

const types: Record<string, RegExp> = {
  html: /^text\/html/,
  txt: /^text\/plain/,
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/manifest\+json/,
};

/** Returns the files that a server gives otherwise than they were built: their bytes, their encoding and their type. */
export async function changedFiles(
  get: (path: string, encoding: Encoding) => Promise<Answer>,
  encoding: Encoding,
): Promise<string[]> {
  const { ending, decoded } = encodings[encoding];
  const asked = files.filter((path) => !ending || existsSync(`dist/${path}${ending}`));
  const faults = await Promise.all(
    asked.map(async (path) => {
      const address = `/${path}`.replace(/(?:^\/index)?\.html$/, '') || '/';
      const { status, headers, body } = await get(address, encoding);
      const type = headers['content-type']?.[0] ?? '';
      const isRight =
        status === 200 &&
        (headers['content-encoding']?.[0] ?? 'identity') === encoding &&
        (types[path.split('.').at(-1) ?? ''] ?? /^(?!.*octet-stream)/).test(type) &&
        (headers['vary']?.join() === 'Accept-Encoding' || !existsSync(`dist/${path}.gz`)) &&
        decoded(body).equals(readFileSync(join('dist', path)));
      return isRight ? [] : [`${path}: ${status} ${JSON.stringify(headers)}`];
    }),
  );
  return asked.length > 50 ? faults.flat() : ['the site has hardly a file'];
}
