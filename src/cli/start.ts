import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectOrigins } from '../hosting/connect-origins';
import { parseOptions } from '../lib/args';
import { buildSite } from '../prerender/build-site';
import { outbox } from '../server/outbox/outbox';
import { listen, siteServer } from '../server/preview/preview-server';

const FOLDER = '.local/site';

export const usage = `npm start [-- OPTIONS]

Validates the config, builds the site into .local/site and serves it on http://127.0.0.1:4173 (PORT changes the port).
Messages of the form are stored in .local/outbox.jsonl and listed at /__outbox.

  --no-compression      write no precompressed files
  --no-share-pictures   write no share images
  --help                print this text`;

/**
 * `npm start [-- --no-compression --no-share-pictures]`: builds the site for this machine and serves it. `PORT` changes
 * the port. Messages of the form are stored in `.local/outbox.jsonl` and listed at `/__outbox`.
 *
 * @returns the exit code when the site cannot be served; otherwise the server keeps running
 */
export async function run(options: string[], root: string): Promise<number> {
  const flags = parseOptions(options, ['--no-compression', '--no-share-pictures']);
  const compression = !flags.has('--no-compression');
  const sharePictures = !flags.has('--no-share-pictures');
  const start = performance.now();
  const built = await buildSite(root, FOLDER, 'preview', { compression, sharePictures });
  if (!built && !existsSync(join(root, FOLDER))) return 1;
  if (built)
    console.log(`${built.pages} pages built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  const port = Number(process.env.PORT ?? 4173);
  try {
    const address = await listen(
      siteServer(
        join(root, FOLDER),
        outbox(join(root, '.local/outbox.jsonl')),
        await connectOrigins(root, 'preview', built?.site.config ?? {}),
      ),
      port,
    );
    console.log(
      `The site is at ${address} (messages of the form: ${address}/__outbox). Stop it with Ctrl+C.`,
    );
    return 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=4174 npm start`);
    return 2;
  }
}
