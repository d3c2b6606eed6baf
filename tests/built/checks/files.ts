import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { privateReason } from '../../../src/config/source/public-files';
import { HEADERS_FILE } from '../../../src/publish/hosting/headers-file';
import { isCompressible, isPrecompressed } from '../../../src/lib/file-types';
import type { BuiltSite, Check } from '../built-site';

/** The files that every complete site has. */
const needed = [
  'index.html',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'apple-touch-icon.png',
  '.well-known/security.txt',
  HEADERS_FILE,
];

/** In bytes: a shorter text may gain nothing from being compressed. */
const SMALL = 200;

/** What holds of the files of a site. */
export const fileChecks: Record<string, Check> = {
  'no file that every site has is missing': ({ all }) =>
    needed.filter((path) => !all.includes(path)).map((path) => `${path}: is missing; this is no whole site`),

  'the rules for hosts hold the security policy': (site) =>
    site.text(HEADERS_FILE).includes('Content-Security-Policy: ')
      ? []
      : [`${HEADERS_FILE}: the security headers are missing. Build the site again: npm run build`],

  'nothing is published that is not for visitors': (site) =>
    site.all.flatMap((path) => {
      const reason =
        privateReason(path)?.en ?? (isFile(site, path) ? undefined : 'it is neither a file nor a folder');
      return reason === undefined ? [] : [`${path}: ${reason}`];
    }),

  'every asset is named by its content, so that it can be kept for ever': ({ paths }) =>
    paths
      .filter((path) => path.startsWith('assets/') && !/-[\w-]{8,}\.\w+$/.test(path))
      .map((path) => `${path}: has no hash in its name`),

  'precompressed copies hold the same, are smaller, and all are there or none': (site) => {
    const copies = site.all.filter(isPrecompressed);
    const lone = copies
      .filter((path) => !site.all.includes(path.slice(0, -'.br'.length)))
      .map((path) => `${path}: has no original file`);
    if (copies.length === 0) return lone;
    return [...lone, ...site.paths.filter(isCompressible).flatMap((path) => copyFaults(site, path))];
  },
};

function isFile(site: BuiltSite, path: string): boolean {
  return lstatSync(join(site.folder, path)).isFile();
}

function copyFaults(site: BuiltSite, path: string): string[] {
  const bytes = site.bytes(path);
  return Object.entries({ br: brotliDecompressSync, gz: gunzipSync }).flatMap(([ending, decompressed]) => {
    const copy = `${path}.${ending}`;
    if (!site.all.includes(copy)) return bytes.length > SMALL ? [`${copy}: is missing`] : [];
    const compressed = site.bytes(copy);
    if (compressed.length >= bytes.length) return [`${copy}: is no smaller than its original file`];
    try {
      return decompressed(compressed).equals(bytes) ? [] : [`${copy}: differs from its original file`];
    } catch {
      return [`${copy}: cannot be read: it is not compressed as its name says`];
    }
  });
}
