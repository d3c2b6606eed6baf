import { nameLanguages } from '../../../config/texts/language-names';
import { splitForm } from '../../../config/texts/plural-forms';
import { excerpt } from '../../../lib/text/excerpt';
import { valueIn, type Language } from '../../../site/languages';
import { flattenMessages, PAGES } from '../../../site/messages';
import type { Messages } from '../../../site/site';
import { rule } from '../../rule';
import { keysOf, usedKeys } from './locale-keys';

export const unusedKey = rule({
  code: 'WORDS-006',
  severity: 'warning',
  mayFollow: true,
  summary: {
    en: 'The locale files have a text that nothing uses.',
    fr: 'Les fichiers de langue contiennent un texte que rien n’utilise.',
  },
  docs: {
    en: 'These texts are in `locales/`, but neither the config nor the site around its pages shows them: they were left over when a block or a page was removed. Translating them would be wasted work. While a language lacks a text, its unused ones are not reported: one of them may be meant.\n\nRemove the texts from every file, or use their key where they should appear.',
    fr: 'Ces textes sont dans `locales/`, mais ni la configuration ni le cadre des pages ne les utilise : ils sont restés là quand un bloc ou une page a été supprimé. Les traduire serait du travail perdu. Tant qu’il manque un texte dans une langue, ses textes inutilisés ne sont pas signalés : l’un d’eux est peut-être le bon.\n\nSupprimez les textes de tous les fichiers, ou écrivez leur clé là où ils doivent s’afficher.',
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/offer', value: 'Devis gratuit' },
      { file: 'locales/en.json', pointer: '/home/hero/offer', value: 'Free quote' },
      { file: 'locales/ar.json', pointer: '/home/hero/offer', value: 'عرض مجاني' },
    ],
    reports: 'Nothing uses the text "home.hero.offer".',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Devis gratuit, vélo réparé' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'A free quote, a repaired bicycle' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'عرض مجاني ودراجة صالحة' },
    ],
  },
  messages: {
    keys: ({ key, count }: { key: string; count: number }) => ({
      en: `Nothing uses ${count === 1 ? `the text "${key}"` : `the ${count} texts under "${key}"`}. Remove ${count === 1 ? 'it' : 'them'} from the files in locales/, or write "t:${key}${count === 1 ? '' : '.…'}" where it should appear.`,
      fr: `Rien n’utilise ${count === 1 ? `le texte « ${key} »` : `les ${count} textes sous « ${key} »`}. Supprimez-${count === 1 ? 'le' : 'les'} des fichiers de locales/, ou écrivez "t:${key}${count === 1 ? '' : '.…'}" là où il doit s’afficher.`,
    }),
    entries: ({ count, words, language }: { count: number; words: string; language: Language }) => ({
      en: `${count} ${nameLanguages([language]).en} ${count === 1 ? 'translation belongs' : 'translations belong'} to no text of the site, such as that of “${words}”. List and remove what nothing uses with npm run translations -- prune.`,
      fr: `${count} ${count === 1 ? 'traduction' : 'traductions'} en ${nameLanguages([language]).fr}, comme celle de « ${words} », ne ${count === 1 ? 'correspond' : 'correspondent'} à aucun texte du site. Affichez et supprimez ce qui ne sert pas avec npm run translations -- prune.`,
    }),
  },
  *check({ defaultLanguage, isOwn, languages, locales, references, translations }) {
    // Another config uses some of the texts only.
    if (!isOwn) return;
    const inUse = usedKeys({ references });
    const french = keysOf(valueIn(locales, defaultLanguage).words);
    const reported = new Set<string>();
    for (const language of languages) {
      const { source, words } = valueIn(locales, language);
      const { unused, isComplete } = valueIn(translations, language);
      const [name] = unused;
      if (isComplete && name !== undefined)
        yield {
          source,
          path: [PAGES],
          isName: true,
          message: 'entries',
          data: { count: unused.length, words: excerpt(name), language },
        };
      // A key that a translation has instead of one that it lacks is probably misspelt.
      const own = keysOf(words);
      if ([...french].some((key) => !own.has(key))) continue;
      const isKnown = (key: string) => inUse.has(key) || (language !== defaultLanguage && french.has(key));
      for (const { path, count } of unusedKeys({ ...words, [PAGES]: {} }, isKnown)) {
        const key = path.join('.');
        if (!reported.has(key)) yield { source, path, isName: true, message: 'keys', data: { key, count } };
        reported.add(key);
      }
    }
  },
});

/** Unused texts, reported once at the highest key under which all texts are unused. */
interface UnusedKeys {
  path: string[];
  /** The number of texts under the key. */
  count: number;
}

/** Returns the unused texts of a part of a locale file. */
function unusedKeys(words: Messages, isUsed: (key: string) => boolean, path: string[] = []): UnusedKeys[] {
  const parts = Object.entries(words).flatMap(([name, value]) => {
    const place = [...path, name];
    if (typeof value !== 'string') return unusedKeys(value, isUsed, place);
    return isUsed(splitForm(place.join('.')).key) ? [] : [{ path: place, count: 1 }];
  });
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const isWhole = path.length > 0 && count > 0 && count === flattenMessages(words).size;
  return isWhole ? [{ path, count }] : parts;
}
