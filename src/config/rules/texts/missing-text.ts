import { keysOf } from '../../texts/frame-words';
import { keyOf } from '../../texts/translations';
import { groupBy } from '../../../lib/lists/group-by';
import { closestMatch } from '../../../lib/text/closest-match';
import { valueIn } from '../../../site/languages';
import { MOST_LISTED } from '../../schema/closest-name';
import { rule } from '../../rule';
import { groupByPart, usedKeys } from './locale-keys';

export const missingText = rule({
  code: 'WORDS-001',
  severity: 'error',
  summary: {
    en: 'A text that the site shows is missing in the first language.',
    fr: 'Un texte que le site affiche manque dans la première langue.',
  },
  docs: {
    en: 'A key such as `"t:home.hero.title"` refers to a text in the files under `locales`. The file of the first language must have it: without it there is nothing to show, in any language.\n\nWrite the suggested key, or add the text under that key to every file. Keys that begin with `frame.` are texts around every page: do not remove them. A site in another folder has those of the project where it lacks them.',
    fr: 'Une clé telle que `"t:home.hero.title"` renvoie à un texte des fichiers de `locales`. Le fichier de la première langue doit le contenir : sans lui, il n’y a rien à afficher, dans aucune langue.\n\nÉcrivez la clé proposée, ou ajoutez le texte sous cette clé dans tous les fichiers. Les clés qui commencent par `frame.` désignent les textes affichés autour de chaque page : ne les supprimez pas. Un site placé dans un autre dossier reprend ceux du projet quand il n’a pas les siens.',
  },
  examples: {
    invalid: [{ pointer: '/pages/0/blocks/0/title', value: 't:home.hero.titel' }],
    reports: 'locales/fr.json has no text "home.hero.titel".',
    valid: [{ pointer: '/pages/0/blocks/0/title', value: 't:home.hero.title' }],
  },
  messages: {
    text: ({ file, key, others, alike }: { file: string; key: string; others: number; alike: string }) => ({
      en: `${file} has no text "${key}".${others > 0 ? ` ${others} other ${others === 1 ? 'place uses' : 'places use'} this key, too.` : ''}${alike && ` Keys beside it: ${alike}.`} Correct the key, or add the text to the files in locales/.`,
      fr: `Le texte « ${key} » n’existe pas dans ${file}.${others > 0 ? ` Cette clé sert aussi à ${others} autre${others === 1 ? '' : 's'} endroit${others === 1 ? '' : 's'}.` : ''}${alike && ` Clés voisines : ${alike}.`} Corrigez la clé, ou ajoutez le texte dans les fichiers de locales/.`,
    }),
    deleted: ({ file, key, others }: { file: string; key: string; others: number }) => ({
      en: `${file} has no text "${key}" any more, which the other languages have and ${others + 1} places use. Put it back.`,
      fr: `Le texte « ${key} » n’est plus dans ${file}, alors que les autres langues l’ont et que ${others + 1} endroits l’emploient. Rétablissez-le.`,
    }),
    part: ({ file, key, count }: { file: string; key: string; count: number }) => ({
      en: `${file} lacks ${count} texts under "${key}", which the site shows. Add them, or correct their keys.`,
      fr: `Il manque dans ${file} ${count} textes sous « ${key} », que le site affiche. Ajoutez-les, ou corrigez leurs clés.`,
    }),
  },
  *check({ defaultLanguage, locales, references }) {
    const { source, words } = valueIn(locales, defaultLanguage);
    const { file } = source;
    const known = keysOf(words);
    const needed = usedKeys({ references });
    const missing = [...needed].filter((key) => !known.has(key));
    const uses = groupBy(references, keyOf);
    for (const [part, keys] of groupByPart(missing, known)) {
      const [key = ''] = keys;
      const places = uses.get(key) ?? [];
      const place = places[0]
        ? { path: places[0].path }
        : { source, path: (keys.length > 1 ? part : key).split('.') };
      if (keys.length > 1) {
        yield { ...place, message: 'part', data: { file, key: part, count: keys.length } };
        continue;
      }
      const others = Math.max(0, places.length - 1);
      const isDeleted = Object.values(locales).some((locale) => keysOf(locale.words).has(key));
      if (isDeleted && others > 0) {
        yield { ...place, message: 'deleted', data: { file, key, others } };
        continue;
      }
      const guess = places[0] ? closestMatch(key, known, needed) : null;
      const suggestion = guess === null ? null : `t:${guess}`;
      const inPart = [...known].filter((other) => other.startsWith(key.replace(/[^.]*$/, '')));
      const alike = guess === null && key.includes('.') ? inPart.slice(0, MOST_LISTED).join(', ') : '';
      yield { ...place, message: 'text', data: { file, key, others, alike }, suggestion };
    }
  },
});
