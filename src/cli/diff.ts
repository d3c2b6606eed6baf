import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteDifferences } from '../authoring/diff/diff-site';
import { fileVersion } from '../authoring/diff/file-version';
import { commitVersion } from '../authoring/diff/git-version';
import { differencesReport } from '../authoring/diff/report';
import { differencesIn, pathOfPage } from '../authoring/diff/scope';
import { versionContent, versionWarning, type SiteVersion } from '../authoring/diff/version';
import { knownLanguage, scopeOptions } from '../authoring/find-page';
import { command } from '../lib/command/command';
import { OWN_CONFIG } from '../validate/load-site';
import { declareLanguages, type SiteLanguage } from '../site/languages';

/**
 * `npm run diff`: lists what has changed in the site since a commit, or between two configs, by page, block, field and
 * language.
 */
export default command({
  name: 'diff',
  summary: 'Reports what changed since a commit, or between two configs, by page, block, field and language.',
  docs: 'docs/maintaining.md#inspecting-the-site',
  arguments: [
    { name: 'OLD', description: 'a commit or a config (HEAD)' },
    { name: 'NEW', description: `a config to compare with (${OWN_CONFIG})` },
  ],
  options: {
    ...scopeOptions,
    format: {
      type: 'string',
      values: ['text', 'json'],
      default: 'text',
      description: 'the format of the report',
    },
  },
  examples: ['', 'main', 'HEAD~1', 'site.config.json drafts/next.json'],
  async run({ page, language, format }, [first = 'HEAD', second], root) {
    const [old, now] = readVersions(first, second, root);
    const isNew = ({ code }: SiteLanguage) => !now.languages.some((each) => each.code === code);
    declareLanguages([...now.languages, ...old.languages.filter(isNew)]);
    knownLanguage(language);
    const contents = [versionContent(old), versionContent(now)] as const;
    const differences = differencesIn(siteDifferences(...contents), {
      path: page === undefined ? undefined : pathOfPage(contents, page),
      language,
    });
    const warnings = [old, now].flatMap((version) => versionWarning(root, version) ?? []);
    const comparison = { before: old.name, after: now.name, warnings, differences };
    console.log(format === 'json' ? JSON.stringify(comparison, null, 2) : differencesReport(comparison));
    return 0;
  },
});

/** Reads the two versions. A single name is a commit or, when there is no such commit, a config. */
function readVersions(first: string, second: string | undefined, root: string): [SiteVersion, SiteVersion] {
  const path = (file: string) => resolve(process.env.INIT_CWD ?? root, file);
  if (second !== undefined) return [fileVersion(root, path(first)), fileVersion(root, path(second))];
  const current = fileVersion(root, resolve(root, OWN_CONFIG));
  const committed = commitVersion(root, first);
  if (committed) return [committed, current];
  if (existsSync(path(first))) return [fileVersion(root, path(first)), current];
  throw new Error(`There is neither a commit nor a config "${first}".`);
}
