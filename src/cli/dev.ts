import { commandOptions } from '../lib/args';
import { devServer } from '../server/dev/dev-server';

export const usage = `npm run dev

Serves the site from its sources on http://127.0.0.1:5173 (PORT changes the port) and shows every save at once, with
drafts and pages outside their dates.

  --help   this text`;

/**
 * `npm run dev`: serves the site from its sources. `PORT` changes the port.
 *
 * @returns the exit code when the server cannot run; otherwise it runs on
 * @throws when an option is not known
 */
export async function run(options: string[], root: string): Promise<number> {
  commandOptions(options, []);
  const port = Number(process.env.PORT ?? 5173);
  try {
    const { address } = await devServer(root, port);
    console.log(
      `The site is at ${address}. Save site.config.json or a file of locales/ and look: it changes by itself.`,
    );
    return 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=5174 npm run dev`);
    return 2;
  }
}
