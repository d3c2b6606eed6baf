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
  whichLanguage: (codes: readonly Language[]) => ({
    en: `--write needs a language to translate into: ${codes.join(', ')}. A new one first needs its line under "languages" in site.config.json.`,
    fr: `--write demande une langue à traduire : ${codes.join(', ')}. Une langue nouvelle demande d’abord sa ligne sous « languages » dans site.config.json.`,
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
  // --accept, --prune
  accepted: (accepted: number, left: number) => ({
    en: `Stale translations: ${accepted} accepted, ${left} left.`,
    fr: `Traductions à revoir : ${accepted} ${several(accepted) ? 'confirmées' : 'confirmée'}, ${left} ${several(left) ? 'restent' : 'reste'}.`,
  }),
  unknownName: (name: string) => ({
    en: `There is no text and no page "${name}".`,
    fr: `Il n’y a ni texte ni page « ${name} ».`,
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
  // --write
  written: (file: string, missing: number) => ({
    en: `${file}: ${missing} ${missing === 1 ? 'text' : 'texts'} to translate. Write each translation between the empty quotation marks.`,
    fr: `${file} : ${missing} ${several(missing) ? 'textes' : 'texte'} à traduire. Écrivez chaque traduction entre les guillemets vides.`,
  }),
  inPlace: (language: Language, count: number) => ({
    en: `${count} more ${count === 1 ? 'is' : 'are'} written in each language in site.config.json: add "${language}" there. To see ${count === 1 ? 'it' : 'them'}: npm run translations -- ${language}`,
    fr: `${count} ${several(count) ? 'autres sont écrits' : 'autre est écrit'} dans chaque langue dans site.config.json : ajoutez-y "${language}". Pour ${several(count) ? 'les' : 'le'} voir : npm run translations -- ${language}`,
  }),
  nothingWritten: (reason: string) => ({
    en: `${reason}\nNothing was written.`,
    fr: `${reason}\nRien n’a été écrit.`,
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
