import { commandOptions } from '../lib/args';
import { loadSite } from '../validate/load-site';
import { problemLine } from '../config/source/problem';
import { relay } from '../relay/relay';
import { relayLog } from '../relay/log';
import { relaySettings } from '../relay/settings';

export const usage = `npm run relay [-- OPTIONS]

Takes the messages of the contact form and hands them to a mail server. What it needs: docs/relay.md.

  --check   only look whether it could start
  --help    this text`;

/**
 * `npm run relay [-- --check]`: takes the messages of the contact form in the place of the mail service and hands them
 * to a mail server (docs/relay.md). `--check` only looks whether it could start.
 *
 * @returns the exit code: 0 stopped, or could start; 1 the config has errors, 2 a setting is missing or wrong
 * @throws when an option is not known, the port is taken, or the folder of the queue cannot be used
 */
export async function run(options: string[], root: string): Promise<number> {
  const isCheck = commandOptions(options, ['--check']).has('--check');
  const { site, problems } = loadSite(root);
  if (!site) {
    for (const problem of problems) console.error(problemLine(problem));
    return 1;
  }
  const { url, organization } = site.config;
  const { settings, faults } = relaySettings(process.env, { url, recipients: organization.recipients });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 2;
  if (isCheck) {
    console.log(`The relay can start: it takes messages from ${settings.origins.join(', ')}.`);
    return 0;
  }
  const running = await relay(settings, site.config, relayLog());
  console.log(JSON.stringify({ event: 'listening', address: running.address }));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await running.stop();
  return 0;
}
