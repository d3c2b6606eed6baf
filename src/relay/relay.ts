import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactRules } from '../site/contact-settings';
import type { SiteConfig } from '../site/types.generated';
import { deliveries } from './delivery/scheduler';
import { mailSender } from './delivery/smtp-client';
import { rateLimiter } from './http/rate-limit';
import { relayServer } from './http/server';
import type { RelayLog } from './log';
import { relayMetrics } from './metrics';
import { queueLock } from './queue/lock';
import { openQueue } from './queue/queue';
import type { RelaySettings } from './settings';

const HOUR = 60 * 60 * 1000;

/** A running relay. */
export interface Relay {
  /** The URL of the server. */
  address: string;
  /** Stops accepting messages, waits for deliveries and closes the queue. */
  stop(grace?: number): Promise<void>;
}

/**
 * Starts the relay: it stores the messages of the contact form on the disk and delivers them to the mail server.
 *
 * @throws when the folder cannot be used, another relay uses it, or the port is in use
 */
export async function relay(settings: RelaySettings, config: SiteConfig, log: RelayLog): Promise<Relay> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const unlock = await queueLock(settings.folder);
  const queue = openQueue(settings.folder, settings.longestQueue);
  const clean = async () => {
    const removed = await queue.clean(Date.now() - settings.keepSent).catch(() => -1);
    log(removed < 0 ? 'disk' : 'cleaned', { removed });
  };
  await clean();
  const cleaning = setInterval(() => void clean(), 6 * HOUR);
  const metrics = relayMetrics();
  const envelope = { name: config.organization.name, from: settings.from, recipients: settings.recipients };
  const send = mailSender(settings.mailServer, envelope, settings.patience);
  const { firstWait, giveUpAfter, hourlyLimit } = settings;
  const delivering = deliveries({ queue, send, firstWait, giveUpAfter, metrics, log });
  const countAttempt = rateLimiter({ attempts: hourlyLimit, window: HOUR, blockedFor: HOUR / 6 });
  const rules = contactRules(config.contact);
  const server = relayServer({ settings, rules, queue, countAttempt, offer: delivering.offer, metrics, log });
  const end = async (grace: number) => {
    clearInterval(cleaning);
    await delivering.stop(grace);
    await queue.close();
    await unlock();
  };
  try {
    const address = await listen(server, settings);
    log('started', { waiting: queue.waiting.size });
    return {
      address,
      async stop(grace = 15_000) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeIdleConnections();
        // An unfinished request must not block the shutdown.
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        await Promise.all([closed, delivering.stop(grace)]);
        clearTimeout(cut);
        await end(0);
        log('stopped', { waiting: queue.waiting.size });
      },
    };
  } catch (error) {
    await end(0);
    throw error;
  }
}

/** Starts a server and returns its URL. */
function listen(server: Server, { host, port }: RelaySettings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const { address, family, port: actualPort } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`);
    });
  });
}
