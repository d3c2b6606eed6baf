import { basename, extname } from 'node:path';
import { UserError } from '../../../lib/user-error';
import { defaultLanguage, languages, type Language } from '../../../site/languages';
import { say } from '../messages';
import type { Imported } from './import-po';

/** Returns what an import did, for people. */
export function importReport({ gone, elsewhere, ...counts }: Imported, language: Language): string[] {
  return [
    ...gone.map((entry) => say('goneEntry', entry)),
    ...(gone.length > 0 ? [say('gone', gone.length)] : []),
    ...(elsewhere.keys.length > 0 ? [say('acceptedElsewhere', elsewhere.keys, elsewhere.languages)] : []),
    say('imported', language, counts),
    ...(counts.written > 0 ? [say('checkImport')] : []),
  ];
}

/**
 * Returns the language of a PO file: the given one, or that of its name, such as `ar.po` or `site-ar.po`.
 *
 * @throws {UserError} when neither names a language that the site is translated into
 */
export function poLanguage(file: string, given: Language | undefined): Language {
  const codes = languages.filter((code) => code !== defaultLanguage);
  const name = basename(file, extname(file)).toLowerCase();
  const language = codes.find((code) =>
    given === undefined ? `-${name}`.endsWith(`-${code.toLowerCase()}`) : code === given,
  );
  if (language === undefined) throw new UserError(say('whichLanguage', file, codes));
  return language;
}
