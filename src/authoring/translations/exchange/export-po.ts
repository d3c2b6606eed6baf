import { existsSync } from 'node:fs';
import { readProjectTexts } from '../../../config/texts/project-texts';
import { replaceFile } from '../../../lib/replace-file';
import { UserError } from '../../../lib/user-error';
import { defaultLanguage, type Language } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import { OWN_CONFIG } from '../../../validate/load-site';
import { searchLengths } from '../../../validate/rules/seo/title-and-description';
import { longestName } from '../../../validate/rules/texts/typing-mistake';
import { say } from '../messages';
import { formatPo, type PoEntry } from './po-file';
import { poReference, poUnits, type PoUnit } from './po-units';

/**
 * Writes every text of a language to a PO file for translators. A stale translation is marked as `fuzzy`.
 *
 * @param root the folder of the project, whose config and texts have no error
 * @param file the path of the PO file
 * @param name the name of the file, for messages
 * @returns the number of texts, of those without a translation, and of those with a stale one
 * @throws {UserError} when the file exists
 */
export function exportTranslations(root: string, language: Language, file: string, name: string) {
  if (existsSync(file)) throw new UserError(say('fileExists', name));
  const project = readProjectTexts(root, OWN_CONFIG);
  const units = poUnits(root, language, project);
  const headers = {
    'Project-Id-Version': project.config.organization.name,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': defaultLanguage,
  };
  const entries = units.map((unit) => poEntry(unit, project.config, poReference(unit, project)));
  replaceFile(file, formatPo(headers, entries));
  return {
    texts: units.length,
    missing: units.filter(({ translation }) => translation === undefined).length,
    stale: units.filter(({ former }) => former !== undefined).length,
  };
}

function poEntry(unit: PoUnit, config: SiteConfig, reference: string): PoEntry {
  const { context, place, french, translation, former } = unit;
  const isStale = former !== undefined && translation !== undefined;
  return {
    ...(context !== '' && { msgctxt: context }),
    msgid: french,
    msgstr: [translation ?? ''],
    comments: {
      reference,
      extracted: [place, ...lengthComment(unit, config)].join('\n'),
      // JSON and PO escape quotation marks and line breaks in the same way.
      ...(isStale && { flag: FUZZY, previous: `msgid ${JSON.stringify(former)}` }),
    },
  };
}

/** The flag of an entry whose translation has to be checked. */
export const FUZZY = 'fuzzy';

/** Returns the allowed length of a text, when a rule limits it below that of a paragraph. */
function lengthComment({ text: { path = [] } }: PoUnit, { organization }: SiteConfig): string[] {
  const [least, most] = searchLengths(path, organization.name) ?? [0, longestName(path)];
  return most === undefined ? [] : [say('lengths', least, most)];
}
