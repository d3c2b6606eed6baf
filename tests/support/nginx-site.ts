import { existsSync } from 'node:fs';
import { inject } from 'vitest';
import { nginxRun, type NginxRun } from './nginx-run';
import { nginxRedirects } from '../../src/publish/hosting/nginx-files';
import type { RedirectRule } from '../../src/publish/hosting/redirect-rules';
import { HOST_CONFIG_FOLDER } from '../../src/publish/hosting/write-host-config';
import { contactPath } from '../site/shipped';
import { ask, type Answer } from './ask';

/** The installed nginx. Without nginx, its tests are skipped. */
export const found = inject('nginx');

/** Redirects for the tests of servers. */
export const redirects: RedirectRule[] = [
  { from: '/old.php', to: `${contactPath}#seo`, permanent: true, page: 'contact', language: 'fr' },
  { from: '/en/old', to: `/en${contactPath}`, permanent: false, page: 'contact', language: 'en' },
];

/** Other spellings of addresses, and where they lead. */
export const spellings: [spelled: string, to: string][] = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/en/', '/en'],
  ['/en/index.html', '/en'],
  [`${contactPath}/`, contactPath],
  [`${contactPath}//`, contactPath],
  [`${contactPath}.html`, contactPath],
  [`${contactPath}/index.html`, contactPath],
  [`/en${contactPath}.html`, `/en${contactPath}`],
];

/** Starts nginx with the built site and two redirects for tests. */
export async function nginxSite(): Promise<NginxRun & { ask: Ask }> {
  if (!found.path) throw new Error(found.missing);
  for (const folder of [HOST_CONFIG_FOLDER, 'dist'])
    if (!existsSync(folder)) throw new Error(`The folder ${folder} is missing. Run: npm run build`);
  const run = await nginxRun(found, HOST_CONFIG_FOLDER, 'dist', {
    'redirects.conf': nginxRedirects(redirects),
  });
  const address = `https://127.0.0.1:${run.ports.https}`;
  return {
    ...run,
    ask: (path, { method, headers } = {}) =>
      ask(address, path, { ...(method && { method }), headers: { Host: run.host, ...headers } }),
  };
}

type Ask = (path: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Answer>;
