import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePorts, waitForPort } from '../../support/ports';
import type { Browser, Storage, Tab } from './tab';

/** The options of MiniBrowser for each storage. It has none for a storage that is blocked. */
const options: Record<Storage, string[]> = {
  kept: [],
  none: ['--enable-html5-local-storage=false'],
  blocked: [],
};

/** Starts WebKitGTK's MiniBrowser on a screen of its own, and controls it through WebDriver (www.w3.org/TR/webdriver2). */
export async function startWebKit(storage: Storage): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const [port = 0] = await freePorts(1);
  const driver = spawn(process.env.WEBKIT ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  await waitForPort(port);
  const sessions = `http://127.0.0.1:${port}/session`;
  return {
    async open(said) {
      const { sessionId } = await command<{ sessionId: string }>('POST', sessions, {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': { args: ['--automation', ...options[storage]] },
          },
        },
      });
      return tabOf(`${sessions}/${sessionId}`, said);
    },
    async close() {
      driver.kill();
      await once(driver, 'exit');
      screen.kill();
    },
  };
}

async function tabOf(session: string, said: string[]): Promise<Tab> {
  const post = <Answer>(path: string, body: object = {}) => command<Answer>('POST', session + path, body);
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    post('/execute/sync', { script: `return (${String(run)}).apply(null, arguments)`, args });
  const waitForFunction: Tab['waitForFunction'] = (run, _, ...args) =>
    eventually(async () => expect(await evaluate(run, ...args)).toBeTruthy());
  const leave = async () => said.push(...(await evaluate(whatWasSaid)));
  await post('/window/rect', { width: 1440, height: 900 });
  return {
    evaluate,
    waitForFunction,
    waitForSelector: (selector) =>
      waitForFunction((where) => document.querySelector(where) !== null, {}, selector),
    async goto(url) {
      await leave();
      await post('/url', { url });
      await evaluate(listen);
    },
    goBack: () => post('/back'),
    locator: (selector) => ({
      click: () =>
        eventually(async () => {
          const found = await post<object>('/element', { using: 'css selector', value: selector });
          await post(`/element/${Object.values(found)[0]}/click`);
        }),
      // As if it was pasted: the driver types a letter at a time.
      fill: (text) => waitForFunction(paste, {}, selector, text),
    }),
    keyboard: {
      press: () =>
        post('/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE00C' })),
            },
          ],
        }),
    },
    async close() {
      await leave();
      await command('DELETE', session);
    },
  };
}

/** Repeats something until it succeeds, or the test has no time left. */
const eventually = (attempt: () => Promise<unknown>) => expect(attempt).toPass();

/** Sends a command to the driver. @throws when it fails, with its reason */
async function command<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Keeps what the page writes to the console, its errors, and its violations of the security policy. */
function listen() {
  const said: string[] = [];
  Object.assign(window, { said });
  for (const type of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[type] = (...words: unknown[]) => said.push(`${type}: ${words.join(' ')}`);
  addEventListener('error', ({ message }) => said.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => said.push(`error: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    said.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** Replaces the text of a field. Returns whether the browser did. */
function paste(selector: string, text: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
  return field !== null && document.execCommand('insertText', false, text);
}

const whatWasSaid = () => (window as unknown as { said?: string[] }).said ?? [];
