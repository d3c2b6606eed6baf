import { validSite } from '../edit/edit-site';
import { acceptTranslations } from '../edit/translations/accept';
import { translationMessages } from '../edit/translations/messages';
import { openTranslations } from '../edit/translations/open-translations';
import { pruneTranslations } from '../edit/translations/prune';
import { writeMissing } from '../edit/translations/write-missing';
import { say, tell } from '../lib/text/message-language';
import { localeFile } from '../config/locale-files';
import { readConfig } from '../config/read-config';
import { command } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
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
    const targets = targetLanguages(root);
    const chosen = code === undefined ? targets : [target(targets, code)];
    const { context } = validSite(root);
    for (const language of chosen) {
      const open = openTranslations(context!, language);
      const stale = open.filter(({ translation }) => translation !== undefined);
      for (const text of open) tell(translationMessages[stale.includes(text) ? 'stale' : 'missing'](text));
      const missing = open.length - stale.length;
      tell(translationMessages.open({ language, missing, stale: stale.length }));
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
  async run(_options, [code], root) {
    const targets = targetLanguages(root);
    const language = target(targets, code!);
    const { missing, inPlace } = writeMissing(root, language, targets);
    tell(translationMessages.written({ file: localeFile(language), missing: missing - inPlace }));
    if (inPlace > 0) tell(translationMessages.inPlace({ language, count: inPlace }));
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
    for (const name of unknown) console.error(say(translationMessages.unknownName({ name })));
    tell(translationMessages.accepted({ accepted, left: stale }));
    return unknown.length === 0 ? 0 : 1;
  },
});

const prune = command({
  name: 'translations prune',
  en: 'Removes the translations that no text uses.',
  fr: 'Supprime les traductions dont aucun texte ne se sert.',
  async run(_options, _names, root) {
    const { removed, incomplete } = pruneTranslations(root);
    for (const entry of removed) tell(translationMessages.prunedEntry(entry));
    for (const language of incomplete) tell(translationMessages.kept({ language }));
    tell(translationMessages.pruned({ count: removed.length }));
    return 0;
  },
});

function targetLanguages(root: string): Language[] {
  const { languages, defaultLanguage } = readConfig(root);
  return languages.filter((language) => language !== defaultLanguage);
}

/** @throws {UserError} when the site is not translated into a language */
function target(targets: readonly Language[], code: string): Language {
  // The languages of an unreadable config are unknown; its problem is reported next.
  if (targets.length === 0 || targets.includes(code)) return code;
  throw new UserError(say(translationMessages.noLanguage({ code, targets })));
}
