import { describe, expect, it } from 'vitest';
import { defaults } from '../../../site/defaults.generated';
import { plainText } from './plain-text';
import { isSpam } from './spam';

const keywords = [
  ...defaults.contact.keywords,
  'cialis',
  'guaranteed profit',
  'gains garantis',
  'بيتكوين',
  'كازينو',
];
const spam = (text: string) => isSpam(plainText(text), keywords);

describe('spam', () => {
  it.each([
    'Viagra for less',
    'CASINOS en ligne',
    'Win the lottery!',
    'Doublez vos bitcoins',
    'please CLICK   HERE now',
    'click-here',
    'buy.now',
    'Buy\nnow',
    'B-U-Y  N-O-W and save',
    'c.a.s.i.n.0',
    'v1agra, c1ick here',
    'casin0',
    'vi@gra',
    'via\u200Bgra',
    'bit\u00ADcoin',
    'саsіnо with Cyrillic letters',
    'ca$ino',
    'c4$1n0',
    'lo77ery',
    'v!agra',
    'ｂｉｔｃｏｉｎ',
    'ربح من الكازينو اليوم',
    'استثمر في بيتكوين',
    'كـــازيــنــو',
  ])('is found by a keyword: %s', (text) => {
    expect(spam(text)).toBe(true);
  });

  it.each([
    'I want to buy. Now what?',
    'Un site à lire, buy, now or later; www.click.example/here',
    'Click on the picture here: nothing happens',
    'lo$$ery is no word',
    'ready to buy - now what? Ready to buy -- now or in January?',
    'Mme Casinova et M. Bitcoiné',
    'Ordre du jour : 5G, 4x4, 3D, B2B',
    'S.A.R.L. A.U. à Casablanca',
    'نريد موقعا لشركتنا في الدار البيضاء',
  ])('is not found in %s', (text) => {
    expect(spam(text)).toBe(false);
  });

  it('is defined by the keywords, ignoring accents and capitals', () => {
    expect(isSpam(plainText('credit GRATUIT'), ['Crédit gratuit'])).toBe(true);
    expect(isSpam(plainText('casino'), ['', ' '])).toBe(false);
    expect(isSpam(plainText('casino'), [])).toBe(false);
  });
});
