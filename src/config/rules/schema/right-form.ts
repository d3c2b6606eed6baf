import { isObject, leavesIn } from '../../../lib/json';
import { closestMatch } from '../../../lib/text/closest-match';
import { NO_TEXT } from '../../../lib/text/characters';
import { slug } from '../../../lib/text/slug';
import type { ReferenceKind } from '../../references/reference';
import type { SchemaNode } from '../../schema/schema-node';

/**
 * Returns a text in the form that a pattern asks for, where it follows from the text; otherwise null.
 *
 * @param text does not match the pattern
 * @param node the part of the schema with the pattern
 * @param config not yet valid: a link may name one of its pages by its address
 * @example rightForm('9h30', time, config) // '09:30'
 */
export function rightForm(
  text: string,
  { pattern = '', refersTo }: SchemaNode,
  config: unknown,
): string | null {
  const accepted = new RegExp(pattern, 'u');
  const visible = text.replaceAll(new RegExp(`${NO_TEXT.source}|\\p{Cf}`, 'gu'), '').trim();
  const forms = [
    ...(LINKS.includes(refersTo) ? linksTo(visible, config) : []),
    ...otherForms(visible),
    ...(refersTo === undefined ? slugs(visible) : []),
  ];
  return forms.find((form) => accepted.test(form)) ?? null;
}

/** Returns a text in the forms of an address, a phone number, a time and a color. */
function otherForms(text: string): string[] {
  const time = (_: string, hours: string, minutes = '00') => `${hours.padStart(2, '0')}:${minutes}`;
  return [
    text,
    text.replace(/^(?:https?:\/\/)*(?=[\w-]+(?:\.[\w-]+)+(?:\/|$))/, 'https://').replace(/\/$/, ''),
    /^[+\d]/.test(text) ? text.replaceAll(/[\s.()-]/g, '').replace(/^00/, '+') : '',
    text.replace(/^(\d{1,2}) ?[hH:.] ?(\d{2})?$/, time),
    `#${text}`,
    text.replaceAll(/[oO](?=[^g-z]*$)/g, '0'),
    text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    text.toUpperCase(),
  ];
}

/** Returns a text as a name, and as an address. */
function slugs(text: string): string[] {
  const steps = pathIn(text).split('/').filter(Boolean).map(slug);
  return [slug(text), steps.includes('') ? '' : `/${steps.join('/')}`];
}

/** Returns the link to the page that a text names by its address, or by its id in other letters. */
function linksTo(text: string, config: unknown): string[] {
  const { url, pages: list, languages } = Object(config) as Record<string, unknown>;
  const hostIn = (address: string) => /^(?:https?:\/\/)+(?:www\.)?([^/:]+)/.exec(address)?.[1];
  if (![undefined, 'localhost', '127.0.0.1', hostIn(String(url))].includes(hostIn(text))) return [];
  const [address = '', ...anchor] = pathIn(text).split('#');
  const pages = [list].flat().filter(isObject);
  const codes = [languages].flat().map((language) => String(Object(language).code));
  const [, code = '', named = ''] = /^\/([^/]+)(\/.*)$/.exec(address) ?? [];
  const pageAt = (place: string) =>
    pages.find(({ path }) =>
      (typeof path === 'string' ? [path] : Object.values(Object(path))).includes(place),
    );
  const page =
    pageAt(address) ??
    pages.find(({ id }) => id === slug(address)) ??
    (codes.includes(code) ? pageAt(named) : undefined);
  if (page) return [[page.id, ...anchor].join('#')];
  // The name of something on a page, such as a project.
  const place = slug(anchor[0] ?? address);
  const withPlace = pages.find((one) =>
    leavesIn(one.blocks).some(({ path, value }) => path.at(-1) === 'id' && value === place),
  );
  if (withPlace) return [`${String(withPlace.id)}#${place}`];
  const ids = pages.map(({ id }) => String(id));
  return [closestMatch(slug(address), ids) ?? ''];
}

/** What refers to a page, or to something on one. */
const LINKS: (string | undefined)[] = ['target', 'page', 'place'] satisfies ReferenceKind[];

/** Returns an address without the site that it may begin with, and without the end that a file has. */
function pathIn(address: string): string {
  return address.replace(/^(?:https?:\/\/)+[^/]+/, '').replace(/(?:\.html?|(?<=.)\/)(?=#|$)/, '');
}
