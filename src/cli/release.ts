import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOST_CONFIG_FOLDER } from '../publish/hosting/write-host-config';
import { command } from '../lib/command/command';
import { projectRoot } from '../lib/project-root';
import { UserError } from '../lib/user-error';
import { liveDifferences } from '../publish/release/live-site';
import { goBack, publish } from '../publish/release/publish';
import { launchNotes, refuseUnready } from '../publish/release/readiness';
import build from './build';

const { 'no-share-pictures': _always, ...buildOptions } = build.options;

/** `npm run release`: builds the site, checks it, and publishes it next to earlier releases, or goes back to one. */
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
    'allow-placeholders': {
      type: 'boolean',
      description: 'release an invented company, or a form that cannot send',
    },
    ...buildOptions,
  },
  examples: [
    '',
    '--to /srv/www --check https://www.trace.example',
    '--rollback --to /srv/www',
    '--check https://www.trace.example',
  ],
  async run(values, _positionals, root) {
    const { check: origin, from, rollback, to = '.local/releases' } = values;
    const [source, target] = [resolve(root, from ?? 'dist'), resolve(root, to)];
    const live = origin === undefined ? undefined : (site: string) => liveDifferences(origin, site);
    if (rollback) {
      console.log(`${to}/current links to ${await goBack(target, live)} again.`);
      return 0;
    }
    if (live && values.to === undefined) {
      requireBuilt();
      const differences = await live(source);
      if (differences.length > 0) throw new UserError(differences.join('\n'));
      console.log(`${origin} answers as built in ${source}.`);
      return 0;
    }
    const notes = launchNotes(root);
    if (notes) console.log(notes);
    if (!values['allow-placeholders']) await refuseUnready(root);
    const name = await publish(target, prepare, (site) => testBuilt(site, root), live);
    console.log(
      name ? `${to}/current links to ${name}.` : `Nothing has changed: ${to} has this site already.`,
    );
    return 0;

    /** Returns the folders of the release. The rules for hosts belong only to the site that was built last. */
    async function prepare(): Promise<Record<string, string>> {
      if (from === undefined && (await build.run({ ...values, 'no-share-pictures': false }, [], root)) !== 0)
        throw new UserError('Release refused: the site cannot be built. The published site is unchanged.');
      requireBuilt();
      const hosting = resolve(root, HOST_CONFIG_FOLDER);
      const hasHosting = source === resolve(root, 'dist') && existsSync(hosting);
      return { site: source, ...(hasHosting && { hosting }) };
    }

    function requireBuilt() {
      if (!existsSync(source))
        throw new Error(`there is no folder ${source}. Build the site first: npm run build`);
    }
  },
});

/**
 * Runs the tests of `tests/built` on a built site.
 *
 * @param root the folder of the site's config, whose `.env` files may hold secrets
 * @throws {UserError} with the problems, or with why the tests cannot run
 */
function testBuilt(site: string, root: string): void {
  console.log('Checking every file with tests/built …');
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--project=built'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, NODE_ENV: 'test', TEST_ALL: '1', BUILT_SITE: site, BUILT_SITE_ROOT: root },
  });
  if (status !== 0)
    throw new UserError(`${stderr || stdout}\nRelease refused. The published site is unchanged.`);
}
