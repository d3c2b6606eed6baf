import { problemLine, type Problem } from '../../config/source/problem';
import { escapeHtml } from '../../lib/text/html';

/** Returns the page shown in development when a page cannot be rendered. The next valid save replaces it. */
export function problemsPage(problems: Problem[]): string {
  const lines = problems.map((problem) => `<li>${escapeHtml(problemLine(problem))}</li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems</title><script type="module" src="/@vite/client"></script><script type="module" src="/src/app/dev-tools/dev-client.ts"></script><body><h1>This page cannot be rendered</h1><ul>${lines.join('')}</ul></html>`;
}
