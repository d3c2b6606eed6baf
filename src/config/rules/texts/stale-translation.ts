import { formerFrench } from '../../lock/translation-sources';
import { joinParts, nameLanguages } from '../../texts/language-names';
import { commandLine, quoted } from '../../../lib/command/command-line';
import { excerpts } from '../../../lib/text/excerpt';
import { valueIn, type Language } from '../../../site/languages';
import { groupBy } from '../../../lib/lists/group-by';
import { rule } from '../../rule';

export const staleTranslation = rule({
  code: 'WORDS-012',
  severity: 'warning',
  mayFollow: 'text',
  summary: {
    en: 'The French text has changed and its translation has not.',
    fr: 'Le texte français a changé, mais pas sa traduction.',
  },
  docs: {
    en: 'The locale files hold the French words that each translation was made from: the name of its entry, or, for a text under a key, the record in `site.lock.json`. The French changed since, and the translation did not. A translation whose French words are nearly the same is still shown. Any other one is not, and its block is shown in French, so that nothing stays in another language that the site no longer says.\n\nCorrect the translation if necessary. Then run `npm run translations -- accept` with the French text, the key or the page.',
    fr: 'Les fichiers de langue gardent le texte français à partir duquel chaque traduction a été faite : c’est le nom de son entrée ou, pour un texte désigné par une clé, ce que contient `site.lock.json`. Le texte français a changé depuis, mais pas la traduction. Elle s’affiche encore si le texte français est presque le même ; sinon, son bloc s’affiche en français, pour que le site ne dise plus dans une autre langue ce qu’il ne dit plus en français.\n\nCorrigez la traduction si nécessaire, puis lancez `npm run translations -- accept` avec le texte français, la clé ou la page.',
  },
  examples: {
    invalid: [
      {
        file: 'site.lock.json',
        content: '{ "paths": [], "translations": { "home.hero.title": "Votre vélo, réparé" } }',
      },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'As good as new' },
    ],
    reports: 'The translation into English and Arabic was made from “Votre vélo, réparé”',
    valid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'Your bicycle, as good as new' }],
  },
  messages: {
    stale: ({ first, languages, former, french, name, isShown }: Stale) => ({
      en: `The translation into ${nameLanguages(languages).en} was made from “${former}”; the ${nameLanguages([first]).en} is now “${french}”. ${isShown ? 'It is still shown.' : `Its block is shown in ${nameLanguages([first]).en}.`} Correct it if necessary, then confirm it with ${commandLine('translations accept', quoted(name))}.`,
      fr: `La traduction en ${nameLanguages(languages).fr} a été faite à partir de « ${former} » ; le texte ${nameLanguages([first]).fr} est maintenant « ${french} ». ${isShown ? 'Elle s’affiche encore.' : `Son bloc s’affiche en ${nameLanguages([first]).fr}.`} Corrigez-la si nécessaire, puis confirmez-la avec ${commandLine('translations accept', quoted(name))}.`,
    }),
    several: ({ languages, count }: { languages: Language[]; count: number }) => ({
      en: `${count} texts changed after they were translated into ${nameLanguages(languages).en}. List them with ${joinParts(languages.map(listCommand), 'en')}, correct the translations where necessary, then accept them by text, key or page with "${commandLine('translations accept')}".`,
      fr: `${count} textes ont changé après leur traduction en ${nameLanguages(languages).fr}. Pour en voir la liste : ${joinParts(languages.map(listCommand), 'fr')}. Corrigez les traductions si nécessaire, puis confirmez-les, par texte, par clé ou par page, avec « ${commandLine('translations accept')} ».`,
    }),
  },
  *check(context) {
    const { defaultLanguage: first, languages, locales, lock, texts } = context;
    const sources = lock?.translations ?? {};
    const stale = texts.flatMap((text) => {
      const french = text.texts[first];
      if (french === undefined) return [];
      const [line = ''] = french.slice(0, MAX_NAME).split('\n');
      const name = text.key ?? (line === french ? french : `${line}…`);
      const found = languages
        .filter((language) => language !== first)
        .flatMap((language) => {
          const former = formerFrench(context, sources, text, language);
          const isShown = text.entries?.[language]?.isShown ?? true;
          // One that is missing or unfinished is not stale.
          const isStale = former !== undefined && !(isShown && text.texts[language] === undefined);
          return isStale ? [{ language, former, isShown }] : [];
        });
      return [...groupBy(found, ({ former, isShown }) => `${isShown} ${former}`).values()].map((same) => {
        const [{ former, isShown }] = same as [(typeof same)[number]];
        const [was, now] = excerpts(former, french);
        const into = same.map(({ language }) => language);
        const data = { first, languages: into, former: was, french: now, name, isShown };
        return { text, language: into[0], data };
      });
    });
    const count = new Set(stale.map(({ text }) => text)).size;
    if (count <= MAX_SINGLE)
      for (const { text, language, data } of stale) yield { text, language, message: 'stale', data };
    else {
      const outdated = new Set(stale.flatMap(({ data }) => data.languages));
      const found = languages.filter((language) => outdated.has(language));
      const { source } = valueIn(locales, found[0]!);
      yield { source, message: 'several', data: { languages: found, count } };
    }
  },
});

/** Translations whose French has changed: the French texts, shortened, and the name to accept them by. */
interface Stale {
  first: Language;
  languages: Language[];
  former: string;
  french: string;
  name: string;
  isShown: boolean;
}

const listCommand = (language: Language) => commandLine('translations list', language);

/** A longer text, or one of several lines, is accepted by its beginning: it would not fit into a line of a terminal. */
const MAX_NAME = 60;

/** So many changed texts have one cause, such as a new address or another form of politeness. */
const MAX_SINGLE = 20;
