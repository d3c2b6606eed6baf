import type { Path } from '../../lib/json';
import { didYouMean } from '../../lib/text/closest-match';
import { messageLanguage, say, type MessageLanguage, type Translated } from '../../lib/text/message-language';

/**
 * A correction that changes no content: the right name of a field, its removal from all entries of a list, or the same text with
 * other spaces and apostrophes.
 */
export type Fix = { rename: string } | { remove: true } | { typography: string };

export type Severity = 'error' | 'warning';

/** A problem of the config or of the messages, for the maintainer. */
export interface Problem {
  /** The path of the file in the project, such as `site.config.json`. */
  file: string;
  /** The position, counted from 1. */
  line: number;
  column: number;
  severity: Severity;
  code: string;
  /** The location in the site: page, block and field, such as `page /contact › block 1 "hero" › title`; may be empty. */
  location: Translated;
  /** What is wrong, then what to do, in one or two sentences. */
  message: Translated;
  /** The values in the message. */
  data: object;
  /** The replacement value, when there is a likely one. */
  suggestion: string | null;
  /** The correction that `validate --fix` writes. */
  fix?: Fix | undefined;
  /** The path in the config of the site; undefined in other files. */
  path?: Path | undefined;
  /** The JSON pointer of the value in the file; empty for the entire file. */
  pointer: string;
}

/** Returns whether a problem keeps the site from being published. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/**
 * Formats a problem as one line: the position, the problem, and the suggestion.
 *
 * @example
 * problemLine(problem)
 * // site.config.json:1204:17  error LINK-001  page /consulting › block 3 "call-to-action" › actions[0].to: There is no page "contct". Did you mean "contact"?
 */
export function problemLine(problem: Problem, language: MessageLanguage = messageLanguage()): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  return `${where}  ${severityNames[language][problem.severity]} ${problem.code}  ${problemMessage(problem, language)}`;
}

/** Returns the location in the site, the message and the suggestion of a problem. */
export function problemMessage(
  { location, message, suggestion }: Problem,
  language: MessageLanguage = messageLanguage(),
): string {
  const question = suggestion === null ? '' : ` ${say(didYouMean(suggestion), language)}`;
  const place = location[language] && `${location[language]}${language === 'fr' ? '\u00a0' : ''}: `;
  return `${place}${message[language]}${question}`;
}

/** What is said before problems. The tasks of VS Code recognise it (`.vscode/tasks.json`), and the words below. */
export const readingFiles: Translated = {
  en: 'Reading the config and the texts …',
  fr: 'Lecture de la configuration et des textes …',
};

export const severityNames: Record<MessageLanguage, Record<Severity, string>> = {
  en: { error: 'error', warning: 'warning' },
  fr: { error: 'erreur', warning: 'avertissement' },
};

/** Sorts problems by severity, file and position, and removes duplicates. */
export function sortProblems(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .toSorted(
      (first, second) =>
        severities.indexOf(first.severity) - severities.indexOf(second.severity) ||
        fileRank(first.file) - fileRank(second.file) ||
        first.file.localeCompare(second.file, 'en') ||
        first.line - second.line ||
        first.column - second.column,
    )
    .filter((problem) => {
      const line = problemLine(problem);
      return !seen.has(line) && seen.add(line);
    });
}

const severities: readonly Severity[] = ['error', 'warning'];

/** Returns the place of a file in the list: the files that maintainers edit come first, French before its translations. */
function fileRank(file: string): number {
  const rank = editedFiles.indexOf(file);
  return rank < 0 ? editedFiles.length : rank;
}

const editedFiles = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];

/** Returns the number of errors and warnings, such as `1 error, 2 warnings`. */
export function problemCount(problems: Problem[], language: MessageLanguage = messageLanguage()): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  // French counts zero as one: « 0 erreur ».
  const plural = (count: number) => (count === 1 || (language === 'fr' && count === 0) ? '' : 's');
  return language === 'fr'
    ? `${errors} erreur${plural(errors)}, ${warnings} avertissement${plural(warnings)}`
    : `${errors} error${plural(errors)}, ${warnings} warning${plural(warnings)}`;
}
