import { resolve } from 'node:path';
import { HOST_CONFIG_FOLDER } from '../hosting/write-host-config';
import { auditSite } from '../release/audit/audit';
import { hasSecurityHeaders } from '../release/audit/has-security-headers';
import { secretPatterns } from '../release/audit/secrets';
import { builtCommit } from '../release/git-commit';
import { releaseOptions, type ReleaseOptions } from '../release/options';
import { publishRelease } from '../release/publish';
import { rollBack } from '../release/rollback';
import { verifyRelease } from '../release/verify';
import { run as build } from './build';

/** The number of problems that are printed: more lines are not read. */
const SHOWN = 40;

export const usage = `npm run release [-- OPTIONS]

Builds the site, checks it, and publishes it in one step: docs/deploy.md.

  --to DIR          the folder of the releases (.local/releases)
  --from DIR        release a site that is already built
  --keep N          how many releases are kept (5)
  --keep-days N     for how many days assets of earlier releases stay (7)
  --rollback        go back to the previous release
  --check DIR       check whether the files of a release are unchanged
  --no-compression, --no-integrity, --origin URL, --noindex   as for npm run build
  --help            print this text`;

/**
 * `npm run release [-- --to DIR --keep N --keep-days N]`: builds the site, checks it, and publishes it next to earlier
 * releases; `current` links to it. `--from DIR` takes a site that is already built, `--rollback` goes back to the
 * previous release, `--check DIR` checks whether the files of a release are unchanged.
 *
 * @returns the exit code: 0 done, 1 refused; then the published site is unchanged
 * @throws when an option is unknown, or there is no release to go back to
 */
export async function run(args: string[], root: string): Promise<number> {
  const options = releaseOptions(args);
  if (options.checked !== undefined) return check(resolve(root, options.checked));
  const store = { ...options, target: resolve(root, options.target), now: new Date() };
  if (options.task === 'rollback') {
    const { from, to, name, kept } = rollBack(store);
    console.log(`Rolled back from ${from} to ${to}, published as ${name}${keptNote(kept)}.`);
    return 0;
  }
  const site = await builtSite(options, root);
  if (site === undefined) return 1;
  const faults = auditSite(site, { now: store.now, leaks: secretPatterns(root) });
  if (faults.length > 0) return refuse(faults);
  // The rules for hosts belong only to the site that was built last.
  const folders: Record<string, string> = { site };
  if (site === resolve(root, 'dist')) folders.hosting = resolve(root, HOST_CONFIG_FOLDER);
  if (!hasSecurityHeaders(Object.values(folders)))
    return refuse(['_headers: the security headers are missing. Build the site again: npm run build']);
  const { name, kept, gone, isCurrent } = publishRelease({ folders, commit: builtCommit(root) }, store);
  console.log(
    isCurrent
      ? `Nothing has changed: ${options.target}/${name} is already published.`
      : `${options.target}/current links to ${name}${keptNote(kept)}.`,
  );
  if (gone.length > 0) console.log(`Removed: ${gone.join(', ')}.`);
  return 0;
}

/** Returns the folder of the site to release; undefined when it cannot be built, which the build has reported. */
async function builtSite(
  { site, build: options }: ReleaseOptions,
  root: string,
): Promise<string | undefined> {
  if (site !== undefined) return resolve(root, site);
  return (await build(options, root)) === 0 ? resolve(root, 'dist') : undefined;
}

function refuse(faults: readonly string[]): number {
  for (const fault of faults.slice(0, SHOWN)) console.log(fault);
  const more = faults.length > SHOWN ? `, ${faults.length - SHOWN} of them not shown` : '';
  const total = faults.length === 1 ? '1 problem' : `${faults.length} problems`;
  console.error(`\nRelease refused: ${total}${more}. The published site is unchanged.`);
  return 1;
}

function check(folder: string): number {
  const faults = verifyRelease(folder);
  for (const fault of faults.slice(0, SHOWN)) console.log(fault);
  if (faults.length === 0) console.log(`${folder} is unchanged since it was published.`);
  else console.error(`\n${folder} has changed since it was published: ${faults.length} files.`);
  return faults.length === 0 ? 0 : 1;
}

function keptNote(kept: number): string {
  return kept === 0 ? '' : `; ${kept} assets of earlier releases stay reachable`;
}
