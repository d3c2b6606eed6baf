import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReferenceFinder } from '../../config/references/find-references';
import { readSource } from '../../config/source/json-source';
import { readTextFile } from '../../config/source/read-text-file';
import { allTexts } from '../../config/texts/all-texts';
import { localizeTexts } from '../../config/texts/localize-texts';
import { findTranslations } from '../../config/texts/translations';
import { commandLine } from '../../lib/command/command-line';
import { commitHash, git } from '../../lib/git';
import { isObject } from '../../lib/json';
import { UserError } from '../../lib/user-error';
import { languagesOf, perLanguage, type Languages } from '../../site/languages';
import type { Messages } from '../../site/site';
import { SITE_CONFIG } from '../../config/read-config';

/**
 * Reads the config of a site at a commit and as it is now. In place of each text are its words by language, as the site
 * shows them, in the languages that both versions have. The versions may be invalid.
 *
 * @param reference a commit as git names it, such as `main` or `HEAD~2`; git never parses it as an option
 * @throws {UserError} when there is no such commit, or a file is not JSON
 */
export function readVersions(root: string, reference: string) {
  const commit = commitHash(root, reference);
  if (commit === undefined)
    throw new UserError(`Git ne trouve pas de commit « ${reference} » dans ce dossier.`);
  const readers = [
    (file: string) =>
      parse(`${file} (${commit})`, git(root, ['cat-file', 'blob', `${commit}:./${file}`]) ?? '{}'),
    (file: string) => parse(file, existsSync(join(root, file)) ? readTextFile(root, file).text : '{}'),
  ];
  const [old = [], now = []] = readers.map((read) => languagesOf(read(SITE_CONFIG)).languages);
  const languages = now.filter((language) => old.includes(language));
  const [defaultLanguage] = languages;
  if (defaultLanguage === undefined)
    throw new UserError(`${SITE_CONFIG} n’a pas de langue en commun avec le commit ${commit}.`);
  const site = { languages, defaultLanguage };
  const [before, after] = readers.map((read) =>
    withWords(
      site,
      read(SITE_CONFIG),
      perLanguage(site, (language) => read(`locales/${language}.json`) as Messages),
    ),
  );
  return { commit, before, after, site };
}

function parse(file: string, text: string): Record<string, unknown> {
  const { value } = readSource(file, text).source;
  if (isObject(value)) return value;
  throw new UserError(
    `${file} n’est pas du JSON que l’on puisse lire. Corrigez-le : ${commandLine('validate')}`,
  );
}

/** Replaces the texts of a config by their words, and adds those of the layout under their keys. */
export function withWords(
  site: Languages,
  config: Record<string, unknown>,
  messages: Record<string, Messages>,
): Record<string, unknown> {
  const { references } = createReferenceFinder()(config);
  const texts = allTexts(site, references, messages, findTranslations(site, references, messages));
  const result = localizeTexts(site, config, references, texts);
  for (const { key, texts: words } of texts) if (key?.startsWith('frame.')) result[key] = words;
  return result;
}
