import { problemLine } from '../config/source/problem';
import { command } from '../lib/command/command';
import { relayLog } from '../relay/log';
import { relay } from '../relay/relay';
import { relaySettings } from '../relay/settings';
import { loadSite } from '../validate/load-site';

/** `npm run relay`: takes the messages of the contact form and sends them through a mail server. */
export default command({
  name: 'relay',
  summary: 'Takes the messages of the form on your own server instead of the mail service.',
  docs: 'docs/relay.md',
  options: { check: { type: 'boolean', description: 'only check whether it could start' } },
  examples: ['', '--check'],
  async run({ check }, _positionals, root) {
    const { site, problems } = loadSite(root);
    if (!site) {
      for (const problem of problems) console.error(problemLine(problem));
      return 1;
    }
    const { url, organization } = site.config;
    const { settings, faults } = relaySettings(process.env, { url, recipients: organization.recipients });
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) return 2;
    if (check) {
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
  },
});
