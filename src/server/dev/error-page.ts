import { problemLine, type Problem } from '../../config/source/problem';

/** Shown in development where a page cannot be drawn; it goes away by itself on the next good save. */
export function problemsPage(problems: Problem[]): string {
  const lines = problems.map((problem) => `<li>${escaped(problemLine(problem))}</li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems</title><script type="module" src="/@vite/client"></script><script type="module" src="/src/app/dev-tools/dev-client.ts"></script><body><h1>This page cannot be drawn yet</h1><ul>${lines.join('')}</ul></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
