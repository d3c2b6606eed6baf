import { resolve } from 'node:path';
import { HOST_CONFIG_FOLDER } from '../hosting/write-host-config';
import { command } from '../lib/command/command';
import { auditSite } from '../release/audit/audit';
import { hasSecurityHeaders } from '../release/audit/has-security-headers';
import { secretPatterns } from '../release/audit/secrets';
import { builtCommit } from '../release/git-commit';
import { publishRelease } from '../release/publish';
import { rollBack } from '../release/rollback';
import { verifyRelease } from '../release/verify';
import build from './build';

/** The number of problems that are printed: more lines are not read. */
const SHOWN = 40;

/**
 * `npm run release`: builds the site, checks it, and publishes it next to earlier releases; `current` links to it.
 * Other options go back to the previous release, or check one.
 */
export default command({
  name: 'release',
  summary:
    'Builds the site, checks every file, and publishes it in one step; goes back to an earlier release.',
  docs: 'docs/deploy.md',
  options: {
    to: {
      type: 'string',
      value: 'DIR',
      default: '.local/releases',
      description: 'the folder of the releases',
    },
    from: { type: 'string', value: 'DIR', description: 'release a site that is already built' },
    keep: { type: 'number', minimum: 1, default: 5, description: 'how many releases are kept' },
    'keep-days': {
      type: 'number',
      default: 7,
      description: 'for how many days assets of earlier releases stay',
    },
    rollback: { type: 'boolean', description: 'go back to the previous release' },
    check: {
      type: 'string',
      value: 'DIR',
      description: 'check whether the files of a release are unchanged',
    },
    // Without --no-share-pictures: the pages link their share pictures.
    'no-compression': build.options['no-compression'],
    'no-integrity': build.options['no-integrity'],
    origin: build.options.origin,
    noindex: build.options.noindex,
  },
  examples: ['', '--to /srv/www --keep 5', '--rollback --to /srv/www', '--check /srv/www/current'],
  async run(values, _positionals, root) {
    const { check: checked, rollback, to: target, keep, 'keep-days': keepDays } = values;
    if (checked !== undefined && rollback)
      throw new Error('--check and --rollback cannot be combined. Run them one after the other.');
    if (checked !== undefined) return check(resolve(root, checked));
    const store = { target: resolve(root, target), keep, keepDays, now: new Date() };
    if (rollback) {
      const { from, to, name, kept } = rollBack(store);
      console.log(`Rolled back from ${from} to ${to}, published as ${name}${keptNote(kept)}.`);
      return 0;
    }
    const isBuilt =
      values.from !== undefined ||
      (await build.run({ ...values, 'no-share-pictures': false }, [], root)) === 0;
    if (!isBuilt) return 1;
    const site = resolve(root, values.from ?? 'dist');
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
        ? `Nothing has changed: ${target}/${name} is already published.`
        : `${target}/current links to ${name}${keptNote(kept)}.`,
    );
    if (gone.length > 0) console.log(`Removed: ${gone.join(', ')}.`);
    return 0;
  },
});

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
