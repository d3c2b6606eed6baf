import type { Language } from '../../site/languages';
import { textEntities } from '../../config/texts/entities';

/** What somebody looks for in the texts of a site. */
export interface SoughtWords {
  /** The number, when it is one, with or without its currency. */
  number: number | undefined;
  /** Whether the number is a price: it was asked for with its currency. */
  isPrice: boolean;
  /** Where a text says it; undefined when it does not. */
  placeIn(text: string, language: Language): number | undefined;
}

/**
 * Reads what is looked for. A number is found however a language writes it, and with its currency only where a currency
 * stands beside it; words are found whatever their capitals, their apostrophes and their spaces are.
 *
 * @param asked such as `5 000 DH`, `5000` or `sur rendez-vous`
 */
export function parseQuery(asked: string): SoughtWords {
  const number = askedNumber(asked);
  if (number !== undefined) {
    const isPrice = ANY_CURRENCY.test(asked);
    return {
      number,
      isPrice,
      placeIn(text, language) {
        const plain = plainSigns(text);
        const places = textEntities(plain, language).numbers.flatMap(({ raw, value }) =>
          value === String(number) ? placesOf(raw, plain) : [],
        );
        return places.find(({ at, end }) => !isPrice || isBesideCurrency(plain, at, end))?.at;
      },
    };
  }
  const wanted = foldedSigns(asked.trim());
  return {
    number,
    isPrice: false,
    placeIn(text) {
      const at = foldedSigns(text).indexOf(wanted);
      return at < 0 ? undefined : at;
    },
  };
}

const CURRENCY = String.raw`(?:dhs?|mad|dirhams?|د\.م\.?|درهما?|دراهم)`;
const ANY_CURRENCY = new RegExp(CURRENCY, 'i');
const EVERY_CURRENCY = new RegExp(CURRENCY, 'gi');
const BEFORE = new RegExp(String.raw`(?<!\p{L})${CURRENCY}\s*$`, 'iu');
/** Also behind a word for thousands, or behind the end of a range: « 5 000 à 8 000 DH ». */
const BEHIND = new RegExp(
  String.raw`^(?:\s*(?:mille|k|آلاف|ألف))?(?:\s*(?:à|et|ou|to|and|or|إلى|[-–])\s*\d[\d\s.,]*?)?\s*${CURRENCY}(?!\p{L})`,
  'iu',
);

function isBesideCurrency(text: string, at: number, end: number): boolean {
  return BEFORE.test(text.slice(0, at)) || BEHIND.test(text.slice(end));
}

/** Where a number as it is written stands in a text, without a word behind it that belongs to it. */
function placesOf(raw: string, text: string): { at: number; end: number }[] {
  const written = raw.replace(/\D*$/, '');
  return [...text.matchAll(new RegExp(`(?<!\\d)${escapedPattern(written)}(?!\\d)`, 'g'))].map(
    ({ index }) => ({
      at: index,
      end: index + written.length,
    }),
  );
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The number that is asked for, when nothing else is: a price, a count. A comma before three digits parts thousands. */
function askedNumber(asked: string): number | undefined {
  const bare = plainSigns(asked).replaceAll(EVERY_CURRENCY, '').trim();
  if (!/^\d[\d\s.,]*$/.test(bare)) return undefined;
  const { numbers } = textEntities(bare, /\d,\d{3}(?!\d)/.test(bare) ? 'en' : 'fr');
  return numbers.length === 1 ? Number(numbers[0]?.value) : undefined;
}

/** A text with the digits that Arabic shares with French, and one kind of space; as long as it was. */
function plainSigns(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/\s/g, ' ');
}

function foldedSigns(text: string): string {
  return plainSigns(text.normalize()).replaceAll('’', "'").toLowerCase();
}
