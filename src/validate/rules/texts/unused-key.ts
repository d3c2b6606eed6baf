import { keyOf } from '../../../config/texts/translations';
import { nameLanguages } from '../../../config/texts/language-names';
import { splitForm } from '../../../config/texts/plural-forms';
import { uiKeys } from '../../../config/texts/ui-keys';
import { excerpt } from '../../../lib/text/excerpt';
import { defaultLanguage, languages } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import { PAGES } from '../../../site/messages';
import type { Messages } from '../../../site/site';
import { rule } from '../../rule';

export const unusedKey = rule({
  code: 'WORDS-006',
  severity: 'warning',
  mayFollow: true,
  summary: {
    en: 'The locale files have a text that nothing uses.',
    fr: 'Les fichiers de langue contiennent un texte que rien n’utilise.',
  },
  docs: {
    en: 'These texts are in `locales/`, but neither the config nor the site around its pages shows them: they were left over when a block or a page was removed. Translating them would be wasted work. When all texts of a page are unused, they are reported once. While a text has no translation in a language, the unused translations of that language are not reported: one of them may be its translation.\n\nRemove the texts from every file, or use their key where they should appear.',
    fr: 'Ces textes sont dans `locales/`, mais ni la configuration ni le cadre des pages ne les utilise : ils sont restés là quand un bloc ou une page a été supprimé. Les traduire serait du travail perdu. Si tous les textes d’une page sont inutilisés, ils sont signalés une seule fois. Tant qu’un texte n’est pas traduit dans une langue, les traductions inutilisées de cette langue ne sont pas signalées : l’une d’elles est peut-être la sienne.\n\nSupprimez les textes de tous les fichiers, ou écrivez leur clé là où ils doivent s’afficher.',
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/offer', value: 'Devis gratuit' },
      { file: 'locales/en.json', pointer: '/home/hero/offer', value: 'Free quote' },
      { file: 'locales/ar.json', pointer: '/home/hero/offer', value: 'عرض مجاني' },
    ],
    reports: 'Nothing uses this text.',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Devis gratuit, vélo réparé' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'A free quote, a repaired bicycle' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'عرض مجاني ودراجة صالحة' },
    ],
  },
  // A part with an error, or one that is missing, may use texts.
  messages: {
    text: ({ key }: { key: string }) => ({
      en: `Nothing uses this text. Remove it from the files in locales/, or write "t:${key}" where it should appear.`,
      fr: `Rien n’utilise ce texte. Supprimez-le des fichiers de locales/, ou écrivez "t:${key}" là où il doit s’afficher.`,
    }),
    entry: ({ words, language }: { words: string; language: Language }) => ({
      en: `The site has no text “${words}”, so this translation is never shown. Remove the translations that nothing uses with npm run translations -- prune.`,
      fr: `Le site n’a pas de texte « ${words} » : cette traduction en ${nameLanguages([language]).fr} ne s’affiche jamais. Supprimez les traductions inutilisées avec npm run translations -- prune.`,
    }),
    entries: ({ count, language }: { count: number; language: Language }) => ({
      en: `${count} ${nameLanguages([language]).en} translations belong to no text of the site. List and remove them with npm run translations -- prune.`,
      fr: `${count} traductions en ${nameLanguages([language]).fr} ne correspondent à aucun texte du site. Affichez-les et supprimez-les avec npm run translations -- prune.`,
    }),
    part: ({ key, count }: { key: string; count: number }) => ({
      en: `Nothing uses the ${count} texts under "${key}". Remove them from the files in locales/, or write "t:${key}.…" where they should appear.`,
      fr: `Rien n’utilise les ${count} textes sous « ${key} ». Supprimez-les des fichiers de locales/, ou écrivez "t:${key}.…" là où ils doivent s’afficher.`,
    }),
  },
  *check({ isOwn, locales, translations, references }) {
    // Another config uses some of the texts only.
    if (!isOwn) return;
    for (const language of languages) {
      const { unused, isComplete } = valueIn(translations, language);
      if (!isComplete) continue;
      const file = { source: valueIn(locales, language).source, isName: true };
      if (unused.length > MAX_SINGLE)
        yield { ...file, path: [PAGES], message: 'entries', data: { count: unused.length, language } };
      else
        for (const name of unused)
          yield { ...file, path: [PAGES, name], message: 'entry', data: { words: excerpt(name), language } };
    }
    const { source, words } = valueIn(locales, defaultLanguage);
    const used = new Set([...uiKeys, ...references.flatMap((reference) => keyOf(reference) ?? [])]);
    for (const { path, count } of unusedKeys({ ...words, [PAGES]: {} }, used)) {
      const place = { source, path, isName: true };
      const key = path.join('.');
      if (count === 1) yield { ...place, message: 'text', data: { key } };
      else yield { ...place, message: 'part', data: { key, count } };
    }
  },
});

/** So many unused entries have one cause, such as a page that was removed. */
const MAX_SINGLE = 5;

/** Unused texts, reported once at the highest key under which all texts are unused. */
interface UnusedKeys {
  path: string[];
  /** The number of texts under the key. */
  count: number;
}

/**
 * Returns the unused texts of a locale file.
 *
 * @param messages the content of the locale file
 * @param used the keys that the config and the layout use
 */
export function unusedKeys(messages: Messages, used: ReadonlySet<string>): UnusedKeys[] {
  return Object.entries(messages).flatMap(([name, value]) => unusedIn(value, [name], used).found);
}

function unusedIn(
  value: string | Messages,
  path: string[],
  used: ReadonlySet<string>,
): { found: UnusedKeys[]; isUnused: boolean } {
  if (typeof value === 'string') {
    const isUnused = !used.has(splitForm(path.join('.')).key);
    return { found: isUnused ? [{ path, count: 1 }] : [], isUnused };
  }
  const parts = Object.entries(value).map(([name, part]) => unusedIn(part, [...path, name], used));
  const found = parts.flatMap((part) => part.found);
  const isUnused = parts.length > 0 && parts.every((part) => part.isUnused);
  const count = found.reduce((sum, part) => sum + part.count, 0);
  return { found: isUnused ? [{ path, count }] : found, isUnused };
}
