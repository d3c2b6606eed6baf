import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '../../src/server/local-server';
import { siteServer } from '../../src/server/preview/preview-server';

/**
 * Serves a temporary folder as `npm start` does.
 *
 * @param files the contents of its files, by path
 * @param answer answers before the files, such as the outbox of the folder
 */
export async function servedFolder(
  files: Record<string, string | Uint8Array>,
  answer?: (folder: string) => Parameters<typeof siteServer>[1],
) {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const server = siteServer(folder, answer?.(folder));
  return {
    folder,
    address: await listen(server, 0),
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
