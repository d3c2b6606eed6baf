import { languages, type Language } from '../../site/languages';
import { siteOf, type Site, type Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';

/**
 * A site whose every word is longer and wears marks: what is cut off, does not fit or stands in the code instead of
 * the config shows at a glance. Tokens such as `{organization.phone}` stay.
 *
 * @example pseudoWords('Demander un devis') // '⟦Dêêmâândêêr ûûn dêêvîîs⟧'
 */
export function pseudoSite(site: Site): Site {
  const words = Object.fromEntries(
    languages.map((language) => [language, pseudoTree(site.messages[language])]),
  ) as Record<Language, Messages>;
  return siteOf(pseudoConfig(site.config) as SiteConfig, words, site.pictures);
}

/** One text, longer and with marks. */
export function pseudoWords(text: string): string {
  const pieces = text.split(/(\{\{?[^{}]*\}\}?)/);
  const written = pieces.map((piece) =>
    piece.startsWith('{')
      ? piece
      : piece
          .replace(/[aeiouy]/gi, (vowel) => (marked[vowel] ?? vowel).repeat(2))
          // Arabic letters are stretched where they join the next one.
          .replace(/([بتثجحخسشصضطظعغفقكلمنهي])(?=\p{Script=Arabic})/gu, '$1ـ'),
  );
  return `⟦${written.join('')}⟧`;
}

const marked: Record<string, string> = Object.fromEntries(
  [...'aeiouyAEIOUY'].map((vowel, index) => [vowel, [...'âêîôûŷÂÊÎÔÛŶ'][index] ?? vowel]),
);

function pseudoTree(words: Messages): Messages {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoWords(value) : pseudoTree(value),
    ]),
  );
}

/** The words that stand in the config itself; everything else stays. */
function pseudoConfig(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pseudoConfig);
  if (value === null || typeof value !== 'object') return value;
  const isText = typeof Reflect.get(value, 'fr') === 'string';
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isText && typeof entry === 'string' ? pseudoWords(entry) : pseudoConfig(entry),
    ]),
  );
}
