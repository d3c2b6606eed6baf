import { parseOptions } from '../lib/args';
import { devServer } from '../server/dev/dev-server';

export const usage = `npm run dev

Serves the site from its sources on http://127.0.0.1:5173 (PORT changes the port) and updates it on every save, with
drafts and pages outside their dates.

  --help   print this text`;

/**
 * `npm run dev`: serves the site from its sources. `PORT` changes the port.
 *
 * @returns the exit code when the server cannot start; otherwise it keeps running
 * @throws when an option is unknown
 */
export async function run(options: string[], root: string): Promise<number> {
  parseOptions(options, []);
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
}
