import type { SourceText } from '../../texts/all-texts';
import { nameLanguages } from '../../texts/language-names';
import { oncePerText } from '../../../lib/once';
import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import { modelOf } from '../../../site/blocks/index';
import { restoreLine } from '../../../lib/command/command-line';
import { groupBy } from '../../../lib/lists/group-by';
import { scriptOf, valueIn, type Language } from '../../../site/languages';
import { wordsKey } from '../../../site/messages';
import type { Context } from '../../context';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const wrongLanguage = rule({
  code: 'WORDS-021',
  severity: 'warning',
  summary: {
    en: 'A text is not in its language.',
    fr: 'Un texte n’est pas écrit dans sa langue.',
  },
  docs: {
    en: 'The text is identical to the French one, has the letters of another alphabet, or consists of the common words of another language: it was copied, or pasted into the wrong place. Visitors would read another language on their page.\n\nTranslate it. Names, numbers and addresses are allowed, and so are quotations between quotation marks. List a brand or a word such as “SEO” that stays the same in every language under `terms` of `site.config.json`.',
    fr: 'Le texte est identique au texte français, a les lettres d’un autre alphabet, ou se compose des mots courants d’une autre langue : il a été copié, ou collé au mauvais endroit. Les visiteurs liraient une autre langue sur leur page.\n\nTraduisez-le. Les noms, les nombres et les adresses sont admis, de même qu’une citation entre guillemets. Si une marque ou un mot tel que « SEO » reste le même dans toutes les langues, ajoutez-le sous `terms` dans `site.config.json`.',
  },
  examples: {
    invalid: [{ file: 'locales/ar.json', pointer: '/home/hero/title', value: 'As good as new' }],
    reports: 'The Arabic text has no Arabic letter. Translate it',
    valid: [{ file: 'locales/ar.json', pointer: '/home/hero/title', value: 'دراجتك كأنها جديدة' }],
  },
  messages: {
    copied: ({ languages, first }: { languages: Language[]; first: Language }) => ({
      en: `The ${nameLanguages(languages).en} text is the ${nameLanguages([first]).en} one. Translate it, or list what stays the same in every language under "terms".`,
      fr: `Le texte ${nameLanguages(languages).fr} est identique au texte ${nameLanguages([first]).fr}. Traduisez-le, ou ajoutez sous « terms » ce qui reste le même dans toutes les langues.`,
    }),
    noArabic: () => ({
      en: 'The Arabic text has no Arabic letter. Translate it, or list what stays the same in every language under "terms".',
      fr: 'Le texte arabe n’a aucune lettre arabe. Traduisez-le, ou ajoutez sous « terms » ce qui reste le même dans toutes les langues.',
    }),
    arabic: ({ language, found }: { language: Language; found: string }) => ({
      en: `The ${nameLanguages([language]).en} text contains Arabic: “${found}”. Write it in ${nameLanguages([language]).en}, or put quotation marks around a quoted word.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient de l’arabe : « ${found} ». Écrivez-le en ${nameLanguages([language]).fr}, ou mettez le mot cité entre guillemets.`,
    }),
    file: ({ language, count, file }: { language: Language; count: number; file: string }) => ({
      en: `${count} texts of this file are not in ${nameLanguages([language]).en}, as if it were the file of another language. If so, bring it back with ${restoreLine(file)}.`,
      fr: `${count} textes de ce fichier ne sont pas en ${nameLanguages([language]).fr}, comme si c’était le fichier d’une autre langue. Si c’est le cas, rétablissez-le avec ${restoreLine(file)}.`,
    }),
    other: ({ language, found }: { language: Language; found: Language }) => ({
      en: `The ${nameLanguages([language]).en} text is in ${nameLanguages([found]).en}. Write it in ${nameLanguages([language]).en}.`,
      fr: `Le texte ${nameLanguages([language]).fr} est écrit en ${nameLanguages([found]).fr}. Écrivez-le en ${nameLanguages([language]).fr}.`,
    }),
  },
  *check(context) {
    for (const [language, same] of groupBy(textsInOtherLanguage(context), (one) => one.language)) {
      if (same.length <= MOST_LISTED || language === context.defaultLanguage) {
        yield* same;
        continue;
      }
      const { source } = valueIn(context.locales, language);
      const data = { language, count: same.length, file: source.file };
      yield { source, message: 'file', data };
    }
  },
});

/** More texts of a file than this have one cause. */
const MOST_LISTED = 50;

