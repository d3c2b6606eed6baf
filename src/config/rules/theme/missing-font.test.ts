import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { SiteConfig } from '../../../site/types.generated';
import { missingFont } from './missing-font';

/** Returns the problems of a theme as `path: message`. */
function reported(edit: (fonts: SiteConfig['theme']['fonts']) => void) {
  const config = agencyConfig();
  edit(config.theme.fonts);
  return checkRule(missingFont, config).map(({ path, message }) => `${path?.join('.')}: ${message.en}`);
}

it('a font that is not installed is reported with the command that installs it', () => {
  expect(reported(({ latin }) => (latin.display = 'no-such-font'))).toEqual([
    'theme.fonts.latin.display: The font "no-such-font" is not installed. Run "npm install --save-exact @fontsource-variable/no-such-font", or name another font.',
  ]);
});

it('a font without letters of its script is reported with the scripts that it has', () => {
  expect(reported(({ arabic }) => (arabic!.body = 'instrument-sans'))).toEqual([
    expect.stringMatching(/^theme\.fonts\.arabic\.body: .* no letters of the script "arabic", only .*latin/),
  ]);
});

it('a language in a script without fonts is reported', () => {
  expect(reported((fonts) => delete fonts.arabic)).toEqual([
    'theme.fonts: There are no fonts for the script of the language "ar". Add "arabic" with the fonts of its titles and its text.',
  ]);
});
