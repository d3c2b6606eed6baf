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

const PANEL = 'config-problems';

/** The language of messages that the browser asks for. */
export const browserLanguage: MessageLanguage = navigator.language.startsWith('fr') ? 'fr' : 'en';

const titles: Record<MessageLanguage, { errors: string; warnings: string }> = {
  en: {
    errors: 'The site has problems; this is the last good page:',
    warnings: 'The site is shown as it is; warnings:',
  },
  fr: {
    errors: 'Le site contient des erreurs, et vous voyez sa dernière version correcte. À corriger\u00a0:',
    warnings: 'Cette page est à jour. Avertissements\u00a0:',
  },
};

/**
 * Shows the problems of the site over the page, in the language of the browser, each as a link that opens the editor at its line. The panel is open when
 * there are errors, and collapsed when there are only warnings.
 *
 * @param problems the problems; an empty list removes the panel
 */
export function showProblems(problems: OverlayProblem[]) {
  document.getElementById(PANEL)?.remove();
  if (problems.length === 0) return;
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const role = hasErrors ? 'alert' : 'status';
  const panel = element('details', { id: PANEL, lang: browserLanguage, dir: 'ltr', open: hasErrors, role });
  panel.style.cssText = `position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;overflow:auto;padding:12px 24px;color:#fff;font:14px/1.5 monospace;${
    hasErrors
      ? 'background:#3b0d0a;border-top:4px solid #ffb4ab'
      : 'background:#33290f;border-top:4px solid #f3b22c'
  }`;
  const { errors, warnings } = titles[browserLanguage];
  const title = element('summary', { textContent: hasErrors ? errors : `${warnings} ${problems.length}` });
  title.style.cursor = 'pointer';
  const entries = problems.map(({ text, file, line, column }) =>
    element('li', {}, editorLink(text[browserLanguage], `${file}:${line}:${column}`)),
  );
  const list = element('ul', {}, ...entries);
  list.style.cssText = 'margin:12px 0 0;padding:0;list-style:none';
  panel.append(title, list);
  document.body.append(panel);
}
