import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { rmSync } from 'node:fs';

/**
 * Keeps a folder for one process: two would deliver the same messages. The lock is a socket in the folder; the system
 * lets go of it however the process ends, so that nothing stays locked after a crash.
 *
 * @returns what lets go of the folder
 * @throws when another process has it
 */
export async function queueLock(folder: string): Promise<() => Promise<void>> {
  // The address of a socket is at most about a hundred signs long.
  const path = shorter(join(folder, 'lock'));
  let server: Server;
  try {
    server = await listening(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isHeld(path))
      throw new Error(`another relay works in ${folder}. Stop it first.`, { cause: error });
    rmSync(path, { force: true });
    server = await listening(path);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function shorter(path: string): string {
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

function listening(path: string): Promise<Server> {
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
