import { wordsOf } from '../../../config/texts/translations';
import { groupBy } from '../../../lib/lists/group-by';
import { excerpt } from '../../../lib/text/excerpt';
import { slug } from '../../../lib/text/slug';
import type { Path } from '../../../lib/json';
import { wordsKey } from '../../../site/messages';
import { rule } from '../../rule';

export const repeatedWords = rule({
  code: 'WORDS-023',
  severity: 'warning',
  summary: {
    en: 'Several places have the same words.',
    fr: 'Plusieurs endroits contiennent les mêmes mots.',
  },
  docs: {
    en: 'The same words have one translation. When only one of the places changes, its translation stays with the others, and the new words have none.\n\nGive the words a key with the command of the message: all places then show one text, which is changed and translated once. Leave them when the places only happen to say the same, and turn this rule off under `rules` if it does not help.',
    fr: 'Les mêmes mots ont une seule traduction. Si un seul de ces endroits change, la traduction reste aux autres, et le nouveau texte n’en a pas.\n\nDonnez une clé à ces mots avec la commande du message : tous les endroits affichent alors un seul texte, modifié et traduit une seule fois. Laissez-les tels quels si la ressemblance est fortuite, et désactivez cette règle sous `rules` si elle ne vous aide pas.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/pages/0/blocks/0/eyebrow', value: 'Nous réparons votre vélo' },
      { file: 'site.config.json', pointer: '/pages/1/blocks/0/eyebrow', value: 'Nous réparons votre vélo' },
      {
        file: 'locales/en.json',
        pointer: '/pages',
        value: { 'Nous réparons votre vélo': 'We repair your bicycle' },
      },
      { file: 'locales/ar.json', pointer: '/pages', value: { 'Nous réparons votre vélo': 'نصلح دراجتك' } },
    ],
    reports: '2 places have the words “Nous réparons votre vélo”.',
    valid: [
      { file: 'site.config.json', pointer: '/pages/0/blocks/0/eyebrow', value: 'Nous réparons votre vélo' },
      {
        file: 'locales/en.json',
        pointer: '/pages',
        value: { 'Nous réparons votre vélo': 'We repair your bicycle' },
      },
      { file: 'locales/ar.json', pointer: '/pages', value: { 'Nous réparons votre vélo': 'نصلح دراجتك' } },
    ],
  },
  messages: {
    repeated: ({ count, words, key }: { count: number; words: string; key: string }) => ({
      en: `${count} places have the words “${excerpt(words)}”. Give them one text with npm run translations -- --share ${key} "${words}".`,
      fr: `${count} endroits contiennent les mots « ${excerpt(words)} ». Donnez-leur un seul texte avec npm run translations -- --share ${key} "${words}".`,
    }),
    several: ({ count }: { count: number }) => ({
      en: `${count} texts are written in several places; this is the first. Change the copies, or give words that stay the same a key with npm run translations -- --share KEY "text".`,
      fr: `${count} textes sont écrits à plusieurs endroits ; voici le premier. Modifiez les copies, ou donnez une clé aux mots qui restent les mêmes avec npm run translations -- --share CLÉ "texte".`,
    }),
  },
  *check({ writtenReferences }) {
    const texts = writtenReferences().flatMap((reference) => {
      const words = wordsOf(reference);
      return words === undefined ? [] : [{ words, path: reference.path }];
    });
    const repeated = [...groupBy(texts, ({ words }) => wordsKey(words)).values()].filter(
      (places) => places.length > 1,
    );
    const [first] = repeated.flat();
    if (first && repeated.length > MAX_SINGLE)
      yield { path: first.path, message: 'several', data: { count: repeated.length } };
    else
      for (const [one, ...others] of repeated) {
        if (!one) continue;
        const { words, path } = one;
        const data = { count: others.length + 1, words, key: keyFor(words, path) };
        yield { path, message: 'repeated', data };
      }
  },
});

/** So many repeated texts have one cause, such as the copy of a page. */
const MAX_SINGLE = 3;

/** Returns a key for words, such as `actions.nous-appeler` for the label of an action. */
function keyFor(words: string, path: Path): string {
  const list = path.findLast((step) => typeof step === 'string' && LISTS.has(step)) ?? 'shared';
  return `${list}.${slug(words).split('-').slice(0, MAX_NAMES).join('-')}`;
}

/** Parts whose texts have a kind of their own. */
const LISTS = new Set<unknown>(['actions', 'steps', 'stats']);
const MAX_NAMES = 4;
