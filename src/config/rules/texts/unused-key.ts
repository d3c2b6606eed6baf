import { nameLanguages } from '../../texts/language-names';
import { keysOf } from '../../texts/frame-words';
import { splitForm } from '../../texts/frame-keys';
import { groupBy } from '../../../lib/lists/group-by';
import { commandLine } from '../../../lib/command/command-line';
import { excerpt } from '../../../lib/text/excerpt';
import { valueIn, type Language } from '../../../site/languages';
import { flattenMessages, PAGES } from '../../../site/messages';
import { rule } from '../../rule';
import { usedKeys } from './locale-keys';

export const unusedKey = rule({
  code: 'WORDS-006',
  severity: 'warning',
  mayFollow: 'any',
  summary: {
    en: 'The locale files have a text that nothing uses.',
    fr: 'Les fichiers de langue contiennent un texte que rien n’utilise.',
  },
  docs: {
    en: 'These texts are in `locales/`, but neither the config nor the site around its pages shows them: they were left over when a block or a page was removed. Translating them would be wasted work. While a language lacks a text, its unused ones are not reported: one of them may be meant.\n\nRemove the texts from every file, or use their key where they should appear.',
    fr: 'Ces textes sont dans `locales/`, mais ni la configuration ni le cadre des pages ne les utilise : ils sont restés là quand un bloc ou une page a été supprimé. Les traduire serait du travail perdu. Tant qu’il manque un texte dans une langue, ses textes inutilisés ne sont pas signalés : l’un d’eux est peut-être le bon.\n\nSupprimez les textes de tous les fichiers, ou écrivez leur clé là où ils doivent s’afficher.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/home/hero/offer', value: 'Free quote' }],
    reports: 'Nothing uses the text "home.hero.offer".',
    valid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'A free quote, a new bicycle' }],
  },
  messages: {
    keys: ({ count, key }: { count: number; key: string }) => ({
      en: `Nothing uses ${count === 1 ? `the text "${key}"` : `${count} texts of this file, such as "${key}"`}. Remove what is unused from the files in locales/, or write "t:${key}" where it should appear.`,
      fr: `Rien n’utilise ${count === 1 ? `le texte « ${key} »` : `${count} textes de ce fichier, comme « ${key} »`}. Supprimez des fichiers de locales/ ce qui ne sert pas, ou écrivez "t:${key}" là où il doit s’afficher.`,
    }),
    entries: ({ count, words, languages }: { count: number; words: string; languages: Language[] }) => ({
      en: `${count} ${count === 1 ? 'translation' : 'translations'} into ${nameLanguages(languages).en}, such as that of “${words}”, ${count === 1 ? 'belongs' : 'belong'} to no text of the site. List and remove what nothing uses with ${commandLine('translations prune')}.`,
      fr: `${count} ${count === 1 ? 'traduction' : 'traductions'} en ${nameLanguages(languages).fr}, comme celle de « ${words} », ne ${count === 1 ? 'correspond' : 'correspondent'} à aucun texte du site. Affichez et supprimez ce qui ne sert pas avec ${commandLine('translations prune')}.`,
    }),
  },
  *check({ defaultLanguage, languages: all, locales, references, translations }) {
    const complete = all.filter((language) => valueIn(translations, language).isComplete);
    const unusedIn = (language: Language) => valueIn(translations, language).unused;
    for (const languages of groupBy(complete, (one) => unusedIn(one).join('\n')).values()) {
      const [first = ''] = languages;
      const unused = unusedIn(first);
      const { source } = valueIn(locales, first);
      const data = { count: unused.length, words: excerpt(unused[0] ?? ''), languages };
      if (unused.length > 0) yield { source, path: [PAGES], isName: true, message: 'entries', data };
    }
    // A key without its "t:" is meant, too.
    const used = new Set<unknown>([...usedKeys({ references }), ...references.map(({ value }) => value)]);
    const french = keysOf(valueIn(locales, defaultLanguage).words);
    for (const language of all) {
      const { source, words } = valueIn(locales, language);
      const own = keysOf(words);
      // A key that a translation has instead of one that it lacks is probably misspelt.
      if ([...french].some((key) => !own.has(key))) continue;
      const unused = [...flattenMessages(words).keys()].filter((name) => {
        const { key } = splitForm(name);
        return !used.has(key) && (language === defaultLanguage || !french.has(key));
      });
      const [key] = unused;
      if (key === undefined) continue;
      const data = { count: unused.length, key };
      yield { source, path: key.split('.'), isName: true, message: 'keys', data };
      return;
    }
  },
});
