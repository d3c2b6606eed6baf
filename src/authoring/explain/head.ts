import { coveredLanguages, textCounts } from '../../site/coverage';
import { headLinks } from '../../site/head-links';
import { languages, type Language, languageNames } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import type { Page } from '../../site/types.generated';
import { lineOf, type ExplainContext } from './context';
import { explainedText, type Explained } from './text';
import { publicationNotice } from '../../config/publication/notice';
import type { Path } from '../../lib/json';

/**
 * What a page says in its head, and where that comes from.
 *
 * @param path where the page stands in the config
 * @param now the clock of the build, for what is not out
 */
export function explainedHead(
  context: ExplainContext,
  page: Page,
  path: Path,
  language: Language,
  now: Date,
): Explained[] {
  const { site, source } = context;
  const { config } = site;
  const text = (name: 'title' | 'description') =>
    explainedText(context, page[name], [...path, name], language);
  const title = text('title');
  const keywords =
    page.keywords === undefined
      ? explainedText(context, config.keywords, ['keywords'], language)
      : explainedText(context, page.keywords, [...path, 'keywords'], language);
  const alternates = Object.fromEntries(languages.map((known) => [known, pageUrl(page.path, known)]));
  const covered = coveredLanguages(site, page);
  const links = headLinks(
    {
      url: pageUrl(page.path, language),
      language,
      alternates: alternates as Record<Language, string>,
      covered,
    },
    config.url,
  );
  const notice = publicationNotice(page, now, config.organization.hours.timeZone);
  const away = notice === null ? [] : [`${notice}; its address answers 404`];
  const reasons = hidden(context, page, language, links.isIndexed);
  const listed = links.isIndexed ? 'may be listed by search engines' : 'noindex';
  const named = page.ogType === undefined ? 'default' : lineOf(source, [...path, 'ogType']);
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
      from: [...keywords.from, ...(page.keywords === undefined ? ["the site's, for the page has none"] : [])],
    },
    {
      field: 'canonical',
      value: links.canonical,
      from: [`${lineOf(source, ['url'])} and ${lineOf(source, [...path, 'path'])}`],
    },
    {
      field: 'robots',
      value: away.length > 0 ? 'nobody sees the page now' : listed,
      from: [...away, ...reasons],
    },
    { field: 'alternates', value: links.alternates.map(({ hreflang }) => hreflang).join(', '), from: [] },
    { field: 'type', value: page.ogType ?? 'website', from: [named] },
  ];
}

/** Why search engines are told to leave a page out in a language. */
function hidden({ site }: ExplainContext, page: Page, language: Language, isIndexed: boolean): string[] {
  if (isIndexed) return [];
  const lacks = (value: unknown) => textCounts(site, value, language).missing > 0;
  const headline = page.blocks.find(({ type }) => type === 'hero');
  const parts = [
    ...(lacks(page.title) ? ['its title'] : []),
    ...(lacks(page.description) ? ['its description'] : []),
    ...(headline && 'title' in headline && lacks(headline.title) ? ['its headline'] : []),
  ];
  const blocks = page.blocks.filter(lacks).length;
  const name = languageNames[language];
  return [
    ...(parts.length > 0 ? [`${parts.join(' and ')} has no ${name} words`] : []),
    ...(blocks > 0
      ? [`${blocks} of its ${page.blocks.length} blocks lack ${name} words; a tenth of them may`]
      : []),
  ];
}
