import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { loadSite, OWN_CONFIG } from '../../validate/load-site';
import { problemCount, problemLine } from '../../config/source/problem';
import type { SiteContent } from './diff-site';
import { migratedConfig } from '../../config/migrations/migrate';
import { withSharedBlocks } from '../../config/shared-blocks';
import { readSource } from '../../config/source/json-source';

/** The texts of one version of a site, wherever they come from; a locale file that is not there has none. */
export interface SiteVersion {
  /** What people call it, such as `drafts/next.json` or `site.config.json at 1a2b3c4`. */
  name: string;
  config: string;
  locales: Record<Language, string | undefined>;
}

/**
 * The values of a version. They need not fit the schema.
 *
 * @throws when the config or a locale file is not JSON, with the place; or is no object
 */
export function versionContent({ name, config, locales }: SiteVersion): SiteContent {
  const words = languages.map((language) => {
    const text = locales[language];
    const file = `locales/${language}.json of ${name}`;
    return [language, text === undefined ? {} : objectIn(file, text)];
  });
  const written = objectIn(name, migratedConfig(config)?.text ?? config);
  return { config: inPlace(name, written), words: Object.fromEntries(words) as Record<Language, Messages> };
}

/** What is shared, in its places: whether a block is shared makes no difference to a visitor. */
function inPlace(name: string, written: object): object {
  const pages: unknown = Reflect.get(written, 'pages');
  const isFit =
    Array.isArray(pages) && pages.every((page: { blocks?: unknown } | null) => Array.isArray(page?.blocks));
  if (!isFit) return written;
  return withSharedBlocks(written as SiteConfig, readSource(name, '').source).config;
}

function objectIn(file: string, text: string): object {
  const { source, problems } = readSource(file, text);
  const [problem] = problems;
  if (source.value === undefined)
    throw new Error(problem ? problemLine(problem) : `${file} cannot be read as JSON.`);
  if (source.value === null || typeof source.value !== 'object' || Array.isArray(source.value))
    throw new Error(`${file}: this is one object in { }, and nothing else.`);
  return source.value;
}

/**
 * Whether a version passes the checks of today's project: its schema, its pictures.
 *
 * @param root the folder of the project
 * @returns what stands in its way, in words; null when it passes
 */
export function versionFault(root: string, { name, config, locales }: SiteVersion): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    mkdirSync(join(folder, 'locales'));
    for (const shared of ['schema', 'public'])
      if (existsSync(join(root, shared))) symlinkSync(join(root, shared), join(folder, shared), 'junction');
    writeFileSync(join(folder, OWN_CONFIG), config);
    for (const language of languages)
      if (locales[language] !== undefined)
        writeFileSync(join(folder, `locales/${language}.json`), locales[language]);
    const errors = loadSite(folder).problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return null;
    return `${name} does not pass (${problemCount(errors)}): what can be read of it is compared.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
