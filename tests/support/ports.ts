import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The timeout for the start of a server, in milliseconds. */
const START_TIMEOUT = 60_000;

/** Returns unused ports. They are opened at the same time, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** Waits until a server listens on a port. */
export async function waitForPort(port: number) {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await setTimeout(20)) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
        .on('connect', () => done(true))
        .on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
  }
  throw new Error(`no server listens on port ${port}`);
}
