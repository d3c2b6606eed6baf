import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agency } from '../../../tests/support/sites';
import { languages } from '../../site/languages';
import { garbledWords, isFullyGarbled } from './mojibake';

/** The characters of Windows-1252 from 0x80 to 0x9F, as Python's table and the WHATWG's define them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text that was saved as UTF-8, opened in another encoding and saved again. */
const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');
const asWindows = (text: string) =>
  asLatin1(text).replaceAll(/[\u0080-\u009f]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? '');

const validTexts = [
  'Créer un site élégant, à l’été : œuvre d’art, Noël, naïf, aiguë, cœur, où ? Là !',
  'SOCIÉTÉ\u00a0: OÙ\u00a0? DÛ\u00a0! CAFÉ » « ÉTÉ… À — Ç’',
  '« café\u00a0» «\u00a0Â\u00a0» «\u00a0à\u00a0» «\u00a0É\u00a0», « É », (é…), l’É®, QUALITÉ™, CAFɲ, TÉ°',
  'LIBERTÉ·ÉGALITÉ·FRATERNITÉ, LIBERTÉ•ÉGALITÉ, N°\u00a01, 2º, m², ½ pouce, ؽ, 3×½, 12\u00a0€, ±5, 50\u00a0¢, £5, ¥7',
  'It’s a “café” – naïve résumé… © 2026 Tracé®, €5, £10, 20°C, Zoë’s façade, señor, ¿Cómo? ¡Olé!',
  'الخدمات الرقمية: «إنشاء المواقع» – ٥٠٠٠ درهم، هل؟ لا! Tracé',
  'Straße, ›Spaß‹, „Öl“, ÄÖÜ, Ångström, Ærø, São Paulo, IRMÃ…, IRMÃ”, AMANHÃ\u00a0!, “Ô, Łódź, İstanbul, Škoda, Þór',
  'Привет, Ελλάδα, שלום, 日本語, 🙂 👩‍💻, a\u0301',
  'ASCII only, with "quotes" & signs {organization.phone}',
];

describe('a valid text has no garbled word', () => {
  it.each(validTexts)('%s', (text) => {
    expect(garbledWords(text)).toEqual([]);
  });

  it.each(languages.map((language) => `locales/${language}.json`))('%s', (file) => {
    expect(garbledWords(readFileSync(join(agency, file), 'utf8'))).toEqual([]);
  });
});

describe('finds a word that was read in the wrong encoding and saved, with the original', () => {
  const words = [
    'Créer',
    'élégant',
    'Été',
    'voilà',
    'à',
    'œuvre',
    'Œuvre',
    'l’eau',
    '“yes”',
    'fin…',
    '5€',
    'Tracé™',
    'Noël',
    'señor',
    '«',
    'الخدمة',
    'في',
    'مرحبا',
    'Привет',
    'Ελλάδα',
    '日本語',
    '🙂',
  ];
  it.each(words)('%s', (word) => {
    for (const garbled of [asWindows(word), asLatin1(word)]) {
      const text = `{ "a": "Un ${garbled} ici" }`;
      const [found] = garbledWords(text);
      expect(found, garbled).toBeDefined();
      expect(found?.offset).toBeGreaterThan(text.indexOf('Un'));
      expect(`${found?.meant} `, garbled).toContain(word.split(/\s/)[0]);
    }
  });

  it('that was garbled twice', () => {
    const [found] = garbledWords(asWindows(asWindows('Créer')));
    expect(found).toEqual({ offset: 2, found: 'CrÃƒÂ©er', meant: 'Créer' });
  });
});

it('distinguishes a file that is garbled throughout from one with a few garbled words', () => {
  const [french = ''] = validTexts;
  expect(isFullyGarbled(asWindows(french))).toBe(true);
  expect(isFullyGarbled(`${asWindows(french)} été`)).toBe(false);
});
