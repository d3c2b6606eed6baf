import { changedSiteLock, readSiteLock, SITE_LOCK } from '../config/lock/site-lock';
import type { TranslationSources } from '../config/lock/site-lock';
import { checkSite } from '../config/load-site';
import { localeFile } from '../config/locale-files';
import type { Context } from '../config/context';
import { isUnchanged, readSiteFiles, type SiteFiles } from '../config/read-config';
import { createReferenceFinder, type FindReferences } from '../config/references/find-references';
import { readSource, type Source } from '../config/source/json-source';
import { isError, problemCount, problemMessage, type Problem } from '../config/source/problem';
import { unreadableFile } from '../config/rules/source/unreadable-file';
import { canonicalJson, fileContents, rewriteJson, writeContents } from '../config/source/write-json';
import type { FileChange } from '../config/source/write-json';
import { commandLine } from '../lib/command/command-line';
import type { Path } from '../lib/json';
import { groupBy } from '../lib/lists/group-by';
import { inEachLanguage, type Translated } from '../lib/text/message-language';
import { UserError } from '../lib/user-error';
import { perLanguage, valueIn, type Language } from '../site/languages';
import type { Messages } from '../site/site';
import type { SiteConfig } from '../site/types.generated';

/** The values of a site's files, which an operation changes. */
export interface SiteValues {
  /** The config as it is written: with comments. */
  config: SiteConfig;
  messages: Record<Language, Messages>;
  published: ReadonlySet<string>;
  /** The texts from which the translations of texts under keys were made. */
  sources: TranslationSources;
  /** New files that are no JSON, such as pictures, by name. */
  added: Map<string, Uint8Array>;
  findReferences: FindReferences;
}

/** Changes the values of a site's files, and returns what has changed besides, if anything. @throws {Refusal} */
export type Operation = (values: SiteValues) => Change[] | void;

export interface Change {
  what: Translated;
  /** Its path in the config: as it was, or as it is for what is new. */
  path?: Path;
  isNew?: boolean;
}

/** A site that was read and checked. */
export interface CheckedSite {
  files: SiteFiles;
  problems: Problem[];
  context?: Context;
}

/** What an operation has done to a site. */
export interface Edit {
  before: SiteFiles;
  after: CheckedSite;
  changes: Change[];
  /** The problems that the site had not before, such as missing translations. */
  problems: Problem[];
  written: FileChange;
}

/** Why an edit is refused. Nothing is written then. */
export class Refusal extends UserError {
  /**
   * @param reasons what is wrong and what to do, such as each error that the site would have
   * @param message the same for the command line
   * @param errors the errors that the site would have
   */
  constructor(
    readonly reasons: readonly Translated[],
    message = reasons[0]!,
    readonly errors: readonly Problem[] = [],
  ) {
    super(message);
  }
}

/**
 * Applies an operation to a site. The result is checked first: when the operation causes an error, or a file has changed
 * meanwhile, nothing is written. Otherwise all changed files are, or none.
 *
 * @param site the site as it was read; by default it is read and checked now
 * @param drafts whether drafts count as published, as in development
 * @param isWritten whether the changes are written; otherwise they are only checked
 * @throws {Refusal} when the operation or the result is refused, or the site has errors
 */
export function editSite(
  root: string,
  operation: Operation,
  { site = validSite(root), drafts = false, isWritten = true }: EditOptions = {},
): Edit {
  const before = site.files;
  const lock = readSiteLock(root);
  const valueOf = (file: Source) => structuredClone(file.value);
  const values: SiteValues = {
    config: valueOf(before.source) as SiteConfig,
    messages: perLanguage(before, (language) => valueOf(valueIn(before.locales, language)) as Messages),
    published: new Set(lock?.paths),
    sources: lock?.translations ?? {},
    added: new Map(),
    findReferences: createReferenceFinder(before.schema),
  };
  const { sources } = values;
  const changes = operation(values) ?? [];
  const { added } = values;
  const contents = new Map<string, unknown>(added);
  const withValue = (file: Source, value: unknown) => {
    const text = canonicalJson(value);
    // A file in another form that an edit does not concern keeps its form.
    if (text === canonicalJson(file.value)) return file;
    contents.set(file.file, value);
    return readSource(file.file, text).source;
  };
  const source = withValue(before.source, values.config);
  const locales = perLanguage(before, (language) =>
    withValue(valueIn(before.locales, language), values.messages[language]),
  );
  const lost = before.lost.filter((language) => !contents.has(localeFile(language)));
  const files: SiteFiles = { ...before, source, locales, lost, added };
  const after: CheckedSite = { files, ...checkSite(files, root, drafts) };
  refuseErrors(causedErrors(site.problems, after.problems));
  const isRenewed = JSON.stringify(values.sources) !== JSON.stringify(sources);
  const newLock = isRenewed ? changedSiteLock(root, { translations: values.sources }) : null;
  if (newLock) contents.set(SITE_LOCK, newLock);
  if (isWritten && !isUnchanged(root, before)) throw new Refusal([refusals.changedMeanwhile]);
  const written = rewriteJson(root, isWritten ? contents : new Map());
  return { before, after, changes, problems: newProblems(site.problems, after.problems), written };
}

