import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactRules } from '../site/contact-settings';
import type { SiteConfig } from '../site/types.generated';
import { addressLimit } from './http/rate-limit';
import { deliveries } from './delivery/scheduler';
import { mailSender } from './delivery/smtp-client';
import { openQueue } from './queue/queue';
import { queueLock } from './queue/lock';
import type { RelayLog } from './log';
import { relayMetrics } from './metrics';
import { relayServer } from './http/server';
import type { RelaySettings } from './settings';

const HOUR = 60 * 60 * 1000;

export interface Relay {
  /** Where it listens. */
  address: string;
  /** Takes nothing more on, lets deliveries end and closes the queue. */
  stop(grace?: number): Promise<void>;
}

/**
 * Starts the relay: what pages of the site send is kept on the disk and delivered to the mail server.
 *
 * @throws when its folder cannot be used or another relay has it, or its port is taken
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
  const countAttempt = addressLimit({ attempts: hourlyLimit, window: HOUR, blockedFor: HOUR / 6 });
  const rules = contactRules(config.contact);
  const server = relayServer({ settings, rules, queue, countAttempt, offer: delivering.offer, metrics, log });
  const end = async (grace: number) => {
    clearInterval(cleaning);
    await delivering.stop(grace);
    await queue.close();
    await unlock();
  };
  try {
    const address = await listening(server, settings);
    log('started', { waiting: queue.waiting.size });
    return {
      address,
      async stop(grace = 15_000) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeIdleConnections();
        // A request that never ends must not keep the rest from ending.
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

/** Where a server listens, once it does. */
function listening(server: Server, { host, port }: RelaySettings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const { address, family, port: own } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${own}`);
    });
  });
}
