import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_LOCK } from '../config/lock/site-lock';
import { say, type Translated } from '../config/message-language';
import type { Source } from '../config/source/json-source';
import { problemCount, problemLine, problemMessage, type Problem } from '../config/source/problem';
import { readJson } from '../config/source/read-json';
import { UNREADABLE } from '../config/source/read-text-file';
import { canonicalJson, rewriteJson } from '../config/source/write-json';
import { replaceFile } from '../lib/replace-file';
import { UserError } from '../lib/user-error';
import { languagesOf, perLanguage, type Language } from '../site/languages';
import type { Messages } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { loadSite, OWN_CONFIG } from '../validate/load-site';

/** The files of a site as values that an edit changes. */
export interface SiteFiles {
  /** The config as it is written: with comments. */
  config: SiteConfig;
  messages: Record<Language, Messages>;
  /** The file of the config as it was read. */
  source: Source;
}

/** What an edit has done. */
interface Edited<Result> {
  result: Result;
  /** The problems that the site had not before, such as missing translations. */
  problems: Problem[];
}

/**
 * Changes the files of a site. The changed files are validated in a temporary folder first: when they would have an
 * error, nothing is written.
 *
 * @param root the folder of the site
 * @param edit changes the files
 * @param isWritten whether the changes are written; otherwise they are only validated
 * @throws {UserError} when the site has errors, or would have some
 */
export function editSite<Result>(
  root: string,
  edit: (files: SiteFiles) => Result,
  isWritten = true,
): Edited<Result> {
  const before = refuseErrors(root);
  const site = languagesOf(readJson(root, OWN_CONFIG).source.value);
  const { languages } = site;
  const read = [OWN_CONFIG, ...languages.map(localeFile)];
  const sources = new Map(read.map((file) => [file, readJson(root, file).source]));
  const valueOf = (file: string) => structuredClone(sources.get(file)?.value);
  const files: SiteFiles = {
    config: valueOf(OWN_CONFIG) as SiteConfig,
    messages: perLanguage(site, (language) => valueOf(localeFile(language)) as Messages),
    source: sources.get(OWN_CONFIG)!,
  };
  const result = edit(files);
  const values = new Map<string, unknown>([
    [OWN_CONFIG, files.config],
    ...languages.map((language) => [localeFile(language), files.messages[language]] as const),
  ]);
  const changed = [...sources].flatMap(([file, source]): [string, string][] => {
    const value = values.get(file);
    // A file in another form that the edit does not concern keeps its form.
    return canonicalJson(value) === canonicalJson(source.value) ? [] : [[file, canonicalJson(value)]];
  });
  const after = problemsOfDraft(root, read, new Map(changed));
  const errors = after.filter(isError);
  if (errors.length > 0)
    throw new UserError(say(editMessages.wouldHaveErrors({ lines: errors.map(errorLine) })));
  if (isWritten) rewriteJson(root, new Map(changed.map(([file]) => [file, values.get(file)])));
  const earlier = new Set(before.map(problemKey));
  return { result, problems: after.filter((problem) => !earlier.has(problemKey(problem))) };
}

/**
 * Checks a site before it is changed.
 *
 * @param mayLack files that need not exist
 * @returns its warnings
 * @throws {UserError} when it has errors
 */
export function refuseErrors(root: string, mayLack: readonly string[] = []): Problem[] {
  const problems = loadSite(root).problems.filter(
    ({ code, file }) => code !== UNREADABLE || !mayLack.includes(file),
  );
  if (problems.some(isError)) throw new UserError(say(editMessages.hasErrors({ problems })));
  return problems;
}

/** Returns the name of the file with the texts of a language. */
export function localeFile(language: Language): string {
  return `locales/${language}.json`;
}

/** Returns the problems that a site would have with changed files, without writing them into it. */
function problemsOfDraft(
  root: string,
  read: readonly string[],
  changed: ReadonlyMap<string, string>,
): Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-draft-'));
  try {
    mkdirSync(join(folder, 'locales'));
    for (const file of existsSync(join(root, SITE_LOCK)) ? [...read, SITE_LOCK] : read) {
      const text = changed.get(file);
      if (text === undefined) cpSync(join(root, file), join(folder, file));
      else replaceFile(join(folder, file), text);
    }
    // A junction needs no special rights under Windows; elsewhere it is an ordinary link.
    const pictures = join(root, 'public');
    if (existsSync(pictures)) symlinkSync(pictures, join(folder, 'public'), 'junction');
    return loadSite(folder).problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** Returns an error without file and line: the lines with the errors are not kept. */
function errorLine(problem: Problem): string {
  return `  ${problem.code}  ${problemMessage(problem)}`;
}

/** Identifies a problem without its line, which new lines move. */
function problemKey({ file, code, location, message }: Problem): string {
  return [file, code, location, message.en].join('\n');
}

/** Returns lines about the problems that an edit leaves to the maintainer; none when there are none. */
export function toDo(problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  return ['', say(editMessages.toDo()), ...problems.map((problem) => `  ${problemLine(problem)}`)];
}

const editMessages = {
  hasErrors: ({ problems }: { problems: Problem[] }) => ({
    en: `The site has problems (${problemCount(problems, 'en')}). Fix them first: npm run validate lists them.`,
    fr: `Le site a des problèmes (${problemCount(problems, 'fr')}). Corrigez-les d’abord : npm run validate les affiche.`,
  }),
  wouldHaveErrors: ({ lines }: { lines: string[] }) => ({
    en: `The site would have errors, so the files are unchanged. Correct these and run the command again:\n${lines.join('\n')}`,
    fr: `Le site aurait des erreurs : les fichiers sont inchangés. Corrigez-les et relancez la commande :\n${lines.join('\n')}`,
  }),
  toDo: () => ({ en: 'To do:', fr: 'À faire :' }),
} satisfies Record<string, (data: never) => Translated>;
