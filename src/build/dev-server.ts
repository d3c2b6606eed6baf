import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { styledComponents } from '../../scripts/styled-components-plugin.mjs';
import type * as DevSiteModule from './dev-site';
import type { DevSite } from './dev-site';
import { inside } from './inside';
import type * as LoadSiteModule from './load-site';
import { mishap } from './mishap';
import { outbox } from './outbox';
import { problemLine, type Problem } from './problem';
import { problemsPage } from './problems-page';
import { canonicalPath, listen } from './serve';

/**
 * Serves the site from its sources. Saving the config or a locale file shows the change in every open
 * page; a mistake, in them or in the sources, leaves the last good page and is told over it.
 *
 * @param port the port on loopback
 * @returns the address, and what stops the server
 * @throws when the port cannot be had
 */
export async function devServer(
  root: string,
  port: number,
): Promise<{ address: string; close(): Promise<void> }> {
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: false,
    // In the project itself: copies of it share their packages, and run at once.
    cacheDir: join(root, '.cache/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.local/**'] },
    },
    ssr: { noExternal: ['styled-components'] },
    plugins: [styledComponents(root)],
    optimizeDeps: {
      entries: ['src/app/start.ts'],
      include: ['react-dom/client', 'react/jsx-dev-runtime', '@emailjs/browser'],
    },
  });
  let state: State = { site: null, problems: [] };
  // What was last right stays: the pages go on working while the config is being written.
  const refresh = async () => {
    const { site, problems } = await load(vite, root);
    for (const problem of problems) console.log(problemLine(problem));
    state = { site: site ?? state.site, problems: site ? [] : problems };
  };
  await refresh();
  const mail = outbox(join(root, '.local/outbox.jsonl'));

  // One after the other, so that an earlier save never overtakes a later one.
  let refreshed = Promise.resolve();
  watch(vite, root, () => {
    refreshed = refreshed.then(refresh).then(() => {
      if (state.problems.length === 0) vite.ws.send('site:change');
      else vite.ws.send('site:problems', state.problems.map(problemLine));
    });
  });
  // A page that was just opened asks, for it was not there when the problems were told.
  vite.ws.on('site:ask', (_, client) => {
    if (state.problems.length > 0) client.send('site:problems', state.problems.map(problemLine));
  });

  http.on('request', (request, response) => {
    const fail = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      const problem = mishap(error, root);
      console.log(problemLine(problem));
      answer(response, 500, HTML, problemsPage([problem]));
    };
    try {
      if (mail(request, response)) return;
      const [path = '/', query] = (request.url ?? '/').split('?');
      const file = state.site?.file(path);
      if (file) return answer(response, 200, file.type, file.content);
      const shared = state.site?.sharePicture(path);
      if (shared) {
        shared.then((content) => answer(response, 200, 'image/jpeg', content), fail);
        return;
      }
      vite.middlewares(request, response, (error: unknown) => {
        if (error) return fail(error);
        const canonical = canonicalPath(path);
        if (canonical !== path) {
          response.writeHead(301, { Location: query ? `${canonical}?${query}` : canonical }).end();
          return;
        }
        try {
          const page = state.site?.document(path);
          if (page) answer(response, page.found ? 200 : 404, HTML, page.html);
          else answer(response, 500, HTML, problemsPage(state.problems));
        } catch (thrown) {
          fail(thrown);
        }
      });
    } catch (error) {
      fail(error);
    }
  });
  const close = async () => {
    await vite.close();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  try {
    return { address: await listen(http, port), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const HTML = 'text/html; charset=utf-8';

function answer(response: ServerResponse, status: number, type: string, content: string | Uint8Array) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content);
}

interface State {
  site: DevSite | null;
  /** What keeps the newest site from being shown. */
  problems: Problem[];
}

/** The site as its files are now; whatever goes wrong is a problem to tell. */
async function load(vite: ViteDevServer, root: string): Promise<State> {
  try {
    // Through Vite, so that a change of these sources counts without a restart.
    const { loadSite } = (await vite.ssrLoadModule('/src/build/load-site.ts')) as typeof LoadSiteModule;
    const { devSite } = (await vite.ssrLoadModule('/src/build/dev-site.ts')) as typeof DevSiteModule;
    const { site, problems } = loadSite(root, undefined, { drafts: true });
    return { site: site && (await devSite(site, root)), problems };
  } catch (error) {
    return { site: null, problems: [mishap(error, root)] };
  }
}

/** Calls back once for each save, also when an editor writes a file in several steps. */
function watch(vite: ViteDevServer, root: string, changed: () => void) {
  const content = ['site.config.json', 'locales', 'schema', 'public'].map((name) => join(root, name));
  vite.watcher.add(content);
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, file) => {
    if (![...content, join(root, 'src')].some((path) => inside(path, file) !== null)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, 20);
  });
}
