import type { MessageLanguage } from '../../lib/text/message-language';
import { problemLine, type Problem } from '../../config/source/problem';
import { escapeHtml } from '../../lib/text/html';

/**
 * Returns the page shown in development when a page cannot be rendered. The next valid save replaces it.
 *
 * @param languages the header `Accept-Language` of the browser
 */
export function problemsPage(problems: Problem[], languages = ''): string {
  const language: MessageLanguage = /^fr\b/i.test(languages) ? 'fr' : 'en';
  const title = language === 'fr' ? 'Cette page ne peut pas être affichée' : 'This page cannot be rendered';
  const lines = problems.map((problem) => `<li>${escapeHtml(problemLine(problem, language))}</li>`);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><script type="module" src="/@vite/client"></script><script type="module" src="/src/client/app/dev-tools/dev-client.ts"></script><body><h1>${title}</h1><ul>${lines.join('')}</ul></html>`;
}
