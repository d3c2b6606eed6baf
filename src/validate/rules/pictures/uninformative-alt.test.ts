import { expect, it } from 'vitest';
import { agency } from '../../../../tests/support/sites';
import { readJson } from '../../../config/source/read-json';
import { createSite } from '../../../site/site';
import type { InlineText, Text } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { altProblems } from './uninformative-alt';

const { config, messages: words } = loadSite(agency).site!;
const { source } = readJson(agency, 'site.config.json');

/** Returns the problems of a picture with this alt text. */
function reported(alt: Text) {
  const pages = structuredClone(config.pages);
  const cases = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
  if (cases?.type === 'cases') cases.items[0]!.picture = { src: '/pictures/souk-2.png', alt };
  return altProblems(createSite({ ...config, pages }, words), source);
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
] as const)('in %s « %s » says nothing, and is reported in that language', (language, text) => {
  const found = reported({ ...good, [language]: text });
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
  expect(reported({ ...good, [language]: text })).toEqual([]);
});

it('a missing language is reported as missing, not by this rule', () => {
  expect(reported({ fr: 'Le souk au matin' })).toEqual([]);
});

it('texts of the locale files are checked too', () => {
  const site = { ...words, en: { ...words.en, souk: 'image' }, fr: { ...words.fr, souk: 'Le souk' } };
  const pages = structuredClone(config.pages);
  const cases = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
  if (cases?.type === 'cases') cases.items[0]!.picture = { src: '/souk.png', alt: 't:souk' };
  const found = altProblems(createSite({ ...config, pages }, site), source);
  expect(found.map(({ location, message }) => `${location} ${message}`)).toEqual([
    expect.stringMatching(/picture\.alt « image » .*English/),
  ]);
});
