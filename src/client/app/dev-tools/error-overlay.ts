import { editorLink } from './editor-link';

/** A problem that the server reports: its complete line in each language of messages, and its location for the editor. */
export interface OverlayProblem {
  text: Record<Language, string>;
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
}

const PANEL = 'config-problems';

type Language = 'en' | 'fr';

const titles: Record<Language, { errors: string; warnings: string }> = {
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
  const language: Language = navigator.language.startsWith('fr') ? 'fr' : 'en';
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const panel = document.createElement('details');
  panel.id = PANEL;
  panel.lang = language;
  panel.dir = 'ltr';
  panel.open = hasErrors;
  panel.style.cssText = `position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;overflow:auto;padding:12px 24px;color:#fff;font:14px/1.5 monospace;${
    hasErrors
      ? 'background:#3b0d0a;border-top:4px solid #ffb4ab'
      : 'background:#33290f;border-top:4px solid #f3b22c'
  }`;
  panel.setAttribute('role', hasErrors ? 'alert' : 'status');
  const title = document.createElement('summary');
  title.style.cursor = 'pointer';
  title.textContent = hasErrors ? titles[language].errors : `${titles[language].warnings} ${problems.length}`;
  const list = document.createElement('ul');
  list.style.cssText = 'margin:12px 0 0;padding:0;list-style:none';
  for (const problem of problems) {
    const entry = document.createElement('li');
    entry.append(editorLink(problem.text[language], `${problem.file}:${problem.line}:${problem.column}`));
    list.append(entry);
  }
  panel.append(title, list);
  document.body.append(panel);
}
