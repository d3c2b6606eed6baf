import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../lib/project-root';
import type { Site } from '../site/site';
import { hostFiles } from './host-config';
import { redirectRules } from './redirect-rules';

/** The output folder, outside the site, because the files are not for visitors. */
export const HOST_CONFIG_FOLDER = '.local/hosting';

/**
 * Writes the configuration files for hosts and removes the previous ones.
 *
 * @param root the folder of the project
 * @param headers the headers of all responses, by name
 * @returns the number of redirects in all languages
 */
export function writeHostConfig(root: string, site: Site, headers: Record<string, string>): number {
  const folder = join(root, HOST_CONFIG_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectRoot, 'deploy/nginx'), join(folder, 'nginx'), { recursive: true });
  for (const { path, content } of hostFiles(site, headers)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return redirectRules(site).length;
}
