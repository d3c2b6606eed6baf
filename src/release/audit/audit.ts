import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../site/languages';
import { pageFile } from '../../site/page-url';
import { isCompressible, isPrecompressed } from '../../lib/file-types';
import { REDIRECTS_FILE } from '../../hosting/redirects-file';
import { securityTextFaults } from './security-txt';
import { fileAddresses } from './urls-in-files';
import { leaksIn, type Leak } from './secrets';
import { unpublishableName } from './file-names';
import { canonicalAddress, readPage } from './page';
import { releasedFiles } from '../list-files';
import { SiteAddresses } from './link-checker';
import { precompressedFault } from './compressed-copy';
import { addressFault } from './unsafe-markup';
import { dataWeight, homeWeight, pageWeight, Weights } from './size-budgets';

/** The files that every complete site has. */
const NEEDED = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest'];

const SECURITY_TEXT = '.well-known/security.txt';

/** The inputs of the audit besides the site. */
export interface Judged {
  now: Date;
  /** Patterns that must not occur in the files. */
  leaks: readonly Leak[];
}

/**
 * Audits a built site before it is published: missing files and link targets, inline scripts and styles, unencrypted
 * URLs, secrets, sizes, dates. Each file is read once, so that the time grows linearly with the number of pages.
 *
 * @param folder the built site, such as `dist`
 * @returns a message for each problem, with the file; empty when the site can be published
 * @throws when the folder does not exist or contains a symbolic link
 */
export function auditSite(folder: string, { now, leaks }: Judged): string[] {
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
  const report = (path: string, found: readonly string[]) => {
    for (const fault of found) faults.push(`${path}: ${fault}`);
  };
  const site = new SiteAddresses(
    files,
    origin,
    files.has(REDIRECTS_FILE) ? String(read(REDIRECTS_FILE)) : '',
  );
  const weights = new Weights(folder);
  const homes = languages.map((language) => pageFile('/', language));
  /** Every URL once, with the first file that contains it. They are checked when all pages have been read. */
  const asked = new Map<string, string>();
  const ask = (path: string, addresses: Iterable<string>) => {
    for (const address of addresses) {
      const fault = path.endsWith('.html') ? undefined : addressFault(address);
      if (fault) report(path, [`"${address}" ${fault}`]);
      const own = site.own(address, urlOf(path));
      if (own !== undefined && !asked.has(own)) asked.set(own, path);
    }
  };

  for (const path of paths) {
    const odd = unpublishableName(path);
    if (odd) report(path, [odd]);
    if (isPrecompressed(path) || !isText(path)) continue;
    const bytes = read(path);
    const text = String(bytes);
    for (const copy of [`${path}.br`, `${path}.gz`]) {
      const fault = files.has(copy) && precompressedFault(join(folder, copy), bytes);
      if (fault) report(copy, [fault]);
    }
    report(
      path,
      leaksIn(text, leaks).map((what) => `holds ${what}`),
    );
    if (path.endsWith('.html')) {
      const { places, addresses, resources, faults: own } = readPage(text);
      site.add(urlOf(path), places);
      ask(path, addresses);
      report(path, [...own, ...pageWeight(path, resources, weights)]);
      if (homes.includes(path)) report(path, homeWeight(path, resources, weights));
    } else {
      try {
        ask(path, fileAddresses(path, text));
      } catch {
        report(path, ['cannot be read: it is not what its name says']);
      }
      if (path.endsWith('.svg'))
        report(
          path,
          readPage(text).faults.filter((fault) => !fault.includes('style')),
        );
      if (path.endsWith('.json') && !path.startsWith('assets/')) report(path, dataWeight(path, weights));
    }
  }
  for (const copy of paths.filter(
    (path) => isPrecompressed(path) && !files.has(path.slice(0, -'.br'.length)),
  ))
    report(copy, [precompressedFault(join(folder, copy), undefined) ?? '']);
  report(SECURITY_TEXT, securityTextFaults(String(read(SECURITY_TEXT)), now));
  for (const [own, path] of asked) {
    const fault = site.fault(own);
    if (fault) report(path, [`"${own}" ${fault}`]);
  }
  return faults;
}

/** Returns whether a file is text; the rules for hosts have no extension. */
function isText(path: string): boolean {
  return isCompressible(path) || /^_[a-z]+$/.test(path);
}

/** Returns the URL path of a file. */
function urlOf(path: string): string {
  const stem = path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${stem}`;
}
