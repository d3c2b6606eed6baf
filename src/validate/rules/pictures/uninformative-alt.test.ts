import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { SampleSite } from '../../../../tests/support/sample-site';
import { agencyConfig } from '../../../../tests/support/sites';
import type { InlineText, Text } from '../../../site/types.generated';
import { uninformativeAlt } from './uninformative-alt';

/** Returns the problems of a picture with this alt text. */
function reported(alt: Text, root?: string) {
  const config = agencyConfig();
  const cases = config.pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
  if (cases?.type === 'cases') cases.items[0]!.picture = { src: '/pictures/souk-2.png', alt };
  return checkRule(uninformativeAlt, config, root);
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
  expect(found[0]?.message.en).toContain(`"${text}"`);
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

it('a text of the locale files is reported there', () => {
  using sample = new SampleSite();
  sample.set('locales/fr.json', '/souk', 'Le souk');
  sample.set('locales/en.json', '/souk', 'image');
  const found = reported('t:souk', sample.folder);
  expect(found.map(({ file, pointer }) => `${file}${pointer}`)).toEqual(['locales/en.json/souk']);
  expect(found[0]?.message.en).toContain('The English alt text "image"');
});
