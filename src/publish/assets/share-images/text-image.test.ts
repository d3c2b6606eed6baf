import { describe, expect, it } from 'vitest';
import { agencyConfig } from '../../../../tests/support/sites';
import { fontPackage } from '../../../lib/font-package';
import { projectRoot } from '../../../lib/project-root';
import { fontInstance, openFont } from '../fonts/font-file';
import { shareFonts } from './share-fonts';
import { textImage, textMarkup } from './text-image';

const config = agencyConfig();
const fonts = await shareFonts(config);

type Direction = 'ltr' | 'rtl';
const markup = (text: string, script: string, color = '#ffffff', list = fonts.display) =>
  textMarkup(text, { fonts: list, script, size: 100, color });
const arabic = (text: string, color?: string) => markup(text, 'arabic', color);
const latin = (text: string, color?: string) => markup(text, 'latin', color);
const pixels = async (line: string, direction: Direction) =>
  (await textImage(line, direction)).raw().toBuffer({ resolveWithObject: true });
const widthOf = async (line: string, direction: Direction = 'rtl', width?: number) =>
  (await (await textImage(line, direction, width === undefined ? {} : { width })).metadata()).width;

/** Returns where the red letters of a line are, from 0 at its left end to 1 at its right end. */
async function placeOfRed(line: string, direction: Direction): Promise<number> {
  const { data, info } = await pixels(line, direction);
  const columns: number[] = [];
  for (let index = 0; index < data.length; index += 4)
    if (data[index]! > 200 && data[index + 1]! < 50 && data[index + 3]! > 200)
      columns.push((index / 4) % info.width);
  return columns.reduce((sum, column) => sum + column, 0) / columns.length / info.width;
}

describe('a text of a share image', () => {
  it('has joined Arabic letters: a word is narrower than its letters one by one', async () => {
    for (const word of ['مقاولتكم', 'بالمغرب', 'تستحق', 'المحاسبة']) {
      const alone = await Promise.all([...word].map((letter) => widthOf(arabic(letter))));
      expect(await widthOf(arabic(word)), word).toBeLessThan(alone.reduce((sum, width) => sum + width) * 0.9);
    }
  });

  it('is drawn in the fonts of the site, and not in what replaces a font that is missing', async () => {
    for (const [use, key] of [
      ['display', 'display'],
      ['text', 'body'],
    ] as const) {
      for (const [script, letter] of [
        ['latin', 'n'],
        ['arabic', 'د'],
      ] as const) {
        const { weight } = fonts[use].find((font) => font.script === script)!;
        const family = fontPackage(config.theme.fonts[script]![key])!;
        const font = await openFont(await fontInstance(projectRoot, family, script, weight));
        const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0)!);
        const width = (count: number) =>
          widthOf(markup(letter.repeat(count), script, '#fff', fonts[use]), 'ltr');
        const drawn = ((await width(50)) - (await width(10))) / 40;
        expect(drawn, `${use} ${script}`).toBeCloseTo((advanceWidth / font.unitsPerEm) * 100, 0);
      }
    }
  });

  it('has Latin words and digits in their order in an Arabic line', async () => {
    const words = ['Tracé', ' موقع ', '5000', ' درهم'];
    const places = await Promise.all(
      words.map((_, red) =>
        placeOfRed(
          words.map((word, index) => arabic(word, index === red ? '#ff0000' : '#ffffff')).join(''),
          'rtl',
        ),
      ),
    );
    // From right to left, although the first letter is Latin.
    expect(places).toEqual(places.toSorted((one, other) => other - one));
  });

  it('ends at the left in an Arabic line and at the right in another, whatever the last word is', async () => {
    const red = '#ff0000';
    expect(await placeOfRed(arabic('مرحبا بكم في Tracé') + arabic('.', red), 'rtl')).toBeLessThan(0.05);
    expect(await placeOfRed(latin('Bienvenue : مرحبا') + latin('.', red), 'ltr')).toBeGreaterThan(0.95);
  });

  it('has every letter of French, English and Arabic, in upper and lower case', () => {
    const letters = 'AZazàâæçéèêëîïôœùûüÿŒ’«»–…•?!:;0123456789ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟';
    for (const list of [fonts.display, fonts.text])
      expect(textMarkup(letters, { fonts: list, script: 'latin', size: 10, color: '#ffffff' })).toContain(
        letters,
      );
  });

  it('may have letters of markup, and none that no font has', async () => {
    expect(latin('Tracé 🚀')).toBe(latin('Tracé '));
    expect(await widthOf(latin('A & B < C'))).toBeGreaterThan(await widthOf(latin('A B C')));
  });

  it('breaks at spaces only, and never at those that do not break', async () => {
    for (const joined of ['5\u00a0000\u00a0DH', '5\u202f000\u202fDH', 'Rendez-vous'])
      expect(await widthOf(latin(joined), 'ltr', 200), joined).toBeGreaterThan(250);
    expect(await widthOf(latin('5 000 DH'), 'ltr', 200)).toBeLessThan(200);
  });
});
