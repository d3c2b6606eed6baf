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
    const port = Number(process.env.PORT ?? 5173);
    try {
      const { address } = await devServer(root, port);
      console.log(
        `The site is at ${address}. Edit site.config.json or a file of locales/: the page updates on every save.`,
      );
      return 0;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      console.error(`Port ${port} is taken. Choose another: PORT=5174 npm run dev`);
      return 2;
    }
  },
});
