import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { styledComponents } from '../../../scripts/bundler/styled-components-plugin.mjs';
import { EDIT_URL, type EditReply } from '../../client/app/dev-tools/edit-api';
import type { OverlayProblem } from '../../client/app/dev-tools/error-overlay';
import { isUnchanged } from '../../config/read-config';
import {
  isError,
  problemCount,
  problemLine,
  problemMessage,
  readingFiles,
  type Problem,
} from '../../config/source/problem';
import { diskError } from '../../lib/command/disk-error';
import { projectRoot } from '../../lib/project-root';
import { say, tell } from '../../lib/text/message-language';
import { pageAddress } from '../address';
import { listen, localServer } from '../local-server';
import { outbox } from '../outbox/outbox';
import type * as AnswerEditModule from './editing/answer-edit';
import { createToken, readEditRequest } from './editing/edit-endpoint';
import type { EditedSite, EditSession } from './editing/edit-session';
import { Places } from './editing/places';
import { editorTarget } from './editor-target';
import { FormerAddresses } from './former-addresses';
import { problemsPage } from './error-page';
import { internalError } from './internal-error';
import { environment } from '../../lib/environment';
import type * as EnvironmentModule from '../../lib/environment';
import type * as LoadDevSiteModule from './load-dev-site';
import type { LoadedDevSite } from './load-dev-site';
import { watchSite } from './watch-site';

/**
 * Serves the site from its sources. Saving the config or a locale file updates every open page. On an error in them or
 * in the sources, the last valid page stays with the error shown over it.
 *
 * @param port the port on loopback
 * @returns the address, and a function that stops the server
 * @throws when the port is taken, or a folder has a name that no server can serve
 */
