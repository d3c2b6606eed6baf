import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../site/languages';
import { pageFile } from '../../site/page-url';
import { isCompressible, isPrecompressed } from '../../lib/file-types';
import { REDIRECTS_FILE } from '../../hosting/redirects-file';
import { securityTextFaults } from './security-txt';
import { fileAddresses } from './urls-in-files';
import { leaksIn, type Leak } from './secrets';
import { strangeName } from './file-names';
import { canonicalAddress, readPage } from './page';
import { releasedFiles } from '../list-files';
import { SiteAddresses } from './link-checker';
import { precompressedFault } from './compressed-copy';
import { addressFault } from './unsafe-markup';
import { dataWeight, homeWeight, pageWeight, Weights } from './size-budgets';

/** Without these it is no site. */
const NEEDED = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest'];

const SECURITY_TEXT = '.well-known/security.txt';

/** What a built site is judged by. */
export interface Judged {
  now: Date;
  /** What must not stand in it. */
  leaks: readonly Leak[];
}

/**
 * Everything that speaks against showing a built site to visitors: links and files that are not there, scripts and
 * styles in pages, addresses that are not encrypted, keys, weights, dates. Each file is read once, so that a site of
 * ten thousand pages costs a hundred times one of a hundred.
 *
 * @param folder the built site, such as `dist`
 * @returns what is wrong: the file, and what; nothing when it may go out
 * @throws when there is no such folder, or a link of the file system in it
 */
export function siteFaults(folder: string, { now, leaks }: Judged): string[] {
  if (!existsSync(folder))
    throw new Error(`there is no folder ${folder}: build the site first (npm run build).`);
  const paths = releasedFiles(folder);
  const files = new Set(paths);
  const read = (path: string) => readFileSync(join(folder, path));
  const missing = [...NEEDED, SECURITY_TEXT].filter((path) => !files.has(path));
  if (missing.length > 0) return missing.map((path) => `${path}: is missing; this is no whole site`);
  const origin = /^https:\/\/[^/]+/.exec(canonicalAddress(String(read('index.html'))) ?? '')?.[0];
  if (!origin) return ['index.html: does not say its own address (link rel="canonical")'];

  const faults: string[] = [];
  const tell = (path: string, found: readonly string[]) => {
    for (const fault of found) faults.push(`${path}: ${fault}`);
  };
  const site = new SiteAddresses(
    files,
    origin,
    files.has(REDIRECTS_FILE) ? String(read(REDIRECTS_FILE)) : '',
  );
  const weights = new Weights(folder);
  const homes = languages.map((language) => pageFile('/', language));
  /** Every address once, with the file that names it first: it is looked up when all places are known. */
  const asked = new Map<string, string>();
  const ask = (path: string, addresses: Iterable<string>) => {
    for (const address of addresses) {
      const fault = path.endsWith('.html') ? undefined : addressFault(address);
      if (fault) tell(path, [`"${address}" ${fault}`]);
      const own = site.own(address, urlOf(path));
      if (own !== undefined && !asked.has(own)) asked.set(own, path);
    }
  };

  for (const path of paths) {
    const odd = strangeName(path);
    if (odd) tell(path, [odd]);
    if (isPrecompressed(path) || !isText(path)) continue;
    const bytes = read(path);
    const text = String(bytes);
    for (const twin of [`${path}.br`, `${path}.gz`]) {
      const fault = files.has(twin) && precompressedFault(join(folder, twin), bytes);
      if (fault) tell(twin, [fault]);
    }
    tell(
      path,
      leaksIn(text, leaks).map((what) => `holds ${what}`),
    );
    if (path.endsWith('.html')) {
      const { places, addresses, resources, faults: own } = readPage(text);
      site.add(urlOf(path), places);
      ask(path, addresses);
      tell(path, [...own, ...pageWeight(path, resources, weights)]);
      if (homes.includes(path)) tell(path, homeWeight(path, resources, weights));
    } else {
      try {
        ask(path, fileAddresses(path, text));
      } catch {
        tell(path, ['cannot be read: it is not what its name says']);
      }
      if (path.endsWith('.svg'))
        tell(
          path,
          readPage(text).faults.filter((fault) => !fault.includes('style')),
        );
      if (path.endsWith('.json') && !path.startsWith('assets/')) tell(path, dataWeight(path, weights));
    }
  }
  for (const twin of paths.filter(
    (path) => isPrecompressed(path) && !files.has(path.slice(0, -'.br'.length)),
  ))
    tell(twin, [precompressedFault(join(folder, twin), undefined) ?? '']);
  tell(SECURITY_TEXT, securityTextFaults(String(read(SECURITY_TEXT)), now));
  for (const [own, path] of asked) {
    const fault = site.fault(own);
    if (fault) tell(path, [`"${own}" ${fault}`]);
  }
  return faults;
}

/** What is read: text, also the rules for hosts, whose names have no ending. */
function isText(path: string): boolean {
  return isCompressible(path) || /^_[a-z]+$/.test(path);
}

/** The address at which a file is found. */
function urlOf(path: string): string {
  const stem = path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${stem}`;
}
