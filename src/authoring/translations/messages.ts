import { say as sayMessage, type Translated } from '../../config/message-language';
import { nameLanguages } from '../../config/texts/language-names';
import type { Language } from '../../site/languages';

/**
 * Returns what `npm run translations` says, in the language of messages.
 *
 * @example say('pruned', 2) // 'Unused translations removed: 2.'
 */
export function say<Id extends keyof typeof messages>(
  id: Id,
  ...data: Parameters<(typeof messages)[Id]>
): string {
  const message = messages[id] as (...data: unknown[]) => Translated;
  return sayMessage(message(...data));
}

const messages = {
  // Wrong usage
  strayWord: (word: string) => ({
    en: `"${word}" follows no option. Choose a page with --page ID.`,
    fr: `« ${word} » ne suit aucune option. Une page se choisit avec --page ID.`,
  }),
  shareNeeds: () => ({
    en: '--share needs a key and the French text in quotes: --share actions.quote "Demander un devis"',
    fr: '--share demande une clé, et le texte français entre guillemets : --share actions.quote "Demander un devis"',
  }),
  // The report
  invalid: (problems: string) => ({
    en: `The site is not valid: ${problems}.`,
    fr: `Le site a des erreurs : ${problems}.`,
  }),
  uncounted: () => ({
    en: 'The pages cannot be counted. Fix these problems first.',
    fr: 'Les pages ne peuvent pas être comptées. Corrigez d’abord ces problèmes.',
  }),
  page: (data: {
    language: Language;
    state: keyof typeof states;
    percent: number;
    missing: number;
    texts: number;
  }) => {
    const { language, state, percent, missing, texts } = data;
    const isListed = state === 'covered';
    return {
      en: `${named(language).en}: ${state}, ${percent} % (${missing} of ${texts} texts missing)${isListed ? '' : ', not listed by search engines'}`,
      fr: `en ${named(language).fr} : ${states[state]}, ${percent} % (il manque ${missing} ${several(missing) ? 'textes' : 'texte'} sur ${texts})${isListed ? '' : ', absente des moteurs de recherche'}`,
    };
  },
  totals: (data: {
    language: Language;
    pages: number;
    covered: number;
    partly: number;
    missing: number;
    texts: number;
    missingTexts: number;
    percent: number;
  }) => {
    const { language, pages, covered, partly, missing, texts, missingTexts, percent } = data;
    return {
      en: `${named(language).en}: ${covered} of ${pages} pages covered, ${partly} partly, ${missing} missing; ${texts - missingTexts} of ${texts} texts (${percent} %).`,
      fr: `En ${named(language).fr} : ${covered} pages sur ${pages} couvertes, ${partly} en partie, ${missing} absentes ; ${texts - missingTexts} textes sur ${texts} (${percent} %).`,
    };
  },
  missing: () => ({ en: 'Missing texts', fr: 'Textes qui manquent' }),
  stale: () => ({
    en: 'Translations older than their French',
    fr: 'Traductions plus anciennes que leur texte français',
  }),
  unused: () => ({ en: 'Unused texts', fr: 'Textes qui ne servent pas' }),
  list: (title: string, count: number) => ({
    en: `${title}: ${count === 0 ? 'none.' : count}`,
    fr: `${title} : ${count}`,
  }),
  // One language, and searches
  missingUnit: ({ place, french }: { place: string; french: string }) => ({
    en: `missing  ${place}: “${french}”`,
    fr: `manque    ${place} : « ${french} »`,
  }),
  staleUnit: (unit: {
    place: string;
    french: string;
    former?: string | undefined;
    translation?: string | undefined;
  }) => ({
    en: `stale    ${unit.place}: “${unit.french}” (was “${unit.former}”): “${unit.translation}”`,
    fr: `à revoir  ${unit.place} : « ${unit.french} » (avant : « ${unit.former} ») : « ${unit.translation} »`,
  }),
  open: (language: Language, missing: number, stale: number) => ({
    en: `${named(language).en}: ${missing} missing, ${stale} stale.`,
    fr: `En ${named(language).fr} : ${missing} à traduire, ${stale} à revoir.`,
  }),
  // --accept, --share, --prune
  accepted: (accepted: number, left: number) => ({
    en: `Stale translations: ${accepted} accepted, ${left} left.`,
    fr: `Traductions à revoir : ${accepted} ${several(accepted) ? 'confirmées' : 'confirmée'}, ${left} ${several(left) ? 'restent' : 'reste'}.`,
  }),
  unknownName: (name: string) => ({
    en: `There is no text and no page "${name}".`,
    fr: `Il n’y a ni texte ni page « ${name} ».`,
  }),
  shared: (words: string, key: string, count: number) => ({
    en: `“${words}” is now "t:${key}" in ${count} ${count === 1 ? 'place' : 'places'}.`,
    fr: `« ${words} » s’écrit maintenant "t:${key}", à ${count} ${several(count) ? 'endroits' : 'endroit'}.`,
  }),
  notKey: (key: string) => ({
    en: `"${key}" is not a key. Write two or more names with points between them: actions.quote`,
    fr: `« ${key} » n’est pas une clé. Écrivez au moins deux noms séparés par des points : actions.quote`,
  }),
  takenKey: (key: string) => ({
    en: `The key "${key}" is taken. Choose another one.`,
    fr: `La clé « ${key} » sert déjà. Choisissez-en une autre.`,
  }),
  noWords: (words: string, file: string) => ({
    en: `No text of the config is “${words}”. Copy it from ${file}.`,
    fr: `Aucun texte de la configuration n’est « ${words} ». Copiez-le depuis ${file}.`,
  }),
  prunedEntry: (language: Language, words: string, translation: string) => ({
    en: `${language}  “${words}”: “${translation}”`,
    fr: `${language}  « ${words} » : « ${translation} »`,
  }),
  kept: (language: Language) => ({
    en: `Unused ${nameLanguages([language]).en} translations stay while a text is not translated: one of them may be its translation. Translate first what is missing: npm run translations -- ${language}`,
    fr: `Les traductions inutiles en ${nameLanguages([language]).fr} restent tant qu’un texte n’est pas traduit : l’une d’elles est peut-être la sienne. Traduisez d’abord ce qui manque : npm run translations -- ${language}`,
  }),
  pruned: (count: number) => ({
    en: `Unused translations removed: ${count}.`,
    fr: `Traductions inutiles supprimées : ${count}.`,
  }),
  nothingWritten: (reason: string) => ({
    en: `${reason}\nNothing was written.`,
    fr: `${reason}\nRien n’a été écrit.`,
  }),
  // --export, --import
  whichLanguage: (file: string, codes: readonly string[]) => ({
    en: `${file} names no language to translate into. Name the file after it (${codes[0]}.po), or add --language. There are: ${codes.join(', ')}.`,
    fr: `${file} ne nomme pas de langue à traduire. Donnez-lui le nom de la langue (${codes[0]}.po), ou ajoutez --language. Il y a : ${codes.join(', ')}.`,
  }),
  fileExists: (file: string) => ({
    en: `${file} exists. Import it if a translator has worked in it, then delete it; or choose another name.`,
    fr: `${file} existe déjà. Importez-le si un traducteur y a travaillé, puis supprimez-le ; ou choisissez un autre nom.`,
  }),
  exported: (file: string, texts: number, missing: number, stale: number) => ({
    en: `${file}: ${texts} texts, ${missing} to translate, ${stale} to check. Once translated: npm run translations -- --import ${file}`,
    fr: `${file} : ${texts} textes, ${missing} à traduire, ${stale} à revoir. Une fois traduit : npm run translations -- --import ${file}`,
  }),
  lengths: (least: number, most: number) => ({
    en: least > 0 ? `${least} to ${most} characters` : `at most ${most} characters`,
    fr: least > 0 ? `de ${least} à ${most} caractères` : `${most} caractères au plus`,
  }),
  imported: (
    language: Language,
    data: { written: number; accepted: number; fuzzy: number; empty: number },
  ) => ({
    en: `${named(language).en}: ${data.written} translations written, ${data.accepted} stale ones accepted; still ${data.fuzzy} fuzzy, ${data.empty} untranslated.`,
    fr: `En ${named(language).fr} : ${data.written} ${several(data.written) ? 'traductions écrites' : 'traduction écrite'}, ${data.accepted} ${several(data.accepted) ? 'confirmées' : 'confirmée'} ; il reste ${data.fuzzy} à revoir (« fuzzy ») et ${data.empty} à traduire.`,
  }),
  goneEntry: ({
    context,
    french,
    translation,
  }: {
    context: string;
    french: string;
    translation: string;
  }) => ({
    en: `unknown  ${context && `${context}: `}“${french}”: “${translation}”`,
    fr: `inconnu   ${context && `${context} : `}« ${french} » : « ${translation} »`,
  }),
  gone: (count: number) => ({
    en: `${count} ${count === 1 ? 'entry is' : 'entries are'} of no text of the site, and not written: the French has changed since the export, or is gone.`,
    fr: `${count} ${several(count) ? 'entrées ne correspondent à aucun texte du site et ne sont pas écrites' : 'entrée ne correspond à aucun texte du site et n’est pas écrite'} : le texte français a changé depuis l’export, ou n’existe plus.`,
  }),
  acceptedElsewhere: (keys: readonly string[], languages: readonly Language[]) => ({
    en: `A key is accepted in every language at once. Check in ${nameLanguages(languages).en}, too: ${keys.join(', ')}`,
    fr: `Une clé est confirmée dans toutes les langues à la fois. Vérifiez aussi en ${nameLanguages(languages).fr} : ${keys.join(', ')}`,
  }),
  checkImport: () => ({
    en: 'Check placeholders and numbers: npm run validate',
    fr: 'Vérifiez les nombres et ce qui est entre accolades : npm run validate',
  }),
  wrongLanguage: (file: string, found: string, language: Language) => ({
    en: `${file} has the language "${found}" in its header, not "${language}".`,
    fr: `${file} indique la langue « ${found} » dans son en-tête, et non « ${language} ».`,
  }),
  brokenPo: (place: string, reason: string) => ({
    en: `${place}  This is not a valid PO file: ${reason}`,
    fr: `${place}  Ce fichier PO n’est pas valide : ${reason}`,
  }),
  poKey: (found: string) => ({
    en: `"${found}" is outside a text. In a text, a quotation mark is written \\".`,
    fr: `« ${found} » est en dehors d’un texte. Dans un texte, un guillemet droit s’écrit \\".`,
  }),
  poLine: () => ({
    en: 'a text has no quotation mark at its end.',
    fr: 'il manque un guillemet droit à la fin d’un texte.',
  }),
  poEnd: () => ({
    en: 'it ends inside a text. Ask for the whole file.',
    fr: 'il s’arrête au milieu d’un texte. Demandez le fichier entier.',
  }),
  poTwice: (words: string) => ({
    en: `“${words}” is there twice. Remove one of the entries.`,
    fr: `« ${words} » y est deux fois. Supprimez une des entrées.`,
  }),
  poForms: (words: string) => ({
    en: `“${words}” needs exactly one msgstr.`,
    fr: `il faut un seul msgstr pour « ${words} ».`,
  }),
} satisfies Record<string, (...data: never[]) => Translated>;

/** How far a page is translated. */
const states = { covered: 'couverte', partly: 'en partie', missing: 'absente' };

function named(language: Language): Translated {
  return nameLanguages([language]);
}

/** Returns whether French uses the plural for a number: “0 texte”, “2 textes”. */
function several(count: number): boolean {
  return count > 1;
}
