import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../lib/files';
import { projectRoot } from '../../lib/project-root';
import type { Site } from '../../site/site';
import { htaccess } from './htaccess';
import { nginxFiles } from './nginx-files';
import { redirectRules } from './redirect-rules';
import type { HostHeaders } from './security-headers';

/** The output folder, outside the site, because the files are not for visitors. */
export const HOST_CONFIG_FOLDER = '.local/hosting';

/**
 * Writes the configuration files for hosts and removes the previous ones. Netlify and Cloudflare Pages read theirs from the
 * site itself (headers-file.ts, redirect-files.ts).
 *
 * @returns the number of redirects in all languages
 */
export function writeHostConfig(root: string, site: Site, headers: HostHeaders): number {
  const folder = join(root, HOST_CONFIG_FOLDER);
  const rules = redirectRules(site);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectRoot, 'deploy/nginx'), join(folder, 'nginx'), { recursive: true });
  const apache = { path: '.htaccess', content: htaccess(site, headers, rules) };
  writeFiles(folder, [...nginxFiles(site, headers, rules), apache]);
  return rules.length;
}
