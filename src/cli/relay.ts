import { problemLine } from '../config/source/problem';
import { command } from '../lib/command/command';
import { relayLog } from '../relay/log';
import { relay } from '../relay/relay';
import { relaySettings } from '../relay/settings';
import { loadSite } from '../validate/load-site';

/** The exit code for an invalid setting or config (EX_CONFIG in sysexits.h): starting again does not help. */
const INVALID_CONFIGURATION = 78;

/** `npm run relay`: takes the messages of the contact form and hands them to a mail server. */
export default command({
  name: 'relay',
  summary: 'Takes the messages of the form on your own server and hands them to your mail server.',
  docs: 'docs/relay.md',
  options: { check: { type: 'boolean', description: 'only check whether it could start' } },
  examples: ['', '--check'],
  async run({ check }, _positionals, root) {
    const { site, problems } = loadSite(root);
    if (!site) {
      for (const problem of problems) console.error(problemLine(problem));
      return INVALID_CONFIGURATION;
    }
    const { url, organization } = site.config;
    const { settings, faults } = relaySettings(process.env, { url, recipients: organization.recipients });
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) return INVALID_CONFIGURATION;
    if (check) {
      console.log(`The relay can start. It accepts messages from ${settings.origins.join(', ')}.`);
      return 0;
    }
    const log = relayLog();
    const { address, stop } = await relay(settings, site.config, log);
    log('listening', { address });
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    });
    await stop();
    return 0;
  },
});