/** Returns the texts in another language, each with the first translation that is. */
function textsInOtherLanguage({ config, defaultLanguage: first, languages, texts }: Context) {
  const names = new Set(texts.filter((text) => isBlockName(text, config)));
  const same = sameEverywhere([
    config.organization.name,
    config.organization.legalName ?? '',
    ...(config.terms ?? []),
    ...[...names].flatMap((text) => Object.values(text.texts)),
  ]);
  return texts
    .filter((text) => !names.has(text) && !isAddress(text))
    .flatMap((text) => {
      const copied = languages.filter((language) => isCopied(text, language));
      const data = { languages: copied, first };
      const faults = languages.flatMap((language) => {
        const fault = copied.includes(language)
          ? ({ message: 'copied', data } as const)
          : faultIn(text, language);
        return fault ? { text, language, ...fault } : [];
      });
      return faults.slice(0, 1);
    });

  function countWords(words: string) {
    return words.replace(same, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
  }

  function isCopied({ texts: { [first]: source = '', ...others } }: SourceText, language: Language) {
    const words = others[language];
    if (words === undefined || wordsKey(words) !== wordsKey(source)) return false;
    // Many single words are the same in two languages of one script, but none in another script.
    return scriptOf(language) === scriptOf(first)
      ? !isCapitalized(words) && countWords(words) >= 2
      : !hasLetterOf(words, language) && countWords(words) >= 1;
  }

  function faultIn({ texts: translations }: SourceText, language: Language) {
    const { [first]: source = '', [language]: words } = translations;
    if (words === undefined || (language !== first && wordsKey(words) === wordsKey(source))) return undefined;
    if (scriptOf(language) === 'Arab')
      return !ARABIC.test(words) && countWords(words) >= 1 ? ({ message: 'noArabic' } as const) : undefined;
    const unquoted = words.replaceAll(QUOTED, ' ');
    const [arabic] = (ARABIC.test(unquoted) && ARABIC.exec(unquoted.replace(same, ' '))) || [];
    if (arabic !== undefined) return { message: 'arabic', data: { language, found: arabic.trim() } } as const;
    const found = language in common ? languageOf(unquoted) : undefined;
    const isOther = found !== undefined && found !== language;
    return isOther ? ({ message: 'other', data: { language, found } } as const) : undefined;
  }
}

function isAddress({ path = [] }: SourceText): boolean {
  return path[0] === 'organization' && (path[1] === 'address' || path[1] === 'areaServed');
}

function isBlockName({ path = [] }: SourceText, config: SiteConfig): boolean {
  const [part, page, list, place, ...field] = path;
  if (part !== 'pages' || list !== 'blocks') return false;
  const block = config.pages[Number(page)]?.blocks[Number(place)];
  return block !== undefined && (modelOf(block).isProperName?.(block, field) ?? false);
}

/** Returns the pattern of language-independent parts: placeholders, e-mail and web addresses, names and terms. */
function sameEverywhere(terms: (string | undefined)[]): RegExp {
  const words = [...new Set(terms)]
    .flatMap((term) => term || [])
    .toSorted((one, other) => other.length - one.length)
    .map(escapeRegExp);
  const names = String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`;
  return new RegExp(
    String.raw`\{[^{}]*\}|\S+@\S+|https?:\/\/\S+|\S+\.[a-z]{2,}(?![\p{L}\d])|${names}`,
    'giu',
  );
}

const ARABIC = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s]*/u;
const QUOTED = /«[^»]*»|“[^”]*”|"[^"]*"|\([^()]*\)/g;

function hasLetterOf(text: string, language: Language): boolean {
  return new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u').test(text);
}

/** Returns whether every word has a capital, as in a name: French capitalizes only the first word of a text. */
function isCapitalized(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/(?<![\p{L}\d’'])\p{Ll}/u.test(text);
}

/** Returns the language of a sentence, French or English; undefined for a name or another language. */
const languageOf = oncePerText((text): Language | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: string) => {
    const known = list.split(' ');
    return words.filter((word) => known.includes(word)).length;
  };
  const [french, english] = [count(common.fr), count(common.en)];
  if (french === english || Math.max(french, english) < MIN_WORDS) return undefined;
  return french > english ? 'fr' : 'en';
});

/** The number of common words from which on a text is a sentence, and not a name. */
const MIN_WORDS = 4;

/** Words that the other language lacks: “on”, “or” and “plus” are both. */
const common = {
  fr: 'le la les des du une un et est que qui nous vous nos vos dans avec sur à au aux ce cette sont pas par il elle où votre notre leur chez être avez avons',
  en: 'the and of to is are that we our you your with for this from it have not they will what which by be has at as their how who when',
};
