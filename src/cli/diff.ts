import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteDifferences } from '../authoring/diff/diff-site';
import { fileVersion } from '../authoring/diff/file-version';
import { commitVersion } from '../authoring/diff/git-version';
import { differenceOptions } from '../authoring/diff/options';
import { differencesReport } from '../authoring/diff/report';
import { versionContent, versionWarning, type SiteVersion } from '../authoring/diff/version';
import { OWN_CONFIG } from '../validate/load-site';

export const usage = `npm run diff -- COMMIT [OPTIONS]
npm run diff -- OLD NEW [OPTIONS]

Lists what has changed in the site since a commit, or between two configs: by page, block, field and language.

  --format text|markdown|json   the format of the report (text)
  --help                        print this text`;

/**
 * `npm run diff -- COMMIT` or `npm run diff -- OLD NEW [--format text|markdown|json]`: lists what has changed in the
 * site since a commit, or between two configs, by page, block, field and language.
 *
 * @returns the exit code 0, with or without differences
 * @throws when an option is unknown, or a version cannot be read or is not JSON
 */
export async function run(args: string[], root: string): Promise<number> {
  const { versions, format } = differenceOptions(args);
  const [old, now] = readVersions(versions, root);
  const differences = siteDifferences(versionContent(old), versionContent(now));
  const warnings = [old, now].flatMap((version) => versionWarning(root, version) ?? []);
  console.log(differencesReport({ before: old.name, after: now.name, warnings, differences }, format));
  return 0;
}

/** Reads the two versions. A single name is a commit or, when there is no such commit, a config. */
function readVersions([first, second]: [string, string?], root: string): [SiteVersion, SiteVersion] {
  const path = (file: string) => resolve(process.env.INIT_CWD ?? root, file);
  if (second !== undefined) return [fileVersion(root, path(first)), fileVersion(root, path(second))];
  const current = fileVersion(root, resolve(root, OWN_CONFIG));
  const committed = commitVersion(root, first);
  if (committed) return [committed, current];
  if (existsSync(path(first))) return [fileVersion(root, path(first)), current];
  throw new Error(`There is neither a commit nor a config "${first}".`);
}
