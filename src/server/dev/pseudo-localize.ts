import { perLanguage, valueIn } from '../../site/languages';
import type { Content, Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { isInlineText } from '../../site/inline-text';

/**
 * Returns a config and texts with longer, marked texts. It shows at a glance what is cut off, does not fit or is hard-coded.
 * Placeholders such as `{organization.phone}` stay.
 *
 * @example pseudoText('Demander un devis') // '⟦Dêêmâândêêr ûûn dêêvîîs⟧'
 */
export function pseudoContent({ config, messages }: Content): Content {
  return {
    config: pseudoConfig(config) as SiteConfig,
    messages: perLanguage((language) => pseudoMessages(valueIn(messages, language))),
  };
}

/** Returns a text, longer and with marks at its ends. */
export function pseudoText(text: string): string {
  const pieces = text.split(/(\{\{?[^{}]*\}\}?)/);
  const marked = pieces.map((piece) =>
    piece.startsWith('{')
      ? piece
      : piece
          .replace(/[aeiouy]/gi, (vowel) => (accented[vowel] ?? vowel).repeat(2))
          // Arabic letters are stretched where they join the next one.
          .replace(/([بتثجحخسشصضطظعغفقكلمنهي])(?=\p{Script=Arabic})/gu, '$1ـ'),
  );
  return `⟦${marked.join('')}⟧`;
}

const accented: Record<string, string> = Object.fromEntries(
  [...'aeiouyAEIOUY'].map((vowel, index) => [vowel, [...'âêîôûŷÂÊÎÔÛŶ'][index] ?? vowel]),
);

function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoMessages(value),
    ]),
  );
}

/** Marks the texts written in the config; other values stay. */
function pseudoConfig(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pseudoConfig);
  if (value === null || typeof value !== 'object') return value;
  const isText = isInlineText(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isText && typeof entry === 'string' ? pseudoText(entry) : pseudoConfig(entry),
    ]),
  );
}
