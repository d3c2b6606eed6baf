import { commandLine } from '../lib/command/command-line';
import { say, type Translated } from '../lib/text/message-language';
import { readSiteFiles, type SiteFiles } from '../config/read-config';
import { readSource, type Source } from '../config/source/json-source';
import { isError, problemCount, problemLine, problemMessage, type Problem } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { canonicalJson, rewriteJson } from '../config/source/write-json';
import { UserError } from '../lib/user-error';
import { perLanguage, valueIn, type Language } from '../site/languages';
import type { Messages } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { checkSite, OWN_CONFIG } from '../config/load-site';

/** The values of a site's files, which an edit changes. */
export interface SiteValues {
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

/** What an edit has changed or removed, and the redirects that it has written, one line each. */
export interface Changes {
  parts: string[];
  /** Such as `/seo → services-web`. */
  redirects: string[];
}

/**
 * Changes the files of a site. The changes are validated first: when the site would have an error, nothing is written.
 *
 * @param root the folder of the site
 * @param edit changes the values of the files
 * @param isWritten whether the changes are written; otherwise they are only validated
 * @throws {UserError} when the site has errors, or would have some
 */
export function editSite<Result>(
  root: string,
  edit: (values: SiteValues) => Result,
  isWritten = true,
): Edited<Result> {
  const files = readSiteFiles(root, OWN_CONFIG);
  const before = warningsOf(files, root);
  const { result, edited, problems } = applyEdit(root, files, edit);
  // Without file and line: the lines with the errors are not kept.
  const lines = problems.filter(isError).map((problem) => `  ${problem.code}  ${problemMessage(problem)}`);
  if (lines.length > 0) throw new UserError(say(editMessages.wouldHaveErrors({ lines })));
  if (isWritten) rewriteJson(root, changedFiles(files, edited));
  return { result, problems: newProblems(before, problems) };
}

/**
 * Changes the values of a site's files in memory, and checks the edited files.
 *
 * @param drafts whether drafts count as published, as in development
 */
export function applyEdit<Result>(
  root: string,
  files: SiteFiles,
  edit: (values: SiteValues) => Result,
  drafts = false,
) {
  const { source, locales } = files;
  const values: SiteValues = {
    config: structuredClone(source.value) as SiteConfig,
    messages: perLanguage(files, (language) => structuredClone(valueIn(locales, language).value) as Messages),
    source,
  };
  const result = edit(values);
  const withNewValue = (file: Source, value: unknown) => {
    const text = canonicalJson(value);
    // A file in another form that an edit does not concern keeps its form.
    return text === canonicalJson(file.value) ? file : readSource(file.file, text).source;
  };
  const edited: SiteFiles = {
    ...files,
    source: withNewValue(source, values.config),
    locales: perLanguage(files, (language) =>
      withNewValue(valueIn(locales, language), values.messages[language]),
    ),
  };
  return { result, edited, ...checkSite(edited, root, drafts) };
}

/** Returns the new values of the files that an edit has changed, by their name. */
export function changedFiles(files: SiteFiles, edited: SiteFiles): Map<string, unknown> {
  const before = new Set([files.source, ...Object.values(files.locales)]);
  const after = [edited.source, ...Object.values(edited.locales)].filter((file) => !before.has(file));
  return new Map(after.map(({ file, value }) => [file, value]));
}

/** Returns the problems that a site had not before an edit. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const earlier = new Set(before.map(problemKey));
  return after.filter((problem) => !earlier.has(problemKey(problem)));
}

/**
 * Checks a site before it is changed.
 *
 * @param mayLack files that need not exist
 * @returns its warnings
 * @throws {UserError} when it has errors
 */
export function refuseErrors(root: string, mayLack: readonly string[] = []): Problem[] {
  return warningsOf(readSiteFiles(root, OWN_CONFIG), root, mayLack);
}

function warningsOf(files: SiteFiles, root: string, mayLack: readonly string[] = []): Problem[] {
  const problems = checkSite(files, root).problems.filter(
    ({ code, file }) => code !== UNREADABLE || !mayLack.includes(file),
  );
  if (problems.some(isError)) throw new UserError(say(editMessages.hasErrors({ problems })));
  return problems;
}

/** Identifies a problem without its line, which new lines move. */
function problemKey({ file, code, location, message }: Problem): string {
  return [file, code, location.en, message.en].join('\n');
}

/** Returns the report of an edit. */
export function editReport(title: Translated, { result, problems }: Edited<Changes>): string {
  const { parts, redirects } = result;
  return [
    say(title),
    ...parts.map((part) => `  ${part}`),
    ...(redirects.length > 0 ? ['', say(editMessages.redirects())] : []),
    ...redirects.map((redirect) => `  ${redirect}`),
    ...toDo(problems),
    '',
  ].join('\n');
}

/** Returns lines about the problems that an edit leaves to the maintainer; none when there are none. */
export function toDo(problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  return ['', say(editMessages.toDo()), ...problems.map((problem) => `  ${problemLine(problem)}`)];
}

const editMessages = {
  hasErrors: ({ problems }: { problems: Problem[] }) => ({
    en: `The site has problems (${problemCount(problems, 'en')}). Fix them first: ${commandLine('validate')} lists them.`,
    fr: `Le site a des problèmes (${problemCount(problems, 'fr')}). Corrigez-les d’abord : ${commandLine('validate')} les affiche.`,
  }),
  wouldHaveErrors: ({ lines }: { lines: string[] }) => ({
    en: `The site would have errors, so the files are unchanged. Correct these and run the command again:\n${lines.join('\n')}`,
    fr: `Le site aurait des erreurs : les fichiers sont inchangés. Corrigez-les et relancez la commande :\n${lines.join('\n')}`,
  }),
  redirects: () => ({ en: 'Redirects:', fr: 'Redirections :' }),
  toDo: () => ({ en: 'To do:', fr: 'À faire :' }),
} satisfies Record<string, (data: never) => Translated>;
