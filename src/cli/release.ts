import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOST_CONFIG_FOLDER } from '../publish/hosting/write-host-config';
import { commandLine } from '../lib/command/command-line';
import { command } from '../lib/command/command';
import { projectRoot } from '../lib/project-root';
import { UserError } from '../lib/user-error';
import { liveDifferences } from '../publish/release/live-site';
import { goBack, releaseSite } from '../publish/release/release-site';
import { launchNotes, whyUnready } from '../publish/release/readiness';
import build from './build';
import { environment } from '../lib/environment';
import { say, tell } from '../lib/text/message-language';

/** `npm run release`: builds the site, checks it, and publishes it next to earlier releases, or goes back to one. */
export default command({
  name: 'release',
  en: 'Builds the site, checks every file, and publishes it in one step; goes back to an earlier release.',
  fr: 'Construit le site, vérifie chaque fichier et publie le tout en une fois ; revient à une version précédente.',
  docs: 'docs/deploy.md',
  options: {
    to: {
      type: 'string',
      value: 'FOLDER',
      en: 'the folder of the releases (default: .local/releases)',
      fr: 'le dossier des versions publiées (.local/releases si rien n’est indiqué)',
    },
    from: { type: 'string', value: 'FOLDER', en: 'release a built site', fr: 'publier un site construit' },
    check: {
      type: 'string',
      value: 'URL',
      form: {
        pattern: /^https?:\/\/[^/]+\/?$/,
        en: 'an origin, such as https://www.trace.example',
        fr: 'une adresse, comme https://www.trace.example',
      },
      en: 'with --to or --rollback: ask the live site afterwards, and go back when it does not answer as built; otherwise only ask it',
      fr: 'avec --to ou --rollback : interroger ensuite le site en ligne, et revenir en arrière s’il ne répond pas comme prévu ; sinon l’interroger seulement',
    },
    rollback: { type: 'boolean', en: 'go back to the release before', fr: 'rétablir la version précédente' },
    'allow-placeholders': {
      type: 'boolean',
      en: 'release an invented company, or a form that cannot send',
      fr: 'publier une entreprise inventée, ou un formulaire qui ne peut rien envoyer',
    },
    ...build.options,
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
      tell(isCurrent(await goBack(target, live)));
      return 0;
    }
    if (live && values.to === undefined) {
      requireBuilt();
      const differences = await live(source);
      if (differences.length > 0) throw new UserError(differences.join('\n'));
      tell({ en: `${origin} answers as built.`, fr: `${origin} répond comme prévu.` });
      return 0;
    }
    const notes = launchNotes(root);
    const reasons = values['allow-placeholders'] ? undefined : await whyUnready(root);
    if (reasons) throw new UserError([reasons, notes, say(refused)].filter(Boolean).join('\n\n'));
    const name = await releaseSite(target, prepare, (site) => testBuilt(site, root), live);
    if (notes) console.log(`${notes}\n`);
    tell(name ? isCurrent(name) : { en: 'Nothing has changed.', fr: 'Rien n’a changé.' });
    return 0;

    /** Returns the folders of the release. The rules for hosts belong only to the site that was built last. */
    async function prepare(): Promise<Record<string, string>> {
      if (from === undefined && (await build.run(values, [], root)) !== 0) throw new UserError(refused);
      requireBuilt();
      const hosting = resolve(root, HOST_CONFIG_FOLDER);
      const hasHosting = source === resolve(root, 'dist') && existsSync(hosting);
      return { site: source, ...(hasHosting && { hosting }) };
    }

    function requireBuilt() {
      if (!existsSync(source))
        throw new Error(
          say({
            en: `there is no folder ${source}. Build the site first: ${commandLine('build')}`,
            fr: `il n’y a pas de dossier ${source}. Construisez d’abord le site : ${commandLine('build')}`,
          }),
        );
    }
  },
});

const isCurrent = (name: string) => ({
  en: `The current release is ${name}.`,
  fr: `La version en ligne est ${name}.`,
});

const refused = {
  en: 'Release refused. The published site is unchanged.',
  fr: 'Publication refusée. Le site publié est inchangé.',
};

/**
 * Runs the tests of `tests/built` on a built site.
 *
 * @param root the folder of the site's config, whose `.env` files may hold secrets
 * @throws {UserError} with the problems, or with why the tests cannot run
 */
function testBuilt(site: string, root: string): void {
  tell({ en: 'Checking every file with tests/built …', fr: 'Vérification avec tests/built …' });
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--project=built'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...environment.variables,
      NODE_ENV: 'test',
      TEST_ALL: '1',
      BUILT_SITE: site,
      BUILT_SITE_ROOT: root,
    },
  });
  if (status !== 0) throw new UserError(`${stderr || stdout}\n${say(refused)}`);
}
