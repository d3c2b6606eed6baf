import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../lib/json';
import type { Language } from '../../site/languages';
import { pageData } from '../../site/page-data/page-data';
import type { Site } from '../../site/site';
import type { Page } from '../../site/types.generated';

/**
 * The form of the hashes: raise it when a change of the program, not of a site, changes them. The dates of a site stay then,
 * because a hash of another form cannot be compared.
 */
const FORM = '5';

/** What page data hold besides content: the look, the behavior, and the ways to other pages. */
const notContent = new Set(
  [
    'variant section column color gradient icon sign signs plan drawing featured width height sources direction',
    'number chatNumber id from placeholder language direction interval transition tilt duration rules',
    'href external privacyHref recipients breadcrumbs contentsLinks subjects',
    'sections neighbours testimonial',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Returns a function that hashes the content of a page in one language: the words, figures and pictures that it shows, and
 * their order. The layout around the page, its look and its links do not count.
 *
 * @param root the folder of the site, whose `public/` contains the pictures
 */
export function contentHashes(site: Site, root: string): (page: Page, language: Language) => string {
  const originals = new Map([...site.pictures].map(([name, { src }]) => [src, name]));
  const pictures = new Map<string, string | null>();
  const pictureHash = (src: string) => {
    const name = originals.get(src) ?? src;
    const file = join(root, 'public', name);
    // What the build draws has no file: it is part of the look.
    if (!pictures.has(name)) pictures.set(name, isFile(file) ? hashOf(readFileSync(file)) : null);
    return pictures.get(name);
  };
  const contentOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(contentOf);
    if (!isObject(value)) return value;
    return Object.keys(value)
      .filter((key) => !notContent.has(key) && value[key] !== undefined)
      .toSorted()
      .map((key) => [key, key === 'src' ? pictureHash(String(value[key])) : contentOf(value[key])]);
  };
  return (page, language) => {
    const { title, description, blocks } = pageData(site, page.path, language);
    return `${FORM}-${hashOf(JSON.stringify(contentOf({ title, description, blocks })))}`;
  };
}

/** Returns whether two hashes can be compared. */
export function isComparable(hash: string): boolean {
  return hash.startsWith(`${FORM}-`);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
