import { expect, it } from 'vitest';
import { siteOf } from '../../../site/site';
import type { InlineText, Text } from '../../../site/types.generated';
import { altProblems } from './uninformative-alt';
import { loadSite } from '../../load-site';
import { readJson } from '../../../config/source/read-json';
import { agency } from '../../../../tests/support/sites';

const { config, messages: words } = loadSite(agency).site!;
const { source } = readJson(agency, 'site.config.json');

/** What is told of a picture with these words. */
function told(alt: Text) {
  const pages = structuredClone(config.pages);
  const cases = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
  if (cases?.type === 'cases') cases.items[0]!.picture = { src: '/pictures/souk-2.png', alt };
  return altProblems(siteOf({ ...config, pages }, words), source);
}

const good: InlineText = { fr: 'Le souk au matin', en: 'The souk in the morning', ar: 'السوق في الصباح' };

it.each([
  ['fr', 'Image'],
  ['fr', 'une photo'],
  ['fr', 'Photo 2'],
  ['fr', '« image »'],
  ['en', 'picture'],
  ['en', 'The image.'],
  ['en', 'souk-2.png'],
  ['en', 'Souk-2'],
  ['en', 'autre_fichier.JPG'],
  ['en', 'IMG_2031'],
  ['en', 'DSC00012'],
  ['en', 'ab'],
  ['en', '2026'],
  ['en', '…'],
  ['ar', 'صورة'],
  ['ar', 'الصورة 1'],
] as const)('in %s « %s » says nothing, and is told in that language', (language, text) => {
  const found = told({ ...good, [language]: text });
  expect(found).toMatchObject([{ code: 'PICTURE-002', severity: 'warning' }]);
  expect(found[0]?.location).toMatch(new RegExp(`picture\\.alt\\.${language}$`));
  expect(found[0]?.message).toContain(`« ${text} »`);
});

it.each([
  ['fr', 'Le souk'],
  ['fr', 'Photo de famille'],
  ['en', 'Souk'],
  ['en', 'A picture by Matisse'],
  ['en', 'Image bank of the museum'],
  ['en', 'The year 2026 in figures'],
  ['ar', 'سوق'],
  ['ar', 'صورة جماعية للفريق'],
] as const)('in %s « %s » says what is to be seen', (language, text) => {
  expect(told({ ...good, [language]: text })).toEqual([]);
});

it('words that are missing in a language are told as that, not as this', () => {
  expect(told({ fr: 'Le souk au matin' })).toEqual([]);
});

it('words from the files of words are looked at as well', () => {
  const site = { ...words, en: { ...words.en, souk: 'image' }, fr: { ...words.fr, souk: 'Le souk' } };
  const pages = structuredClone(config.pages);
  const cases = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
  if (cases?.type === 'cases') cases.items[0]!.picture = { src: '/souk.png', alt: 't:souk' };
  const found = altProblems(siteOf({ ...config, pages }, site), source);
  expect(found.map(({ location: place, message }) => `${place} ${message}`)).toEqual([
    expect.stringMatching(/picture\.alt « image » .*English/),
  ]);
});
