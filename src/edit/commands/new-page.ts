import { fillTemplate } from '../../config/schema/fill-template';
import { commandLine } from '../../lib/command/command-line';
import { valueAt } from '../../lib/json';
import { suggestion } from '../../lib/text/closest-match';
import type { Translated } from '../../lib/text/message-language';
import { slug } from '../../lib/text/slug';
import { pageWith } from '../../site/blocks/find-blocks';
import { languagesOf, type Language, type Languages } from '../../site/languages';
import { pagePath, type PagePath } from '../../site/page-url';
import type { Page, SiteConfig } from '../../site/types.generated';
import siteSchema from '../../../schema/site.schema.json';
import { Refusal } from '../edit-site';
import type { GivenText } from '../operations/locale-entries';
import { refuseWrongName } from '../operations/set';

/** What is known of a page that is added. */
export interface NewPage {
  /** Its title in the languages that were given. Where one is missing, its pages show the first language, marked as such. */
  title: GivenText;
  /** The last part of its address; by default it is made from the title. */
  slug?: string | undefined;
  section?: string | undefined;
  /** What it is like: another page, or another section. */
  like?: string | undefined;
}

/**
 * Returns the last part of the address of a new page.
 *
 * @throws {Refusal} when the chosen one has another form, or the title has no letter that one can contain
 */
export function slugOf({ defaultLanguage }: Languages, { title, slug: chosen }: NewPage): string {
  const words = title[defaultLanguage] ?? '';
  const name = chosen ?? slug(words);
  if (chosen === undefined && name === '') throw new Refusal([noAddress(words)]);
  refuseWrongName(name);
  return name;
}

/** Returns what addresses in a section begin with, with one of its own in each language in which a page there has one. */
export function pathsBelow({ pages, ...site }: SiteConfig, start: Page, section: string): PagePath {
  const { languages, defaultLanguage } = languagesOf(site);
  const neighbors = pages.filter((page) => page === start || page.section === section);
  const pathIn = (path: PagePath, language?: Language) => pagePath({ defaultLanguage }, path, language);
  const others = languages.filter((language) =>
    neighbors.some(({ path }) => pathIn(path, language) !== pathIn(path)),
  );
  const paths = [defaultLanguage, ...others].map(
    (language) => [language, `${pathIn(start.path, language)}/`] as const,
  );
  return others.length === 0 ? paths[0]![1] : Object.fromEntries(paths);
}

/**
 * Returns an address that ends with a name. One that a language has of its own ends with the name in this language, if it is free.
 *
 * @param path the address of a page beside it, or what it begins with
 */
export function addressWith(
  { pages, ...site }: SiteConfig,
  path: PagePath,
  name: string,
  names: GivenText,
): PagePath {
  const ended = (address: string, end: string) => address.replace(/[^/]*$/, end);
  if (typeof path === 'string') return ended(path, name);
  const { defaultLanguage } = languagesOf(site);
  const taken = new Set(pages.flatMap((page) => Object.values(Object(page.path))));
  const own = Object.entries(path).map(([language, address]) => {
    const end = language === defaultLanguage ? '' : slug(names[language] ?? '');
    const named = ended(address, end);
    return [language, end === '' || taken.has(named) ? ended(address, name) : named];
  });
  return Object.fromEntries(own) as PagePath;
}

/**
 * Returns the page that editors offer for a service, with a title: a draft whose other texts say that they are to be
 * rewritten.
 */
export function servicePage(config: SiteConfig, id: string, section: string, title: GivenText): Page {
  const { defaultLanguage } = languagesOf(config);
  const contact = pageWith(config, 'contact-form');
  // An empty text is left out.
  const titles = Object.entries(template.name).map(([language, placeholder]) => [
    placeholder,
    title[language] || (defaultLanguage in template.name ? '' : title[defaultLanguage]),
  ]);
  return fillTemplate(template, {
    ...Object.fromEntries(titles),
    [template.id]: id,
    [String(template.section)]: section,
    [String(valueAt(template, ['blocks', 0, 'actions', 0, 'to']))]: contact ? `${contact.id}#${id}` : 'phone',
  }) as Page;
}

/** The snippet that editors offer for the page of a service. */
const template = siteSchema.definitions.page.defaultSnippets[0]!.body;

/** Says that there is no section to which a page can belong. */
export function noSection({ theme }: SiteConfig, section: string): Translated {
  const names = Object.keys(theme.sections).filter((name) => theme.sections[name]?.page !== undefined);
  const add = commandLine('add section', '--title "…"');
  const none = {
    en: `There is none yet. Add one: ${add}`,
    fr: `Il n’y en a pas encore. Ajoutez-en une : ${add}`,
  };
  const { en, fr } = names.length === 0 ? none : suggestion(section, names);
  return {
    en: `There is no section "${section}" with a first page in theme.sections. ${en}`,
    fr: `Il n’y a pas de section « ${section} » avec une première page dans theme.sections. ${fr}`,
  };
}

const noAddress = (title: string) => ({
  en: `No address can be made from "${title}". Choose one, such as --slug domiciliation.`,
  fr: `Aucune adresse ne peut être formée à partir de « ${title} ». Choisissez-en une, comme --slug domiciliation.`,
});
