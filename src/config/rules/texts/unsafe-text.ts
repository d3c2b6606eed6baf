import { bracesIn, unknownPlaceholders, type Unknown } from '../../texts/unknown-placeholders';
import { nameLanguages } from '../../texts/language-names';
import { firstIn, oncePerText } from '../../../lib/once';
import { leavesIn } from '../../../lib/json';
import { codePoint, LINE_SEPARATOR, NO_TEXT } from '../../../lib/text/characters';
import { closestMatch } from '../../../lib/text/closest-match';
import { textBefore } from '../../../lib/text/excerpt';
import type { Translated } from '../../../lib/text/message-language';
import { placeholdersOf } from '../../../site/placeholders';
import { restoreLine } from '../../../lib/command/command-line';
import { repairMojibake } from '../../../lib/text/mojibake';
import { rule } from '../../rule';

export const unsafeText = rule({
  code: 'WORDS-004',
  severity: 'error',
  summary: {
    en: 'A text has markup or another character that is not allowed in it.',
    fr: 'Un texte contient une balise ou un autre caractère qui n’y est pas permis.',
  },
  docs: {
    en: 'Texts are plain: HTML such as `<b>` or `&amp;`, Markdown such as `**`, and unknown names in braces are not allowed. Visitors would see the bare characters, and some could do harm. So would invisible characters that come with text copied from a slide or a PDF file, such as a line separator (U+2028), or that change the writing direction: no value of the config may have one.\n\nWrite the text without them. For bold text or links there are separate blocks and fields.',
    fr: 'Les textes s’écrivent sans mise en forme : le HTML tel que `<b>` ou `&amp;`, le Markdown tel que `**`, et les variables inconnues entre accolades n’y sont pas permis. Les visiteurs verraient ces caractères tels quels, et certains sont dangereux. Il en va de même des caractères invisibles collés d’une présentation ou d’un PDF, comme le séparateur de ligne (U+2028), et de ceux qui changent le sens de l’écriture : aucune valeur de la configuration n’en contient.\n\nÉcrivez le texte sans ces caractères. Pour le gras et les liens, il existe des blocs et des champs particuliers.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre <b>vélo</b>' }],
    reports: 'The French text contains "<b>", and markup is not allowed.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo' }],
  },
  messages: {
    markup: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains "${found}", and markup is not allowed. Write plain text.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient « ${found} », mais les balises ne sont pas permises. Écrivez le texte sans mise en forme.`,
    }),
    markdown: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains Markdown, "${found}", which visitors would see as it is. Write plain text.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient du Markdown, « ${found} », que les visiteurs verraient tel quel. Écrivez le texte sans mise en forme.`,
    }),
    mojibake: () => ({
      en: 'The accents of this text were lost: it was saved in one encoding and read in another.',
      fr: 'Les accents de ce texte sont abîmés : il a été enregistré dans un encodage et lu dans un autre.',
    }),
    mojibakeFile: ({ count, file }: { count: number; file: string }) => ({
      en: `The accents of ${count} texts of this file were lost: it was read in another encoding and then saved. Bring it back with ${restoreLine(file)}, or undo the change in your editor.`,
      fr: `Les accents de ${count} textes de ce fichier sont abîmés : il a été lu dans un autre encodage, puis enregistré. Rétablissez-le avec ${restoreLine(file)}, ou annulez la modification dans votre éditeur.`,
    }),
    character: ({ found, kind, before }: { found: string; kind: Translated; before: string }) => ({
      en: `${before === '' ? 'It begins with' : `After “${before}” there is`} ${found} (${kind.en}), which is no text. Delete this character, or write a space.`,
      fr: `${before === '' ? 'Le texte commence par' : `Après « ${before} », le texte contient`} ${found} « ${kind.fr} », qui n’est pas du texte. Supprimez ce caractère, ou écrivez une espace.`,
    }),
    lost: ({ before, found }: Record<'before' | 'found', string>) => ({
      en: `A letter was lost ${before === '' ? 'at the start' : `after “${before}”`}, where “${found}” is. Type it again${found === '?' ? ', or write a space after the question mark' : ''}.`,
      fr: `Une lettre est perdue ${before === '' ? 'au début' : `après « ${before} »`}, où se trouve « ${found} ». Retapez-la${found === '?' ? ', ou écrivez une espace après le point d’interrogation' : ''}.`,
    }),
    placeholder: ({ languages, found, others, known }: Unknown & { known: string }) => ({
      en: `The ${nameLanguages(languages).en} text contains the unknown placeholder ${found}${otherTexts(others).en}.${known && ` Use one that exists, such as ${known}, or remove it.`}`,
      fr: `Le texte ${nameLanguages(languages).fr} contient la variable ${found}, qui n’existe pas${otherTexts(others).fr}.${known && ` Écrivez une variable qui existe, comme ${known}, ou supprimez celle-ci.`}`,
    }),
    absent: ({ languages, found, others }: Unknown) => ({
      en: `The ${nameLanguages(languages).en} text contains ${found}, which this site does not have${otherTexts(others).en}. Add it under "organization" in site.config.json, or remove it here.`,
      fr: `Le texte ${nameLanguages(languages).fr} contient ${found}, que ce site n’a pas${otherTexts(others).fr}. Ajoutez ce champ sous « organization » dans site.config.json, ou supprimez la variable ici.`,
    }),
    amount: ({ languages, found, others, known }: Unknown & { known: string }) => ({
      en: `The ${nameLanguages(languages).en} text contains ${found}, which is not in "values"${otherTexts(others).en}. If you removed it, put it back; if you gave it another name, write that one. There are ${known}.`,
      fr: `Le texte ${nameLanguages(languages).fr} contient ${found}, qui n’est pas dans « values »${otherTexts(others).fr}. Si vous avez supprimé ce montant, rétablissez-le ; si vous l’avez renommé, écrivez son nouveau nom. Il y a ${known}.`,
    }),
    noValues: ({ languages, found, others }: Unknown) => ({
      en: `The ${nameLanguages(languages).en} text contains ${found}, and the config has no "values"${otherTexts(others).en}. Add "values", or put it back.`,
      fr: `Le texte ${nameLanguages(languages).fr} contient ${found}, mais la configuration n’a pas de « values »${otherTexts(others).fr}. Ajoutez « values », ou rétablissez ce champ.`,
    }),
    brace: ({ language, found }: Found) => ({
      en: `In the ${nameLanguages([language]).en} text, ${found} lacks a brace. Write a { before and a } after the name, or two of each.`,
      fr: `Dans le texte ${nameLanguages([language]).fr}, il manque une accolade à ${found}. Écrivez { avant le nom et } après, ou deux de chaque.`,
    }),
  },
  *check(context) {
    const { config, languages, locales, source: own, allTexts: texts } = context;
    for (const source of [undefined, ...Object.values(locales).map((locale) => locale.source)]) {
      const place = source && { source };
      const values = leavesIn(source ? source.value : config).filter(
        ({ value }) => typeof value === 'string',
      );
      const spoilt = values.flatMap(({ path, value }) => {
        const damage = damageIn(String(value));
        return damage ? [{ path, ...damage }] : [];
      });
      if (spoilt.length > MOST_LISTED) {
        const data = { count: spoilt.length, file: (source ?? own).file };
        yield { ...place, path: [], isOnlyFinding: true, message: 'mojibakeFile', data };
      } else for (const one of spoilt) yield { ...place, ...one };
      for (const { path, value } of values) {
        const words = String(value);
        const at = forbiddenAt(words);
        if (at < 0 || repairMojibake(words) !== null) continue;
        const character = String.fromCodePoint(words.codePointAt(at)!);
        const [, kind] = kinds.find(([pattern]) => character.search(pattern) === 0)!;
        const found = { found: codePoint(character), kind, before: textBefore(words, at) };
        yield { ...place, path, message: 'character', data: found };
      }
    }
    const placeholders = placeholdersOf(config);
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language] ?? '';
        for (const [message, find] of faults) {
          const found = find(words);
          if (found !== undefined) yield { text, language, message, data: { language, found } };
        }
        const { torn } = bracesIn(words);
        if (torn !== undefined) {
          const suggestion = closestMatch(torn, [`{{${torn.replaceAll(/\W/g, '')}}}`, ...placeholders]);
          yield { text, language, message: 'brace', data: { language, found: torn }, suggestion };
        }
      }
    yield* unknownPlaceholders(context);
  },
});

