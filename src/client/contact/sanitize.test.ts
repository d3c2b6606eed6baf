import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { fieldNames, mapFields, isAddress } from './fields';
import { sanitize, strippedCharacters } from './sanitize';

const message = aMessage();
const sanitizeText = (value: string) => sanitize({ ...message, message: value }).message;

it('removes angle brackets and the spaces around the text', () => {
  expect(sanitizeText(' < <b>Bonjour</b> > ')).toBe('bBonjour/b');
});

it('cuts the fields of one line to 1000 characters, without a lone surrogate, and leaves the text whole', () => {
  expect(sanitize({ ...message, name: 'a'.repeat(1001) }).name).toHaveLength(1000);
  expect(sanitize({ ...message, subject: `${'a'.repeat(999)}😀` }).subject).toBe('a'.repeat(999));
  expect(sanitizeText('a'.repeat(5000))).toHaveLength(5000);
});

it('sends the address that an answer reaches', () => {
  expect(sanitize({ ...message, email: '<Salma@Société.example>,\u200f' }).email).toBe(
    'Salma@xn--socit-esab.example',
  );
});

it('keeps the lines of the message, and joins the lines of the other fields', () => {
  expect(sanitizeText('Bonjour\nà tous')).toBe('Bonjour\nà tous');
  expect(sanitize({ ...message, subject: 'Paie\r\nBcc: x' }).subject).toBe('Paie Bcc: x');
});

it.each(['=?utf-8?b?Y2FzaW5v?=', '=<?utf-8?q?k=0D=0ABcc:_k@k.example?=', '=\u0000?utf-8?q?k?='])(
  'leaves no encoded word in a name or a subject: %j',
  (value) => {
    const { name, subject } = sanitize({ ...message, name: value, subject: value });
    expect(name).toMatch(/^=？utf-8/);
    expect(subject).toBe(name);
    expect(sanitize({ ...message, subject: 'Total =? Prix =?' }).subject).toBe('Total =? Prix =?');
  },
);

it('removes control characters and direction controls, and keeps the direction marks of Arabic', () => {
  expect(sanitizeText('a\u0000b\u001Bc\u009Fd\u202Egpj\u202C.\u2066exe\u2069')).toBe('abcdgpj.exe');
  expect(sanitize({ ...message, name: 'Sal\u202Ema\u0007' }).name).toBe('Salma');
  expect(sanitizeText('\u0639\u200F\u200E\u200D.')).toBe('\u0639\u200F\u200E\u200D.');
});

it('converts the line breaks of other programs', () => {
  expect(sanitizeText('un\vdeux\ftrois\u2028quatre\u0085cinq\u2029six')).toBe(
    'un\ndeux\ntrois\nquatre\ncinq\nsix',
  );
});

it.each([
  ['> 200 m², budget < 8000, soit < 20 %', ['>', '<']],
  ['a\u202Eb\u0007 <', ['\u202E', '\u0007', '<']],
  ['half \uD83D, whole \u{1F600}', ['\uD83D']],
  ['un\u2028deux\u0085trois', []],
  ['\uf0b7 un\uffff', ['\uf0b7', '\uffff']],
  ['Deux\r\nlignes\tet « ceci » – l’offre', []],
  ['', []],
])('lists what it strips from %j', (text, stripped) => {
  expect(strippedCharacters(text)).toEqual(stripped);
});

it('leaves nothing to strip, never lengthens a text and is idempotent, for any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  fc.assert(
    fc.property(anyText, (value) => {
      const once = sanitize({ ...mapFields(() => value), email: message.email });
      for (const name of fieldNames.filter((each) => !isAddress(each))) {
        const part = once[name];
        expect(strippedCharacters(part)).toEqual([]);
        expect(part.length).toBeLessThanOrEqual(value.length);
        expect(part).toBe(part.trim());
      }
      expect(sanitize(once)).toEqual(once);
    }),
    { numRuns: 300, seed: 7 },
  );
});