export async function devServer(
  root: string,
  port: number,
  project = projectRoot,
): Promise<{ address: string; close(): Promise<void> }> {
  const folder = [project, root].find((path) => /[#?]/.test(path));
  if (folder !== undefined) throw new Error(say(wrongName(folder)));
  const http = localServer((request, response) => serve(request, response));
  const vite = await createServer({
    root: project,
    // Messages go to the local outbox, so the account of the mail service is not needed; Vite starts again when its file changes.
    envDir: false,
    publicDir: join(root, 'public'),
    configFile: false,
    // Next to the config: copies of the project share node_modules and may run at the same time.
    cacheDir: join(root, '.cache/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      // Pages of other origins read nothing from here.
      cors: false,
      // Vite checks the host and the token of each socket.
      ws: { server: http },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.local/**'] },
    },
    ssr: { noExternal: ['styled-components'] },
    plugins: [styledComponents(project)],
    optimizeDeps: {
      entries: ['src/client/app/entry/start.ts'],
      include: ['react-dom/client', 'react/jsx-dev-runtime', '@emailjs/browser'],
    },
  });
  let state: LoadedDevSite = { site: null, problems: [] };
  let changedAt = 0;
  const former = new FormerAddresses();
  const show = (loaded: LoadedDevSite) => {
    tell(readingFiles);
    for (const problem of loaded.problems) console.log(problemLine(problem));
    // Shows that an error is fixed. Editors recognise the end of the list by this line.
    console.log(`${problemCount(loaded.problems)}.`);
    const isNew = loaded.site !== null && loaded.site !== state.site;
    // The last valid site stays, so that the pages keep working while the config is being written.
    state = loaded.site ? loaded : { ...state, ...loaded, site: state.site };
    if (isNew) changedAt = Date.now();
    if (state.site) former.keep(state.site.config);
    vite.ws.send('site:drafts', state.site?.drafts ?? []);
    vite.ws.send('site:editing', editing());
    if (isNew) vite.ws.send('site:change', state.site?.stylesheet);
    vite.ws.send('site:problems', state.problems.map(overlayProblem));
  };
  const session: EditSession = { isOn: false, places: new Places(), steps: [] };
  const token = createToken();
  const editing = () => ({ isOn: session.isOn, token, change: session.steps.at(-1)?.id });
  const edited: EditedSite = {
    root,
    project,
    session,
    loaded: () => state,
    show,
  };
  const refresh = async () => {
    const loaded = await load(vite, edited);
    if (!loaded.problems.some(isError)) return show(loaded);
    await setTimeout(WRITING);
    show(await load(vite, edited));
  };
  await refresh();
  const mail = outbox(join(root, '.local/outbox.jsonl'), () => state.site?.config ?? {});

  // In sequence, so that an earlier save never overtakes a later one.
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = work.then(task);
    work = result.catch(() => undefined);
    return result;
  };
  // What was edited on a page is shown already.
  const isShown = () => {
    try {
      return isUnchanged(root, state.content?.files);
    } catch {
      return false; // another program holds a file
    }
  };
  const onChange = (isContent: boolean) =>
    inTurn(async () => (isContent && isShown() ? undefined : refresh()));
  watchSite(vite.watcher, { root, project }, onChange);
  // A file may have been saved before it was watched.
  void onChange(true);
  // A page that has just opened asks, because it missed the earlier messages.
  vite.ws.on('site:ask', (openedAt: number, client) => {
    if (changedAt > openedAt) client.send('site:change', state.site?.stylesheet);
    if (state.problems.length > 0) client.send('site:problems', state.problems.map(overlayProblem));
    client.send('site:drafts', state.site?.drafts ?? []);
    client.send('site:editing', editing());
  });
  const edit = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await readEditRequest(request, token);
    if (!asked) return answer(response, 403, TEXT, 'Only the pages of this server edit the site.\n');
    const reply = await inTurn(async () => {
      const { answerEdit } = await currentModule<typeof AnswerEditModule>(
        vite,
        'server/dev/editing/answer-edit.ts',
      );
      return answerEdit(edited, asked);
    }).catch((error: unknown): EditReply => {
      const problem = internalError(error, project);
      console.log(problemLine(problem));
      return { problems: [diskError(error, 'fr')?.message ?? problemMessage(problem, 'fr')] };
    });
    answer(response, 200, 'application/json', JSON.stringify(reply));
  };

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const fail = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      const problem = internalError(error, project);
      console.log(problemLine(problem));
      answer(response, 500, HTML, problemsPage([problem], request.headers['accept-language']));
    };
    try {
      const asked = request.url ?? '';
      let target = editorTarget(root, asked);
      if (target === null) target = editorTarget(project, asked);
      if (target === null) return answer(response, 403, TEXT, 'There is no such file in the project.\n');
      if (target !== undefined) request.url = target;
      if (asked === EDIT_URL) return void edit(request, response).catch(fail);
      if (mail(request, response)) return;
      const [path = '/', query] = (request.url ?? '/').split('?');
      const file = state.site?.file(path);
      if (file) return answer(response, 200, file.type, file.content);
      vite.middlewares(request, response, (error: unknown) => {
        if (error) return fail(error);
        const isPage = (address: string) => state.site?.isPage(address) ?? false;
        const moved = state.site?.redirect(path) ?? (state.site && former.now(path, state.site.config));
        const address = pageAddress(path, isPage) ?? moved ?? path;
        if (address !== path) {
          const location = query ? `${address}?${query}` : address;
          // An address may change back.
          response.writeHead(301, { Location: location, 'Cache-Control': 'no-store' }).end();
          return;
        }
        try {
          const page = state.site?.document(path);
          if (page) answer(response, page.found ? 200 : 404, HTML, page.html);
          else answer(response, 500, HTML, problemsPage(state.problems, request.headers['accept-language']));
        } catch (renderError) {
          fail(renderError);
        }
      });
    } catch (error) {
      fail(error);
    }
  };
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

/** The milliseconds after which a file with an error is read again: perhaps only its beginning was there. */
const WRITING = 30;

/** Vite reads the paths of files as addresses. */
const wrongName = (folder: string) => ({
  en: `pages cannot be shown from the folder ${folder}. Rename it, without # and ?.`,
  fr: `les pages ne peuvent pas être affichées depuis le dossier ${folder}. Renommez-le, sans # ni ?.`,
});

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

function answer(response: ServerResponse, status: number, type: string, content: string | Uint8Array) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content);
}

/** Returns a problem for the error overlay: its text, and the location that the editor opens. */
function overlayProblem(problem: Problem): OverlayProblem {
  const { file, line, column, severity } = problem;
  const text = { en: problemLine(problem, 'en'), fr: problemLine(problem, 'fr') };
  return { text, file, line, column, severity };
}

/** Loads the site from its current files. Every error becomes a problem. */
async function load(
  vite: ViteDevServer,
  { root, project, session, loaded }: EditedSite,
): Promise<LoadedDevSite> {
  try {
    const { loadDevSite } = await currentModule<typeof LoadDevSiteModule>(
      vite,
      'server/dev/load-dev-site.ts',
    );
    return await loadDevSite(root, project, session, loaded());
  } catch (error) {
    return { site: null, problems: [internalError(error, project)], content: undefined };
  }
}

/** Loads a module of `src` through Vite, so that changes of the sources apply without a restart; with this environment. */
async function currentModule<Module>(vite: ViteDevServer, name: string): Promise<Module> {
  const { setEnvironment } = (await vite.ssrLoadModule(
    '/src/lib/environment.ts',
  )) as typeof EnvironmentModule;
  setEnvironment(environment);
  return (await vite.ssrLoadModule(`/src/${name}`)) as Module;
}