type Found = Record<'language' | 'found', string>;

function otherTexts(others: number): Translated {
  if (others === 0) return { en: '', fr: '' };
  return others === 1
    ? { en: '; 1 other text has it too', fr: ' ; 1 autre texte l’emploie aussi' }
    : { en: `; ${others} other texts have it too`, fr: ` ; ${others} autres textes l’emploient aussi` };
}

/** The texts of a file that are reported one by one. */
const MOST_LISTED = 5;

/** The site never interprets a text; what looks like a command to another program is a mistake or an attack. */
const faults = [
  ['markup', firstIn(/<\/?[a-z][^<>]*>|[<>]|&(?:#|[a-z][a-z\d]*;|[lg]t)|javascript:|\$t\(/i)],
  [
    'markdown',
    firstIn(
      /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^[\]]+\]\((?:https?:|mailto:|\/)[^()]*\)|^#{1,6} (?!\d)|`[^`]+`|(?<![\p{L}\d*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])(_{1,2})[^\s_](?:[^_\n]*[^\s_])?\1(?![\p{L}\d_])|^[-*•] .*(?=\n)|(?<=\n)[-*•] .*|^• [^ ]*/u,
    ),
  ],
] as const;

/** Returns the damage of a text that was read in another encoding, with the text as it was when that is known. */
function damageIn(words: string) {
  const suggestion = repairMojibake(words);
  if (suggestion !== null) return { message: 'mojibake', suggestion } as const;
  const at = lostAt(words);
  if (at < 0) return null;
  return { message: 'lost', data: { before: textBefore(words, at), found: words.charAt(at) } } as const;
}

/** What programs write in place of a letter that they could not read: � (U+FFFD), or a ? in a word, unless it is an address. */
const lostAt = oncePerText((words) => words.search(/\ufffd|\?(?<=\p{L}\?)(?=\p{Ll})(?<![/:.]\S*\?)/u));

const forbiddenAt = oncePerText((value) => value.search(NO_TEXT));

/** What they are; the first pattern that matches names one. */
const kinds: readonly (readonly [RegExp, Translated])[] = [
  [LINE_SEPARATOR, { en: 'line separator', fr: 'séparateur de ligne' }],
  [/\p{Cc}/u, { en: 'control character', fr: 'caractère de commande' }],
  [/\p{Cf}/u, { en: 'direction of writing', fr: 'sens de l’écriture' }],
  [/\p{Co}/u, { en: 'private use', fr: 'usage privé' }],
  [/\p{Cs}/u, { en: 'half an emoji', fr: 'moitié d’emoji' }],
  [/./u, { en: 'noncharacter', fr: 'code sans caractère' }],
];
