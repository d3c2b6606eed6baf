import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { styledComponents } from '../../scripts/styled-components-plugin.mjs';
import { clientConstants } from './client-bundle';
import type * as DevSiteModule from './dev-site';
import type { DevSite } from './dev-site';
import type * as LoadSiteModule from './load-site';
import { outbox } from './outbox';
import { problemLine, type Problem } from './problem';
import { canonicalPath, listen } from './serve';

/**
 * Serves the site from its sources. Saving the config or a locale file shows the change in every open
 * page; a config with errors leaves the last good page and shows the problems over it.
 *
 * @param port the port on loopback
 * @returns the address, and what stops the server
 */
export async function devServer(
  root: string,
  port: number,
): Promise<{ address: string; close(): Promise<void> }> {
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.local/**'] },
    },
    ssr: { noExternal: ['styled-components'] },
    plugins: [styledComponents(root)],
    define: clientConstants(),
    optimizeDeps: {
      entries: ['src/app/start.ts'],
      include: ['react-dom/client', 'react/jsx-dev-runtime', '@emailjs/browser'],
    },
  });
  let state = await load(vite, root);
  report(state.problems);
  const mail = outbox(join(root, '.local/outbox.jsonl'));

  // What was last right stays: the pages go on working while the config is being written.
  const refresh = async () => {
    const next = await load(vite, root);
    report(next.problems);
    state = { site: next.site ?? state.site, problems: next.problems };
    const lines = next.site ? [] : next.problems.map(problemLine);
    vite.ws.send({ type: 'custom', event: lines.length > 0 ? 'site:problems' : 'site:change', data: lines });
  };
  watch(vite, root, () => void refresh());

  http.on('request', (request, response) => {
    if (mail(request, response)) return;
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = state.site?.file(path);
    if (file) {
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(file.content);
      return;
    }
    vite.middlewares(request, response, () => {
      const canonical = canonicalPath(path);
      if (canonical !== path) {
        response.writeHead(301, { Location: canonical }).end();
        return;
      }
      const { found, html } = state.site?.document(path) ?? {
        found: true,
        html: problemsPage(state.problems),
      };
      response
        .writeHead(found ? 200 : 404, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
        })
        .end(html);
    });
  });
  const address = await listen(http, port);
  return {
    address,
    close: async () => {
      await vite.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

interface State {
  site: DevSite | null;
  problems: Problem[];
}

async function load(vite: ViteDevServer, root: string): Promise<State> {
  // Through Vite, so that a change of these sources counts without a restart.
  const { loadSite } = (await vite.ssrLoadModule('/src/build/load-site.ts')) as typeof LoadSiteModule;
  const { devSite } = (await vite.ssrLoadModule('/src/build/dev-site.ts')) as typeof DevSiteModule;
  const { site, problems } = loadSite(root);
  return { site: site && (await devSite(site)), problems };
}

function report(problems: Problem[]) {
  for (const problem of problems) console.log(problemLine(problem));
}

/** Calls back once for each save, also when an editor writes a file in several steps. */
function watch(vite: ViteDevServer, root: string, changed: () => void) {
  const content = ['site.config.json', 'locales', 'schema'].map((name) => join(root, name));
  vite.watcher.add(content);
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, file) => {
    const isContent = content.some((path) => file === path || file.startsWith(`${path}/`));
    if (!isContent && !file.startsWith(join(root, 'src'))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, 20);
  });
}

/** Shown while there was no good config yet; it goes away by itself on the first good save. */
function problemsPage(problems: Problem[]): string {
  const lines = problems.map(
    (problem) => `<li>${problemLine(problem).replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>site.config.json</title><script type="module" src="/@vite/client"></script><script type="module" src="/src/app/development.ts"></script><body><h1>The site cannot be drawn yet</h1><ul>${lines.join('')}</ul></html>`;
}
