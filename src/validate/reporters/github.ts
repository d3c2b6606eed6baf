import type { MessageLanguage } from '../../config/message-language';
import { problemMessage, type Problem } from '../../config/source/problem';

/**
 * Formats problems as workflow commands, which GitHub shows as annotations on the lines of a pull request. The escaping
 * is that of the runner: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
 *
 * @returns one line per problem
 * @example
 * // ::error file=site.config.json,line=1204,col=17,title=LINK-001::page /contact: There is no page "contct".
 */
export function githubReport(problems: Problem[], language: MessageLanguage = 'en'): string[] {
  return problems.map((problem) => {
    const { file, line, column, severity, code } = problem;
    const properties = `file=${property(file)},line=${line},col=${column},title=${property(code)}`;
    return `::${severity} ${properties}::${data(problemMessage(problem, language))}`;
  });
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
