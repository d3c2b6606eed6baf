import { formerFrench } from '../../lock/translation-sources';
import { nameLanguages } from '../../texts/language-names';
import { commandLine } from '../../../lib/command/command-line';
import { excerpts } from '../../../lib/text/excerpt';
import { valueIn, type Language } from '../../../site/languages';
import { rule } from '../../rule';

export const staleTranslation = rule({
  code: 'WORDS-012',
  severity: 'warning',
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
    reports: 'This English translation was made from “Votre vélo, réparé”',
    valid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'Your bicycle, as good as new' }],
  },
  messages: {
    stale: ({ first, language, former, french, name, isShown }: Stale) => ({
      en: `This ${nameLanguages([language]).en} translation was made from “${former}”; the ${nameLanguages([first]).en} is now “${french}”. ${isShown ? 'It is still shown.' : `Its block is shown in ${nameLanguages([first]).en}.`} Correct it if necessary, then confirm it with ${commandLine('translations accept', `"${name}"`)}.`,
      fr: `Cette traduction en ${nameLanguages([language]).fr} a été faite à partir de « ${former} » ; le texte ${nameLanguages([first]).fr} est maintenant « ${french} ». ${isShown ? 'Elle s’affiche encore.' : `Son bloc s’affiche en ${nameLanguages([first]).fr}.`} Corrigez-la si nécessaire, puis confirmez-la avec ${commandLine('translations accept', `"${name}"`)}.`,
    }),
    several: ({ language, count }: { language: Language; count: number }) => ({
      en: `The texts of ${count} ${nameLanguages([language]).en} translations changed after they were made. List them with "${commandLine('translations list', language)}", correct them where necessary, then accept them by text, key or page with "${commandLine('translations accept')}".`,
      fr: `Le texte d’origine de ${count} traductions en ${nameLanguages([language]).fr} a changé depuis. « ${commandLine('translations list', language)} » en affiche la liste : corrigez-les si nécessaire, puis confirmez-les, par texte, par clé ou par page, avec « ${commandLine('translations accept')} ».`,
    }),
  },
  *check(context) {
    const { defaultLanguage: first, languages, locales, lock, texts } = context;
    const sources = lock?.translations ?? {};
    for (const language of languages) {
      if (language === first) continue;
      const stale = texts.flatMap((text) => {
        const former = formerFrench(context, sources, text, language);
        const isShown = text.entries?.[language]?.isShown ?? true;
        const french = text.texts[first];
        if (former === undefined || french === undefined) return [];
        // One that is missing or unfinished is not stale.
        if (isShown && text.texts[language] === undefined) return [];
        const name = text.key ?? (french.length > MAX_NAME ? `${french.slice(0, MAX_NAME)}…` : french);
        const [was, now] = excerpts(former, french);
        return [{ text, data: { first, language, former: was, french: now, name, isShown } }];
      });
      const { source } = valueIn(locales, language);
      if (stale.length > MAX_SINGLE)
        yield { source, message: 'several', data: { language, count: stale.length } };
      else for (const { text, data } of stale) yield { text, language, message: 'stale', data };
    }
  },
});

/** A translation whose French has changed: the French texts, shortened, and the name to accept it by. */
interface Stale {
  first: Language;
  language: Language;
  former: string;
  french: string;
  name: string;
  isShown: boolean;
}

/** A longer text is accepted by its beginning: it would not fit into a line of a terminal. */
const MAX_NAME = 60;

/** So many changed texts have one cause, such as a new address or another form of politeness. */
const MAX_SINGLE = 20;
