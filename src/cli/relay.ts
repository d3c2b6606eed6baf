import { pathToFileURL } from 'node:url';
import { problemLine } from '../config/source/problem';
import { command } from '../lib/command/command';
import { writeRelay } from '../server/relay/write-relay';
import { loadSite } from '../config/load-site';

/** `npm run relay`: takes the messages of the contact form and hands them to a mail server. */
export default command({
  name: 'relay',
  summary: 'Takes the messages of the form on your own server and hands them to your mail server.',
  docs: 'docs/relay.md',
  options: { check: { type: 'boolean', description: 'only check whether it could start' } },
  examples: ['', '--check'],
  async run(_values, _positionals, root) {
    const { site, problems } = loadSite(root);
    for (const problem of problems) if (!site) console.error(problemLine(problem));
    if (!site) return 1;
    // The file reads --check itself, as on the server.
    await import(/* @vite-ignore */ pathToFileURL(await writeRelay(root, site.config)).href);
    return Number(process.exitCode ?? 0);
  },
});
