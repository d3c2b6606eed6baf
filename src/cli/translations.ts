import { validSite } from '../edit/edit-site';
import { acceptTranslations } from '../edit/translations/accept';
import { openTranslations } from '../edit/translations/open-translations';
import { pruneTranslations } from '../edit/translations/prune';
import { writeMissing } from '../edit/translations/write-missing';
import { say, tell } from '../lib/text/message-language';
import { localeFile } from '../config/locale-files';
import { readConfig } from '../config/read-config';
import { nameLanguages } from '../config/texts/language-names';
import { command } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { commandLine } from '../lib/command/command-line';
import { UserError } from '../lib/user-error';
import type { Language } from '../site/languages';

/** `npm run translations -- KIND`: lists what a language lacks, and writes, accepts and removes translations. */
export default commandGroup({
  name: 'translations',
  en: 'Lists missing and stale translations; accepts and removes them; writes the file of a language.',
  fr: 'Liste les traductions qui manquent ou sont à revoir, les confirme, les supprime ; écrit le fichier d’une langue.',
  docs: 'docs/maintaining.md#texts',
  kinds: {
    list: async () => list,
    write: async () => write,
    accept: async () => accept,
    prune: async () => prune,
  },
});

const list = command({
  name: 'translations list',
  en: 'Lists the missing and stale translations in the order of the pages.',
  fr: 'Liste les traductions qui manquent ou sont à revoir, dans l’ordre des pages.',
  arguments: [{ name: 'LANGUAGE', en: 'only a language, such as en', fr: 'une seule langue, comme en' }],
  examples: ['ar'],
  async run(_options, [code], root) {
    const targets = targetLanguages(root, code);
    const chosen = code === undefined ? targets : [code];
    const { context } = validSite(root);
    for (const language of chosen) {
      const open = openTranslations(context!, language);
      for (const { place, french, former, translation } of open)
        tell(
          translation === undefined
            ? { en: `missing  ${place}: “${french}”`, fr: `manque    ${place} : « ${french} »` }
            : {
                en: `stale    ${place}: “${french}” (was “${former}”): “${translation}”`,
                fr: `à revoir  ${place} : « ${french} » (avant : « ${former} ») : « ${translation} »`,
              },
        );
      const missing = open.filter(({ translation }) => translation === undefined).length;
      const [name, stale] = [nameLanguages([language]), open.length - missing];
      tell({
        en: `${name.en}: ${missing} missing, ${stale} stale.`,
        fr: `En ${name.fr} : ${missing} à traduire, ${stale} à revoir.`,
      });
    }
    return 0;
  },
});

const write = command({
  name: 'translations write',
  en: 'Writes what a language lacks to its locale file, with empty values.',
  fr: 'Écrit dans le fichier d’une langue ce qui y manque, avec des valeurs vides.',
  arguments: [{ name: 'LANGUAGE', en: 'such as es', fr: 'comme es', isRequired: true }],
  examples: ['es'],
  async run(_options, [language = ''], root) {
    const targets = targetLanguages(root, language);
    const { missing, inPlace } = writeMissing(root, language, targets);
    const [file, left] = [localeFile(language), missing - inPlace];
    tell({
      en: `${file}: ${left} ${left === 1 ? 'text' : 'texts'} to translate.${left > 0 ? ' Write each translation between the empty quotation marks.' : ''}`,
      fr: `${file} : ${left} ${several(left) ? 'textes' : 'texte'} à traduire.${left > 0 ? ' Écrivez chaque traduction entre les guillemets vides.' : ''}`,
    });
    const where = commandLine('translations list', language);
    if (inPlace > 0)
      tell({
        en: `Written in each language in site.config.json: ${inPlace} more. Add "${language}" there. To see where: ${where}`,
        fr: `Écrits dans chaque langue dans site.config.json : ${inPlace} de plus. Ajoutez-y "${language}". Pour voir où : ${where}`,
      });
    return 0;
  },
});

const accept = command({
  name: 'translations accept',
  en: 'Records that translations are still right although their French text has changed.',
  fr: 'Confirme que des traductions restent justes bien que leur texte français ait changé.',
  arguments: [
    {
      name: 'TEXT',
      en: 'only these texts, keys or pages',
      fr: 'ces textes, clés ou pages',
      isRepeated: true,
    },
  ],
  examples: ['"Écrivez-nous" actions.quote contact'],
  async run(_options, names, root) {
    const { accepted, stale, unknown } = acceptTranslations(root, names.length === 0 ? undefined : names);
    for (const name of unknown)
      console.error(
        say({ en: `There is no text and no page "${name}".`, fr: `Il n’y a ni texte ni page « ${name} ».` }),
      );
    tell({
      en: `Stale translations: ${accepted} accepted, ${stale} left.`,
      fr: `Traductions à revoir : ${accepted} ${several(accepted) ? 'confirmées' : 'confirmée'}, ${stale} ${several(stale) ? 'restent' : 'reste'}.`,
    });
    return unknown.length === 0 ? 0 : 1;
  },
});

const prune = command({
  name: 'translations prune',
  en: 'Removes the translations that no text uses.',
  fr: 'Supprime les traductions dont aucun texte ne se sert.',
  async run(_options, _names, root) {
    const { removed, incomplete } = pruneTranslations(root);
    for (const { language, words, translation } of removed)
      tell({
        en: `${language}  “${words}”: “${translation}”`,
        fr: `${language}  « ${words} » : « ${translation} »`,
      });
    for (const language of incomplete) {
      const [name, where] = [nameLanguages([language]), commandLine('translations list', language)];
      tell({
        en: `Unused ${name.en} translations stay while a text is not translated: one of them may be its translation. Translate first what is missing: ${where}`,
        fr: `Les traductions inutiles en ${name.fr} restent tant qu’un texte n’est pas traduit : l’une d’elles est peut-être la sienne. Traduisez d’abord ce qui manque : ${where}`,
      });
    }
    tell({
      en: `Unused translations removed: ${removed.length}.`,
      fr: `Traductions inutiles supprimées : ${removed.length}.`,
    });
    return 0;
  },
});

/**
 * Returns the languages into which a site is translated.
 *
 * @param code the only one that is meant
 * @throws {UserError} when it is none of them
 */
function targetLanguages(root: string, code?: string): Language[] {
  const [first, ...targets] = readConfig(root).languages;
  // The languages of an unreadable config are unknown; its problem is reported next.
  if (code === undefined || first === undefined || targets.includes(code)) return targets;
  const known = [first, ...targets].join(', ');
  if (code === first)
    throw new UserError({
      en: `The site is written in "${code}": there is nothing to translate into it.`,
      fr: `Le site est écrit en « ${code} » : il n’y a rien à traduire dans cette langue.`,
    });
  throw new UserError({
    en: `The site is not translated into "${code}": its languages are ${known}. A new language first needs its line under "languages" in site.config.json.`,
    fr: `Le site n’est pas traduit en « ${code} » : ses langues sont ${known}. Une langue nouvelle demande d’abord sa ligne sous « languages » dans site.config.json.`,
  });
}

/** Returns whether French uses the plural for a number: “0 texte”, “2 textes”. */
function several(count: number): boolean {
  return count > 1;
}
