import { environment } from '../environment';

/**
 * Returns the line to type for a command. A command that a message proposes is written here, so that it leads to the same
 * site: the folder of a site in another folder is named.
 *
 * @param name such as `validate`, or `add service` for a kind of a command
 * @example commandLine('add service', '--draft') // 'npm run add -- service --draft'
 */
export function commandLine(name: string, rest = ''): string {
  const [script = '', ...kinds] = name.split(' ');
  const words = [...kinds, ...siteWords('--site'), rest].filter(Boolean).join(' ');
  return `npm ${['start', 'test'].includes(script) ? '' : 'run '}${script}${words && ` -- ${words}`}`;
}

/** Returns the line that brings back the last committed version of a file of the site. */
export function restoreLine(file: string): string {
  return ['git', ...siteWords('-C'), 'restore', file].join(' ');
}

/** Returns a Markdown text with the commands in it as `commandLine()` writes them. */
export function withCommandLines(markdown: string): string {
  return markdown.replaceAll(
    /`npm run ([a-z]+)(?: --(?: ([a-z]+))?(?: ([^`]+))?)?`/g,
    (_, script: string, kind = '', rest = '') => `\`${commandLine(`${script} ${kind}`.trimEnd(), rest)}\``,
  );
}

/** Returns an option with the folder of the site as a shell reads it; nothing for the site of the project. */
function siteWords(option: string): string[] {
  const { site } = environment;
  if (site === undefined) return [];
  const isPlain = /^[\p{L}\p{N}_./\\:~@%+,=-]+$/u.test(site);
  return [option, isPlain ? site : quoted(site)];
}

/** Returns words as one argument of a command. */
export function quoted(words: string): string {
  return `"${words.replaceAll(/["$`]/g, '\\$&')}"`;
}
