import { commandLine } from '../../lib/command/command-line';
import type { Translated } from '../../lib/text/message-language';
import { nameLanguages } from '../../config/texts/language-names';
import type { Language } from '../../site/languages';
import type { OpenTranslation } from './open-translations';
import type { UnusedEntry } from './prune';

export const translationMessages = {
  noLanguage: ({ code, targets }: { code: string; targets: readonly Language[] }) => ({
    en: `The site is not translated into "${code}", but into: ${targets.join(', ')}. A new language first needs its line under "languages" in site.config.json.`,
    fr: `Le site n’est pas traduit en « ${code} », mais en : ${targets.join(', ')}. Une langue nouvelle demande d’abord sa ligne sous « languages » dans site.config.json.`,
  }),
  missing: ({ place, french }: OpenTranslation) => ({
    en: `missing  ${place}: “${french}”`,
    fr: `manque    ${place} : « ${french} »`,
  }),
  stale: ({ place, french, former, translation }: OpenTranslation) => ({
    en: `stale    ${place}: “${french}” (was “${former}”): “${translation}”`,
    fr: `à revoir  ${place} : « ${french} » (avant : « ${former} ») : « ${translation} »`,
  }),
  open: ({ language, missing, stale }: { language: Language; missing: number; stale: number }) => ({
    en: `${nameLanguages([language]).en}: ${missing} missing, ${stale} stale.`,
    fr: `En ${nameLanguages([language]).fr} : ${missing} à traduire, ${stale} à revoir.`,
  }),
  accepted: ({ accepted, left }: { accepted: number; left: number }) => ({
    en: `Stale translations: ${accepted} accepted, ${left} left.`,
    fr: `Traductions à revoir : ${accepted} ${several(accepted) ? 'confirmées' : 'confirmée'}, ${left} ${several(left) ? 'restent' : 'reste'}.`,
  }),
  unknownName: ({ name }: { name: string }) => ({
    en: `There is no text and no page "${name}".`,
    fr: `Il n’y a ni texte ni page « ${name} ».`,
  }),
  prunedEntry: ({ language, words, translation }: UnusedEntry) => ({
    en: `${language}  “${words}”: “${translation}”`,
    fr: `${language}  « ${words} » : « ${translation} »`,
  }),
  kept: ({ language }: { language: Language }) => ({
    en: `Unused ${nameLanguages([language]).en} translations stay while a text is not translated: one of them may be its translation. Translate first what is missing: ${commandLine('translations list', language)}`,
    fr: `Les traductions inutiles en ${nameLanguages([language]).fr} restent tant qu’un texte n’est pas traduit : l’une d’elles est peut-être la sienne. Traduisez d’abord ce qui manque : ${commandLine('translations list', language)}`,
  }),
  pruned: ({ count }: { count: number }) => ({
    en: `Unused translations removed: ${count}.`,
    fr: `Traductions inutiles supprimées : ${count}.`,
  }),
  written: ({ file, missing }: { file: string; missing: number }) => ({
    en: `${file}: ${missing} ${missing === 1 ? 'text' : 'texts'} to translate.${missing > 0 ? ' Write each translation between the empty quotation marks.' : ''}`,
    fr: `${file} : ${missing} ${several(missing) ? 'textes' : 'texte'} à traduire.${missing > 0 ? ' Écrivez chaque traduction entre les guillemets vides.' : ''}`,
  }),
  inPlace: ({ language, count }: { language: Language; count: number }) => ({
    en: `Written in each language in site.config.json: ${count} more. Add "${language}" there. To see where: ${commandLine('translations list', language)}`,
    fr: `Écrits dans chaque langue dans site.config.json : ${count} de plus. Ajoutez-y "${language}". Pour voir où : ${commandLine('translations list', language)}`,
  }),
} satisfies Record<string, (data: never) => Translated>;

/** Returns whether French uses the plural for a number: “0 texte”, “2 textes”. */
function several(count: number): boolean {
  return count > 1;
}
