import { beforeAll, describe, expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { shapedText } from './text-to-paths';
import { shareFonts, type ShareFonts } from './share-fonts';

let fonts: ShareFonts;
beforeAll(async () => {
  fonts = await shareFonts(agencyConfig().theme.fonts);
});

const set = (text: string, direction: 'ltr' | 'rtl' = 'rtl') =>
  shapedText(text, fonts.display, 100, direction);
const widthOf = (text: string) => set(text).width;

describe('a line of text in a share image', () => {
  it('joins Arabic letters: a word is narrower than its letters one by one', () => {
    for (const word of ['مقاولتكم', 'بالمغرب', 'تستحق', 'المحاسبة']) {
      const alone = [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
      expect(widthOf(word), word).toBeLessThan(alone * 0.9);
    }
  });

  it('draws no letter of a joined word in its isolated form', () => {
    const shapes = (text: string) => [...set(text).svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const alone = new Set([...'بيت'].flatMap(shapes));
    expect(shapes('بيت').length).toBeGreaterThanOrEqual(3);
    // The forms of a letter share nothing but the dots.
    const letters = shapes('بيت').filter((path = '') => path.length > 200);
    expect(letters.filter((path = '') => alone.has(path))).toEqual([]);
  });

  it('puts Latin words and digits in their visual order in an Arabic line', () => {
    const { pieces, width } = set('موقع Tracé بثمن 5000 درهم');
    const find = (text: string) => pieces.find((piece) => piece.text.trim() === text)!;
    const [first, brand, price, last] = ['موقع', 'Tracé', '5000', 'درهم'].map(
      (text) => find(text) ?? pieces.find((piece) => piece.text.includes(text))!,
    );
    // From right to left: the line starts at its right edge.
    expect(first!.x + first!.width).toBeCloseTo(width);
    expect(first!.x).toBeGreaterThan(brand!.x);
    expect(brand!.x).toBeGreaterThan(price!.x);
    expect(price!.x).toBeGreaterThan(last!.x);
    expect(last!.x).toBe(0);
  });

  it('ends an Arabic sentence at the left, also after a Latin word', () => {
    const { pieces } = set('مرحبا بكم في Tracé.');
    expect(pieces[0]!.text).toBe('.');
    expect(pieces[0]!.x).toBe(0);
    const [full] = set('Tracé.', 'ltr').pieces;
    expect(full!.text).toBe('Tracé.');
  });

  it('draws a Latin word in an Arabic line as in a French one, from left to right', () => {
    const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    expect(outlines(set('Tracé').svg)).toEqual(outlines(set('Tracé', 'ltr').svg));
  });

  it('has every letter of French, English and Arabic in the fonts of the site, in upper and lower case', () => {
    const letters = 'AZazàâæçéèêëîïôœùûüÿŒ’«»–…?!:;0123456789ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟';
    for (const list of [fonts.display, fonts.text]) {
      const missing = [...letters].filter(
        (letter) => !list.some((font) => font.nominalGlyph(letter.codePointAt(0)!) !== undefined),
      );
      expect(missing).toEqual([]);
    }
  });

  it('omits characters that no font has instead of drawing a box', () => {
    expect(set('Tracé 🚀', 'ltr').svg).toBe(set('Tracé ', 'ltr').svg);
  });

  it('gives the same bytes for the same text', () => {
    expect(set('قطعة Tracé 12').svg).toBe(set('قطعة Tracé 12').svg);
  });
});
