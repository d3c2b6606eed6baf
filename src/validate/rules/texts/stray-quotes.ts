import { nameLanguages } from '../../../config/texts/language-names';
import type { SourceText } from '../../../config/texts/all-texts';
import { languages, type Language } from '../../../site/languages';
import { rule } from '../../rule';

export const strayQuotes = rule({
  code: 'WORDS-019',
  severity: 'warning',
  summary: {
    en: 'A text is enclosed in quotation marks, has a single one, or straight ones in French.',
    fr: 'Un texte est entouré de guillemets, n’en a qu’un seul, ou en a de droits en français.',
  },
  docs: {
    en: 'Quotation marks around a whole text are usually copied with it from a document: visitors would see them. Around the words of a client the site writes its own.\n\nRemove the marks, or add the missing one.',
    fr: 'Des guillemets autour d’un texte entier ont en général été copiés avec lui depuis un document : les visiteurs les verraient. Autour des paroles d’un client, le site met les siens.\n\nSupprimez les guillemets, ou ajoutez celui qui manque.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: '“Votre vélo, comme neuf”' }],
    reports: 'The French text is enclosed in quotation marks',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' }],
  },
  messages: {
    straight: ({ found }: { found: string }) => ({
      en: `The French text has straight quotation marks: "${found}". Write « ${found} ».`,
      fr: `Le texte français contient des guillemets droits : "${found}". Écrivez « ${found} ».`,
    }),
    enclosed: ({ language }: { language: Language }) => ({
      en: `The ${nameLanguages([language]).en} text is enclosed in quotation marks, which visitors would see. Remove them.`,
      fr: `Le texte ${nameLanguages([language]).fr} est entouré de guillemets, que les visiteurs verraient. Supprimez-les.`,
    }),
    single: ({ language, mark }: { language: Language; mark: string }) => ({
      en: `The ${nameLanguages([language]).en} text has a single quotation mark ( ${mark} ). Remove it, or add the other one.`,
      fr: `Le texte ${nameLanguages([language]).fr} n’a qu’un seul guillemet ( ${mark} ). Supprimez-le, ou ajoutez l’autre.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language];
        const [, found] = (language === 'fr' && words?.includes('"') && STRAIGHT.exec(words)) || [];
        if (found !== undefined) yield { text, language, message: 'straight', data: { found } };
        if (words === undefined || !HINT.test(words)) continue;
        const [mark] = SINGLE.exec(words) ?? [];
        if (mark !== undefined) yield { text, language, message: 'single', data: { language, mark } };
        else if (ENCLOSED.test(words) && !isQuotation(text, words))
          yield { text, language, message: 'enclosed', data: { language } };
      }
  },
});

/** A cheap test: a quotation mark at the start or the end. */
const HINT = /^\s*["“”„«]|["“”»]\s*$/;
/** One quotation mark in the whole text, at its start or its end; after a digit it means inches. */
const SINGLE = /^\s*["“”„«](?=[^"“”„«»]*$)|(?<=^[^"“”„«»]*[^\d"“”„«»])["“”»](?=\s*$)/;
const ENCLOSED = /^\s*(?:["“”„][^"“”„]*["“”]|«[^«»]*»)\s*$/;

/** Straight quotation marks around words, not around the whole text; after a digit they mean inches. */
const STRAIGHT = /(?<![\p{L}\d"])"(?!(?<=^\s*")[^"]*"\s*$)([^"\s](?:[^"]*[^"\s])?)"(?![\p{L}\d"])/u;

/** Returns whether « » enclose a French or Arabic text that is a quotation; the words of a client have marks of the site. */
function isQuotation({ path = [] }: SourceText, words: string): boolean {
  return words.trimStart().startsWith('«') && path.at(-1) !== 'quote';
}
