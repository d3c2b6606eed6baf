import type { MessageLanguage, Translated } from '../../../lib/text/message-language';
import { editorLink } from './editor-link';
import { element } from './element';

/** A problem that the server reports: its complete line in each language of messages, and its location for the editor. */
export interface OverlayProblem {
  text: Translated;
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
}

const NOTICE = 'config-problems';

/** The language of messages that the browser asks for. */
export const browserLanguage: MessageLanguage = navigator.language.startsWith('fr') ? 'fr' : 'en';

const words = {
  en: {
    errors: (count: number, at: string) => `${count} error${plural(count)} to fix: ${at}`,
    warnings: (count: number) => `${count} warning${plural(count)}`,
    shown: 'You see the last good page.',
  },
  fr: {
    errors: (count: number, at: string) => `${count} erreur${plural(count)} à corriger\u00a0: ${at}`,
    warnings: (count: number) => `${count} avertissement${plural(count)}`,
    shown: 'Vous voyez la dernière version correcte.',
  },
}[browserLanguage];

/**
 * Shows the problems of the site in a line of the bar, in the language of the browser. The line opens: each problem is a link
 * that opens the editor at its line, and the warnings are folded below the errors.
 *
 * @param bar the bar of the tools, which nothing that is edited lies under
 * @param problems the problems; an empty list removes the line
 */
export function showProblems(bar: HTMLElement, problems: readonly OverlayProblem[]): void {
  const wasOpen = document.querySelector(`#${NOTICE} > details[open]`) !== null;
  document.getElementById(NOTICE)?.remove();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const folded = warnings.length > 0 ? [foldedList(words.warnings(warnings.length), warnings)] : [];
  const [notice] = errors[0]
    ? [foldedList(words.errors(errors.length, `${errors[0].file}:${errors[0].line}`), errors)]
    : folded;
  if (!notice) return;
  if (errors[0]) notice.append(words.shown, ...folded);
  notice.open = wasOpen;
  const role = errors[0] ? 'alert' : 'status';
  bar.append(element('div', { id: NOTICE, lang: browserLanguage, dir: 'ltr', role }, notice));
}

function foldedList(title: string, problems: readonly OverlayProblem[]): HTMLDetailsElement {
  const entries = problems.map(({ text, file, line, column }) =>
    element('li', {}, editorLink(text[browserLanguage], `${file}:${line}:${column}`)),
  );
  return element('details', {}, element('summary', { textContent: title }), element('ul', {}, ...entries));
}

function plural(count: number): string {
  return count === 1 ? '' : 's';
}