interface EditOptions {
  site?: CheckedSite;
  drafts?: boolean;
  isWritten?: boolean;
}

/**
 * Undoes an edit: all of its files are as they were before, or none.
 *
 * @returns false when a file has changed since, and nothing is undone
 */
export function undoEdit(root: string, { before, after }: FileChange): boolean {
  const now = fileContents(root, after.keys());
  const isSame = [...after].every(([file, content]) => now.get(file)?.equals(Buffer.from(content)));
  if (isSame) writeContents(root, before);
  return isSame;
}

/**
 * Reads and checks a site before it is changed.
 *
 * @param languages those that need no locale file yet
 * @throws {Refusal} when it has errors
 */
export function validSite(root: string, languages: readonly Language[] = []): CheckedSite {
  const read = readSiteFiles(root);
  const missing = languages.map(localeFile);
  const files: SiteFiles = {
    ...read,
    lost: read.lost.filter((language) => !languages.includes(language)),
    problems: read.problems.filter(
      ({ code, file }) => code !== unreadableFile.code || !missing.includes(file),
    ),
  };
  const checked = checkSite(files, root);
  if (checked.problems.some(isError)) throw new Refusal([refusals.hasErrors(checked.problems)]);
  return { ...checked, files };
}

/** Returns what refers and declares in a config as it is now; the finder itself remembers what a config was. */
export function referencesIn({ config, findReferences }: Pick<SiteValues, 'config' | 'findReferences'>) {
  return findReferences({ ...config });
}

/** Returns the problems that a site had not before an edit, or to a lesser extent: a smaller number in its message is no new problem. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // Without the line, which new lines move.
  const keyOf = ({ file, code, location, message }: Problem) =>
    [file, code, location.en, message.en.replace(/\d+/g, '#')].join('\n');
  const numbersOf = ({ message }: Problem) => (message.en.match(/\d+/g) ?? []).map(Number);
  const earlier = groupBy(before, keyOf);
  return after.filter((problem) => {
    const numbers = numbersOf(problem);
    const isWorse = (old: Problem) => numbersOf(old).some((number, index) => number < numbers[index]!);
    return (earlier.get(keyOf(problem)) ?? []).every(isWorse);
  });
}

/**
 * Returns the errors that an edit causes: those that were not there before, in the same place or in the same words. Where it has
 * corrected one, others may have come to light, and only what is wrong in the same place is its own.
 */
function causedErrors(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const corrected = before.filter(isError);
  const added = after.filter(isError).filter(({ code, location, message }) => {
    const index = corrected.findIndex(
      (each) => each.code === code && (each.location.en === location.en || each.message.en === message.en),
    );
    return index < 0 || corrected.splice(index, 1).length === 0;
  });
  // A text may be said to be wrong in one of its languages.
  const isCorrectedAt = ({ location: { en } }: Problem) =>
    corrected.some((each) => en.startsWith(each.location.en));
  return corrected.length === 0 ? added : added.filter(isCorrectedAt);
}

function refuseErrors(errors: readonly Problem[]): void {
  if (errors.length === 0) return;
  // Without file and line: the lines with the errors are not kept.
  const lines = errors.map((problem) => `  ${problem.code}  ${problemMessage(problem)}`);
  const reasons = errors.map((problem) => inEachLanguage((language) => problemMessage(problem, language)));
  throw new Refusal(reasons, refusals.wouldHaveErrors(lines.join('\n')), errors);
}

const refusals = {
  hasErrors: (problems: Problem[]) => ({
    en: `The site has problems (${problemCount(problems, 'en')}). Fix them first: ${commandLine('validate')} lists them.`,
    fr: `Le site a des problèmes (${problemCount(problems, 'fr')}). Corrigez-les d’abord : ${commandLine('validate')} les affiche.`,
  }),
  wouldHaveErrors: (errors: string) => ({
    en: `The site would have errors, so the files are unchanged. Correct these and run the command again:\n${errors}`,
    fr: `Le site aurait des erreurs : les fichiers sont inchangés. Corrigez-les et relancez la commande :\n${errors}`,
  }),
  changedMeanwhile: {
    en: 'A file of the site has changed meanwhile, so nothing was written. Try again.',
    fr: 'Un fichier du site a changé entre-temps. Rien n’a été écrit : recommencez.',
  },
};
