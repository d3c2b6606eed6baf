import { problemLine } from '../config/source/problem';
import { parseOptions } from '../lib/args';
import { relayLog } from '../relay/log';
import { relay } from '../relay/relay';
import { relaySettings } from '../relay/settings';
import { loadSite } from '../validate/load-site';

export const usage = `npm run relay [-- OPTIONS]

Accepts the messages of the contact form and sends them through a mail server. Settings: docs/relay.md.

  --check   only check whether it could start
  --help    print this text`;

/**
 * `npm run relay [-- --check]`: accepts the messages of the contact form instead of the mail service and sends them
 * through a mail server (docs/relay.md). `--check` only checks whether it could start.
 *
 * @returns the exit code: 0 stopped, or could start; 1 the config has errors, 2 a setting is missing or invalid
 * @throws when an option is unknown, the port is taken, or the folder of the queue cannot be used
 */
export async function run(options: string[], root: string): Promise<number> {
  const isCheck = parseOptions(options, ['--check']).has('--check');
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
    console.log(`The relay can start. It accepts messages from ${settings.origins.join(', ')}.`);
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
