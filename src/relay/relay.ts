import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relayLimits } from '../contact/relay-limits';
import { contactRules } from '../site/contact-settings';
import type { SiteConfig } from '../site/types.generated';
import type { RelayLog } from './log';
import { sendHandler } from './send-handler';
import type { RelaySettings } from './settings';
import { smtpDelivery } from './smtp-delivery';

/** A running relay. */
export interface Relay {
  /** The URL of the server. */
  address: string;
  /** Stops accepting messages and waits for those on their way. */
  stop(): Promise<void>;
}

/**
 * Starts the relay: it hands the messages of the contact form to the mail server, and keeps nothing. `/health` shows
 * whether it can.
 *
 * @throws when the port is in use
 */
export async function relay(settings: RelaySettings, config: SiteConfig, log: RelayLog): Promise<Relay> {
  const rules = contactRules(config.contact);
  const limit = relayLimits(rules).relay;
  const { deliver, failure, close } = smtpDelivery(settings, config.organization.name, log);
  const send = sendHandler({ rules: () => rules, origins: settings.origins, deliver, log });
  const server = createServer(
    { requestTimeout: limit, headersTimeout: limit, connectionsCheckingInterval: limit / 10 },
    (request, response) => {
      if (send(request, response)) return;
      const isHealth = request.url === '/health';
      response.writeHead(isHealth ? (failure() ? 503 : 200) : 404, { 'Content-Type': 'application/json' });
      response.end(isHealth ? JSON.stringify({ status: failure() ? 'failing' : 'ok', ...failure() }) : '{}');
    },
  );
  server.maxConnections = 500;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, settings.host, resolve);
  });
  const { address, family, port } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      // A request that never ends must not keep the relay from stopping.
      const cut = setTimeout(() => server.closeAllConnections(), 2 * limit);
      await closed;
      clearTimeout(cut);
      close();
    },
  };
}
