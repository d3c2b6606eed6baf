import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleSite } from './generate-site';
import { declareLanguages, languages, perLanguage } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';

const PARTS = ['package.json', 'package-lock.json', 'schema', 'locales', 'public', 'src', 'scripts'];

/**
 * Creates a project with the source code of this one and a site of many pages.
 *
 * @param root the project whose source code, texts and pages are copied
 * @param folder the folder of the new project; its files are replaced, except for the caches of builds
 * @param addresses the number of additional pages, counted as addresses: three for each page of the config
 * @returns the number of pages of the config, and the path of the last one
 */
export function makeScaleProject(
  root: string,
  folder: string,
  addresses: number,
): { pages: number; lastPath: string } {
  mkdirSync(folder, { recursive: true });
  for (const name of PARTS.filter((part) => existsSync(join(root, part)))) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const config = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as SiteConfig;
  declareLanguages(config.languages);
  const site = scaleSite(config, Math.ceil(addresses / languages.length));
  writeConfig(folder, site);
  return { pages: site.pages.length, lastPath: pagePath(site.pages.at(-1)?.path ?? '/') };
}

/** Changes the description of one page of a project, in every language. */
export function changeWord(folder: string, word: string): void {
  const config = JSON.parse(readFileSync(join(folder, 'site.config.json'), 'utf8')) as SiteConfig;
  const page = config.pages.at(-1);
  if (page) page.description = perLanguage(() => word);
  writeConfig(folder, config);
}

function writeConfig(folder: string, config: SiteConfig) {
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(config, null, 2));
}
