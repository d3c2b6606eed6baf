import { publicationNotice } from '../../config/publication/notice';
import type { Path } from '../../lib/json';
import { heroOf } from '../../site/blocks/hero';
import { coveredLanguages, textCounts } from '../../site/coverage';
import { headLinks } from '../../site/head-links';
import { languageName, perLanguage, type Language } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import type { Page } from '../../site/types.generated';
import { lineOf, type ExplainContext } from './context';
import { explainText, type ExplainedField } from './text';

/**
 * Explains the head of a page: each value and its origin.
 *
 * @param path the path of the page in the config
 * @param now the time of the build, to tell what is not published
 */
export function explainHead(
  context: ExplainContext,
  page: Page,
  path: Path,
  language: Language,
  now: Date,
): ExplainedField[] {
  const { site, source } = context;
  const { config } = site;
  const text = (name: 'title' | 'description') => explainText(context, page[name], [...path, name], language);
  const title = text('title');
  const keywords =
    page.keywords === undefined
      ? explainText(context, config.keywords, ['keywords'], language)
      : explainText(context, page.keywords, [...path, 'keywords'], language);
  const alternates = perLanguage((alternate) => pageUrl(page.path, alternate));
  const covered = coveredLanguages(site, page);
  const links = headLinks(
    {
      url: pageUrl(page.path, language),
      language,
      alternates,
      covered,
    },
    config.url,
  );
  const notice = publicationNotice(page, now, config.organization.hours.timeZone);
  const unpublished = notice === null ? [] : [`${notice}; its address answers 404`];
  const reasons = reasonsNotIndexed(context, page, language, links.isIndexed);
  const indexing = links.isIndexed ? 'may be listed by search engines' : 'noindex';
  const typeOrigin = page.ogType === undefined ? 'default' : lineOf(source, [...path, 'ogType']);
  return [
    {
      field: 'title',
      value: `${title.value} | ${config.organization.name}`,
      from: [
        ...title.from,
        `"${config.organization.name}" is organization.name, ${lineOf(source, ['organization', 'name'])}`,
      ],
    },
    { field: 'description', ...text('description') },
    {
      field: 'keywords',
      value: keywords.value,
      from: [
        ...keywords.from,
        ...(page.keywords === undefined ? ['of the site, because the page has none'] : []),
      ],
    },
    {
      field: 'canonical',
      value: links.canonical,
      from: [`${lineOf(source, ['url'])} and ${lineOf(source, [...path, 'path'])}`],
    },
    {
      field: 'robots',
      value: unpublished.length > 0 ? 'not published: visitors do not see the page' : indexing,
      from: [...unpublished, ...reasons],
    },
    { field: 'alternates', value: links.alternates.map(({ hreflang }) => hreflang).join(', '), from: [] },
    { field: 'type', value: page.ogType ?? 'website', from: [typeOrigin] },
  ];
}

/** Returns why search engines must not index a page in a language. */
function reasonsNotIndexed(
  { site }: ExplainContext,
  page: Page,
  language: Language,
  isIndexed: boolean,
): string[] {
  if (isIndexed) return [];
  const lacks = (value: unknown) => textCounts(site, value, language).missing > 0;
  const headline = heroOf(page.blocks);
  const parts = [
    ...(lacks(page.title) ? ['its title'] : []),
    ...(lacks(page.description) ? ['its description'] : []),
    ...(headline && lacks(headline.title) ? ['its headline'] : []),
  ];
  const blocks = page.blocks.filter(lacks).length;
  const name = languageName(language);
  return [
    ...(parts.length > 0 ? [`${parts.join(' and ')} has no ${name} text`] : []),
    ...(blocks > 0
      ? [`${blocks} of its ${page.blocks.length} blocks lack ${name} texts; at most a tenth may`]
      : []),
  ];
}
