import type { Language } from '../site/languages';
import { figures } from './figures';

/** What somebody looks for in the texts of a site. */
export interface SoughtWords {
  /** The number, when it is one, with or without its currency. */
  number: number | undefined;
  /** Where a text says it; undefined when it does not. */
  placeIn(text: string, language: Language): number | undefined;
}

/**
 * Reads what is looked for. A number is found however a language writes it; words are found whatever their capitals,
 * their apostrophes and their spaces are.
 *
 * @param asked such as `5 000 DH`, `5000` or `sur rendez-vous`
 */
export function soughtWords(asked: string): SoughtWords {
  const number = askedNumber(asked);
  if (number !== undefined)
    return {
      number,
      placeIn(text, language) {
        const hit = figures(text, language).numbers.find(({ value }) => value === String(number));
        return hit && Math.max(0, plainSigns(text).indexOf(hit.raw));
      },
    };
  const wanted = foldedSigns(asked.trim());
  return {
    number,
    placeIn(text) {
      const at = foldedSigns(text).indexOf(wanted);
      return at < 0 ? undefined : at;
    },
  };
}

const CURRENCY = /dhs?|mad|dirhams?|د\.م\.?|درهم(?:ا)?/gi;

/** The number that is asked for, when nothing else is: a price, a count. A comma before three digits parts thousands. */
function askedNumber(asked: string): number | undefined {
  const bare = plainSigns(asked).replaceAll(CURRENCY, '').trim();
  if (!/^\d[\d\s.,]*$/.test(bare)) return undefined;
  const { numbers } = figures(bare, /\d,\d{3}(?!\d)/.test(bare) ? 'en' : 'fr');
  return numbers.length === 1 ? Number(numbers[0]?.value) : undefined;
}

/** A text with the digits that Arabic shares with French; as long as it was. */
function plainSigns(text: string): string {
  return text.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

function foldedSigns(text: string): string {
  return plainSigns(text.normalize()).replaceAll(/\s/g, ' ').replaceAll('’', "'").toLowerCase();
}
