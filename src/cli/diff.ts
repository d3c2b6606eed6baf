import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { commitVersion } from '../authoring/diff/git-version';
import { differenceOptions } from '../authoring/diff/options';
import { differencesReport } from '../authoring/diff/report';
import { fileVersion } from '../authoring/diff/file-version';
import { OWN_CONFIG } from '../validate/load-site';
import { siteDifferences } from '../authoring/diff/diff-site';
import { versionContent, versionFault, type SiteVersion } from '../authoring/diff/version';

export const usage = `npm run diff -- COMMIT [OPTIONS]
npm run diff -- OLD NEW [OPTIONS]

Says what has changed in the site since a commit, or between two configs: by page, block, field and language.

  --format text|markdown|json   the form of the report (text)
  --help                        this text`;

/**
 * `npm run diff -- COMMIT` or `npm run diff -- OLD NEW [--format text|markdown|json]`: says what has changed in the
 * site since a commit, or between two configs, by page, block, field and language.
 *
 * @returns the exit code 0, whether something has changed or not
 * @throws when an option is not known, or a version cannot be read or is not JSON
 */
export async function run(options: string[], root: string): Promise<number> {
  const { given, format } = differenceOptions(options);
  const [old, now] = versions(given, root);
  const differences = siteDifferences(versionContent(old), versionContent(now));
  const warnings = [old, now].flatMap((version) => versionFault(root, version) ?? []);
  console.log(differencesReport({ before: old.name, after: now.name, warnings, differences }, format));
  return 0;
}

/** The two versions; one that is named alone is a commit or, where there is no such commit, a config. */
function versions([first, second]: [string, string?], root: string): [SiteVersion, SiteVersion] {
  const path = (file: string) => resolve(process.env.INIT_CWD ?? root, file);
  if (second !== undefined) return [fileVersion(root, path(first)), fileVersion(root, path(second))];
  const own = fileVersion(root, resolve(root, OWN_CONFIG));
  const committed = commitVersion(root, first);
  if (committed) return [committed, own];
  if (existsSync(path(first))) return [fileVersion(root, path(first)), own];
  throw new Error(`there is neither a commit nor a config "${first}".`);
}
