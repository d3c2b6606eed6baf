import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { canonicalJson } from '../../config/source/write-json';
import { problemLine, problemMessage } from '../../config/source/problem';
import { createTranslation } from '../../client/app/translation';
import { coveredLanguages } from '../../site/coverage';
import { layoutData } from '../../site/page-data/layout-data';
import type { Messages } from '../../site/site';
import { translator } from '../../site/translate';
import { loadSite } from '../../config/load-site';
import { writeMissing } from './write-missing';

/** A copy with a language more, which has no locale file. */
const withSpanish = () =>
  new SiteCopy().change(({ languages }) =>
    languages.push({ code: 'es', name: 'Español', label: 'es', locale: 'es-ES', numbers: '1 234,5 %' }),
  );

const locale = (copy: SiteCopy, language: string) =>
  JSON.parse(copy.text(`locales/${language}.json`)) as Record<string, Messages>;

/** Returns texts with their French in place of each empty value. */
const filled = (texts: Messages, french: Messages = {}): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const source = french[name] ?? french[name.replace(/_\w+$/, '_other')] ?? name;
      return [name, typeof text === 'string' ? source : filled(text, source as Messages)];
    }),
  );

const errors = (copy: SiteCopy) =>
  loadSite(copy.folder)
    .problems.filter(({ severity }) => severity === 'error')
    .map((problem) => problemLine(problem));

it('a new language gets a file with every text, and with their translations the site has no error', () => {
  using copy = withSpanish();
  expect(errors(copy)).toEqual([
    expect.stringMatching(/^locales\/es\.json:1:1 .*npm run translations -- write es/),
  ]);
  writeMissing(copy.folder, 'es');
  const empty = locale(copy, 'es');
  expect(Object.keys(empty)).toEqual([...Object.keys(locale(copy, 'fr')), 'pages']);
  const months = Object.keys((empty.frame!.cases as Messages)!).filter((key) => key.startsWith('months'));
  expect(months).toEqual(['months_one', 'months_many', 'months_other']);
  copy.add('locales/es.json', canonicalJson(filled(empty, locale(copy, 'fr'))));
  expect(errors(copy)).toEqual([]);
  writeMissing(copy.folder, 'es');
  expect(copy.text('locales/es.json')).not.toContain('""');
});

it('an empty value is a missing text: the site shows French, and search engines do not list it', () => {
  using copy = withSpanish();
  writeMissing(copy.folder, 'es');
  const { site, problems } = loadSite(copy.folder);
  expect(problems.map((problem) => problemMessage(problem, 'en'))).toEqual([
    expect.stringMatching(/: \d{3,} texts are missing in Spanish\. .* npm run translations -- list es$/),
  ]);
  expect(problems[0]).toMatchObject({ code: 'WORDS-002', pointer: '/languages/3' });
  expect(problemMessage(problems[0]!, 'fr')).toMatch(/: \d{3,} textes manquent en espagnol\./);
  const [page] = site!.config.pages;
  expect(translator(site!, 'es')(page!.title).language).toBe('fr');
  const { t } = createTranslation(layoutData(site!, 'es', 2026));
  expect(t('frame.skip')).toBe((locale(copy, 'fr').frame as Messages).skip);
  expect(coveredLanguages(site!, page!)).not.toContain('es');
});

it('a file keeps what it has, and gains what it lacks', () => {
  using copy = new SiteCopy();
  const before = locale(copy, 'ar');
  const { pages = {}, ...keyed } = structuredClone(before);
  const [words = ''] = Object.keys(pages).slice(3);
  pages[words] = '';
  delete (keyed.frame as Messages).skip;
  copy.add('locales/ar.json', canonicalJson({ ...keyed, pages: { ...pages, [words]: undefined } }));
  writeMissing(copy.folder, 'ar');
  expect(locale(copy, 'ar')).toEqual({ ...before, frame: { ...before.frame, skip: '' }, pages });
});

it('a file that lacks nothing stays as it is written', () => {
  using copy = new SiteCopy();
  const text = JSON.stringify(locale(copy, 'ar'));
  copy.add('locales/ar.json', text);
  writeMissing(copy.folder, 'ar');
  expect(copy.text('locales/ar.json')).toBe(text);
});
