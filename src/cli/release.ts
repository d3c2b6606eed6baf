import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { HOST_CONFIG_FOLDER } from '../hosting/write-host-config';
import { command } from '../lib/command/command';
import { UserError } from '../lib/user-error';
import { verifyRelease } from '../release/checksums';
import { contentProblems } from '../release/content-check';
import { launchNotes } from '../release/launch-notes';
import { liveDifferences } from '../release/live-site';
import { publishRelease, type Checks, type Content } from '../release/publish';
import { refuseUnready } from '../release/readiness';
import { rollBack } from '../release/rollback';
import build from './build';

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
      description: 'the folder of the releases (default: .local/releases)',
    },
    from: { type: 'string', value: 'DIR', description: 'release a site that is already built' },
    check: {
      type: 'string',
      value: 'URL',
      form: { pattern: /^https?:\/\/[^/]+\/?$/, description: 'an origin, such as https://www.trace.example' },
      description:
        'with --to or --rollback: ask the live site afterwards, and go back when it does not answer as built; otherwise only ask it',
    },
    rollback: { type: 'boolean', description: 'go back to the previous release' },
    verify: { type: 'string', value: 'DIR', description: 'are the files of a release unchanged?' },
    keep: { type: 'number', minimum: 1, default: 5, description: 'how many releases are kept' },
    'keep-days': {
      type: 'number',
      default: 7,
      description: 'for how many days assets of earlier releases stay',
    },
    'allow-placeholders': {
      type: 'boolean',
      description: 'release an invented company, or a form that cannot send',
    },
    // Without --no-share-pictures: the pages link their share pictures.
    'no-compression': build.options['no-compression'],
    'no-integrity': build.options['no-integrity'],
    origin: build.options.origin,
    noindex: build.options.noindex,
  },
  examples: [
    '',
    '--to /srv/www --keep 5',
    '--to /srv/www --check https://www.trace.example',
    '--rollback --to /srv/www',
    '--check https://www.trace.example',
    '--verify /srv/www/current',
  ],
  async run(values, _positionals, root) {
    const { check: origin, from, rollback, to = '.local/releases', verify } = values;
    if (verify !== undefined) return verifyFiles(resolve(root, verify));
    const source = resolve(root, from ?? 'dist');
    if (origin !== undefined && values.to === undefined && !rollback) return ask(origin, source);

    const target = resolve(root, to);
    const store = { target, keep: values.keep, keepDays: values['keep-days'], now: new Date() };
    const checks: Checks = {
      content(site) {
        console.log('Checking every file with tests/built …');
        return contentProblems(site, root);
      },
      ...(origin !== undefined && { live: (site) => liveDifferences(origin, site) }),
    };
    if (rollback) {
      const result = await rollBack(store, { live: checks.live });
      console.log(
        `Rolled back from ${result.from} to ${result.to}, published as ${result.name}${keptNote(result.kept)}.`,
      );
      return 0;
    }
    const notes = launchNotes(root);
    if (notes) console.log(notes);
    if (!values['allow-placeholders']) await refuseUnready(root);
    const prepare = async (): Promise<Content> => {
      if (from === undefined && (await build.run({ ...values, 'no-share-pictures': false }, [], root)) !== 0)
        throw new UserError('Release refused: the site cannot be built. The published site is unchanged.');
      requireBuilt(source);
      // The rules for hosts belong only to the site that was built last.
      const hosting = resolve(root, HOST_CONFIG_FOLDER);
      const hasHosting = source === resolve(root, 'dist') && existsSync(hosting);
      return { folders: { site: source, ...(hasHosting && { hosting }) }, commit: commitOf(root) };
    };
    const { name, kept, gone, isCurrent } = await publishRelease(prepare, store, checks);
    console.log(
      isCurrent
        ? `Nothing has changed: ${to}/${name} is already published.`
        : `${to}/current links to ${name}${keptNote(kept)}.`,
    );
    if (gone.length > 0) console.log(`Removed: ${gone.join(', ')}.`);
    return 0;
  },
});

async function ask(origin: string, site: string): Promise<number> {
  requireBuilt(site);
  const differences = await liveDifferences(origin, site);
  if (differences.length > 0) throw new UserError(differences.join('\n'));
  console.log(`${origin} answers as built in ${site}.`);
  return 0;
}

function verifyFiles(release: string): number {
  const problems = verifyRelease(release);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log(`${release} is unchanged since it was published.`);
  return 0;
}

function requireBuilt(site: string) {
  if (!existsSync(site)) throw new Error(`there is no folder ${site}. Build the site first: npm run build`);
}

/** Returns the commit of a folder, with the suffix `+changes` when there are uncommitted changes; undefined without git. */
function commitOf(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') && '+changes'}`;
  } catch {
    return undefined;
  }
}

function keptNote(kept: number): string {
  return kept === 0 ? '' : `; ${kept} assets of earlier releases stay reachable`;
}
