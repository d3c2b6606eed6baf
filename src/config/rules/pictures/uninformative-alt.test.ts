import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { InlineText } from '../../../site/types.generated';
import { uninformativeAlt } from './uninformative-alt';

/** Returns the problems of a picture with this alt text. */
function reported(alt: InlineText) {
  const config = agencyConfig();
  const cases = config.pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
  if (cases?.type === 'cases') cases.items[0]!.picture = { src: '/pictures/souk-2.png', alt };
  return checkRule(uninformativeAlt, config);
}

const good: InlineText = { fr: 'Le souk au matin', en: 'The souk in the morning', ar: 'السوق في الصباح' };

it.each([
  ['fr', 'Image'],
  ['fr', 'une photo'],
  ['fr', 'Photo 2'],
  ['en', 'picture'],
  ['en', 'souk-2.png'],
  ['en', 'autre_fichier.JPG'],
  ['en', 'IMG_2031'],
  ['en', 'ab'],
  ['en', '…'],
  ['ar', 'صورة'],
] as const)('in %s « %s » says nothing, and is reported in that language', (language, text) => {
  const found = reported({ ...good, [language]: text });
  expect(found).toMatchObject([{ code: 'PICTURE-002', severity: 'warning' }]);
  expect(found[0]?.location.en).toMatch(new RegExp(`picture\\.alt\\.${language}$`));
  expect(found[0]?.message.en).toContain(`"${text}"`);
});

it.each([
  ['fr', 'Le souk'],
  ['fr', 'Photo de famille'],
  ['en', 'Souk'],
  ['en', 'Image bank of the museum'],
  ['en', 'The year 2026 in figures'],
  ['ar', 'صورة جماعية للفريق'],
] as const)('in %s « %s » says what is to be seen', (language, text) => {
  expect(reported({ ...good, [language]: text })).toEqual([]);
});
