import { resolve } from 'node:path';
import { builtCommit } from '../release/git-commit';
import { publishRelease } from '../release/publish';
import { possibleLeaks } from '../release/audit/secrets';
import { releaseFaults } from '../release/verify';
import { releaseOptions, type ReleaseOptions } from '../release/options';
import { rollBack } from '../release/rollback';
import { saysHeaders } from '../release/audit/has-security-headers';
import { siteFaults } from '../release/audit/audit';
import { HOST_RULES } from '../hosting/write-host-config';
import { run as build } from './build';

/** More lines than this help nobody: the first ones are mended first. */
const SHOWN = 40;

export const usage = `npm run release [-- OPTIONS]

Builds the site, looks for everything that speaks against it, lays it out and switches in one step: docs/deploy.md.

  --to DIR          where releases lie (.local/releases)
  --from DIR        release a site that is built already
  --keep N          how many releases are kept (5)
  --keep-days N     for how many days assets of earlier releases stay (7)
  --rollback        go back to the release before
  --check DIR       look whether a release is as it was laid out
  --no-compression, --no-integrity, --origin URL, --noindex   as for npm run build
  --help            this text`;

/**
 * `npm run release [-- --to DIR --keep N --keep-days N]`: builds the site, looks whether it may go out, and lays it out
 * beside earlier releases; `current` leads to it. `--from DIR` takes a site that is built already, `--rollback` goes back
 * to the release before, `--check DIR` looks whether a release is as it was laid out.
 *
 * @returns the exit code: 0 done, 1 refused, and visitors have what they had
 * @throws when an option is not known, or there is nothing to go back to
 */
export async function run(given: string[], root: string): Promise<number> {
  const options = releaseOptions(given);
  if (options.checked !== undefined) return check(resolve(root, options.checked));
  const shelf = { ...options, target: resolve(root, options.target), now: new Date() };
  if (options.task === 'rollback') {
    const { from, to, name, kept } = rollBack(shelf);
    console.log(`Back from ${from} to ${to}, laid out as ${name}${keptWords(kept)}.`);
    return 0;
  }
  const site = await builtSite(options, root);
  if (site === undefined) return 1;
  const faults = siteFaults(site, { now: shelf.now, leaks: possibleLeaks(root) });
  if (faults.length > 0) return refused(faults);
  // The rules for hosts belong to the site that was built last, and to no other.
  const folders: Record<string, string> = { site };
  if (site === resolve(root, 'dist')) folders.hosting = resolve(root, HOST_RULES);
  if (!saysHeaders(Object.values(folders)))
    return refused([
      '_headers: no file tells a host the security headers. Build the site anew: npm run build',
    ]);
  const { name, kept, gone, isCurrent } = publishRelease({ folders, commit: builtCommit(root) }, shelf);
  console.log(
    isCurrent
      ? `Nothing has changed: visitors have this site already, ${options.target}/${name}.`
      : `${options.target}/current leads to ${name}${keptWords(kept)}.`,
  );
  if (gone.length > 0) console.log(`Taken away: ${gone.join(', ')}.`);
  return 0;
}

/** The folder of the site that goes out; undefined when it cannot be built, which was said then. */
async function builtSite(
  { site, build: options }: ReleaseOptions,
  root: string,
): Promise<string | undefined> {
  if (site !== undefined) return resolve(root, site);
  return (await build(options, root)) === 0 ? resolve(root, 'dist') : undefined;
}

function refused(faults: readonly string[]): number {
  for (const fault of faults.slice(0, SHOWN)) console.log(fault);
  const more = faults.length > SHOWN ? `, ${faults.length - SHOWN} of them not shown` : '';
  const sum = faults.length === 1 ? '1 thing speaks' : `${faults.length} things speak`;
  console.error(`\nNothing was released: ${sum} against it${more}. Visitors have what they had.`);
  return 1;
}

function check(folder: string): number {
  const faults = releaseFaults(folder);
  for (const fault of faults.slice(0, SHOWN)) console.log(fault);
  if (faults.length === 0) console.log(`${folder} is as it was laid out.`);
  else console.error(`\n${folder} is not as it was laid out: ${faults.length} files.`);
  return faults.length === 0 ? 0 : 1;
}

function keptWords(kept: number): string {
  return kept === 0 ? '' : `; ${kept} assets of earlier releases stay reachable`;
}
