import { command } from '../lib/command/command';
import { devServer } from '../server/dev/dev-server';

/** `npm run dev`: serves the site from its sources. */
export default command({
  name: 'dev',
  summary:
    'Serves the site from its sources, with drafts and pages outside their dates, and shows every save at once.',
  docs: 'docs/maintaining.md#while-you-write',
  options: {},
  examples: [''],
  async run(_values, _positionals, root) {
    const { address } = await devServer(root, Number(process.env.PORT ?? 5173));
    console.log(
      `The site is at ${address}. Edit site.config.json or a file of locales/: the page updates on every save.`,
    );
    return 0;
  },
});
