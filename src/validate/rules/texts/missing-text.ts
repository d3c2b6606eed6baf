import { nameLanguages } from '../../../config/texts/language-names';
import { keyOf } from '../../../config/texts/translations';
import { splitForm } from '../../../config/texts/plural-forms';
import { uiKeys } from '../../../config/texts/ui-keys';
import { groupBy } from '../../../lib/lists/group-by';
import { closestMatch } from '../../../lib/text/closest-match';
import { defaultLanguage } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import type { Context } from '../../context';
import { rule } from '../../rule';
import { keyDifferences, partsWithout } from './key-differences';

export const missingText = rule({
  code: 'WORDS-001',
  severity: 'error',
  summary: {
    en: 'A text that the site shows is missing in French.',
    fr: 'Un texte que le site affiche manque en français.',
  },
  docs: {
    en: 'A key such as `"t:home.hero.title"` refers to a text in the files under `locales`. The French file must have it: without it there is nothing to show, in any language.\n\nWrite the suggested key, or add the text under that key to every file. Keys that begin with `frame.` are texts around every page: do not remove them.',
    fr: 'Une clé telle que `"t:home.hero.title"` renvoie à un texte des fichiers de `locales`. Le fichier français doit le contenir : sans lui, il n’y a rien à afficher, dans aucune langue.\n\nÉcrivez la clé proposée, ou ajoutez le texte sous cette clé dans tous les fichiers. Les clés qui commencent par `frame.` désignent les textes affichés autour de chaque page : ne les supprimez pas.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/title', value: 't:home.hero.titel' }],
    reports: 'locales/fr.json has no text "home.hero.titel".',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/title', value: 't:home.hero.title' }],
  },
  messages: {
    unknown: ({ key, others }: { key: string; others: number }) => ({
      en: `locales/${defaultLanguage}.json has no text "${key}".${others === 0 ? '' : ` ${others} other ${others === 1 ? 'place uses' : 'places use'} this key, too.`} Correct the key, or add the text to the files in locales/.`,
      fr: `Le texte « ${key} » n’existe pas dans locales/${defaultLanguage}.json.${others === 0 ? '' : ` Cette clé sert aussi à ${others} autre${others === 1 ? '' : 's'} endroit${others === 1 ? '' : 's'}.`} Corrigez la clé, ou ajoutez le texte dans les fichiers de locales/.`,
    }),
    untranslatable: ({ key, count, languages }: MissingPart & { languages: Language[] }) => ({
      en: `locales/${defaultLanguage}.json lacks ${textsUnder(key, count).en}, which ${count === 1 ? 'exists' : 'exist'} in ${nameLanguages(languages).en}. Add the ${nameLanguages([defaultLanguage]).en}.`,
      fr: `Il manque dans locales/${defaultLanguage}.json ${textsUnder(key, count).fr}, qui ${count === 1 ? 'existe' : 'existent'} en ${nameLanguages(languages).fr}. Ajoutez ${count === 1 ? `le texte ${nameLanguages([defaultLanguage]).fr}` : `les textes ${nameLanguages([defaultLanguage]).fr}`}.`,
    }),
    renamed: ({ key, found }: { key: string; found: string }) => ({
      en: `The key "${found}" is "${key}" elsewhere. Rename it, or rename it in the other files, too: a text has the same key everywhere.`,
      fr: `La clé « ${found} » s’appelle « ${key} » dans les autres fichiers. Donnez-lui partout le même nom, soit ici, soit dans les autres fichiers.`,
    }),
    layout: ({ key, count }: MissingPart) => ({
      en: `locales/${defaultLanguage}.json lacks ${textsUnder(key, count).en}, which the site shows around its pages. Add ${count === 1 ? 'it' : 'them'}.`,
      fr: `Il manque dans locales/${defaultLanguage}.json ${textsUnder(key, count).fr}, que le site affiche autour de ses pages. Ajoutez-${count === 1 ? 'le' : 'les'}.`,
    }),
  },
  *check({ allTexts: { texts, unknown }, references, locales }) {
    const known = texts.flatMap(({ key }) => key ?? []);
    const missing = new Set(
      [
        ...unknown,
        ...partsWithout(
          uiKeys,
          known.map((key) => splitForm(key).key),
        ).values(),
      ].flat(),
    );
    if (missing.size === 0) return;
    const { source } = valueIn(locales, defaultLanguage);
    const uses = groupBy(references, keyOf);
    const used = new Set(texts.flatMap(({ key, path }) => (path && key) ?? []));
    const translated = translatedParts(locales);
    const reported = new Set<string>();
    const layout: string[] = [];
    for (const key of missing) {
      const part = translated.get(key);
      const places = uses.get(key) ?? [];
      const path = places[0]?.path;
      if (part) {
        if (reported.has(part.key)) continue;
        reported.add(part.key);
        if (part.found === undefined)
          yield {
            ...(path ? { path } : { source, path: part.key.split('.') }),
            message: 'untranslatable',
            data: { key: part.key, count: part.count, languages: part.languages },
          };
        else
          yield {
            source,
            path: part.found.split('.'),
            isName: true,
            message: 'renamed',
            data: { key: part.key, found: part.found },
          };
      } else if (path) {
        const guess = closestMatch(key, known, used);
        yield {
          path,
          message: 'unknown',
          data: { key, others: places.length - 1 },
          suggestion: guess === null ? null : `t:${guess}`,
        };
      } else layout.push(key);
    }
    for (const [key, keys] of partsWithout(layout, known))
      yield { source, path: key.split('.'), message: 'layout', data: { key, count: keys.length } };
  },
});

/** A missing text, or the start of the keys of several. */
interface MissingPart {
  key: string;
  count: number;
}

/** Names a text, or the texts under a key. */
function textsUnder(key: string, count: number) {
  return count === 1
    ? { en: `the text "${key}"`, fr: `le texte « ${key} »` }
    : { en: `the ${count} texts under "${key}"`, fr: `les ${count} textes sous « ${key} »` };
}

/** Returns the part of each key that a translation has and French lacks, with the French key that seems to be meant. */
function translatedParts(locales: Context['locales']) {
  const parts = new Map<string, MissingPart & { languages: Language[]; found: string | undefined }>();
  for (const { language, extra, renamed } of keyDifferences(locales))
    for (const [key, keys] of extra) {
      const part = parts.get(keys[0] ?? key) ?? {
        key,
        count: keys.length,
        languages: [],
        found: renamed.get(key),
      };
      part.languages.push(language);
      for (const name of keys) parts.set(name, part);
    }
  return parts;
}
