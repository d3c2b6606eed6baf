import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

/**
 * Locks a folder for one process, because two would deliver the same messages. The lock is a socket in the folder; the
 * system releases it however the process ends, so that nothing stays locked after a crash.
 *
 * @returns a function that releases the lock
 * @throws when another process holds the lock
 */
export async function queueLock(folder: string): Promise<() => Promise<void>> {
  // The path of a socket is limited to about a hundred characters.
  const path = shortestPath(join(folder, 'lock'));
  let server: Server;
  try {
    server = await listen(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isHeld(path))
      throw new Error(`another relay works in ${folder}. Stop it first.`, { cause: error });
    rmSync(path, { force: true });
    server = await listen(path);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function shortestPath(path: string): string {
  const relativePath = relative(process.cwd(), path);
  return relativePath.length < path.length ? relativePath : path;
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject).listen(path, () => resolve(server.unref()));
  });
}

function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
