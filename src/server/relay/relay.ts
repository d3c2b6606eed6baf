import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relayLimits } from '../../publish/hosting/relay-limits';
import { sendHandler, type RelayLog } from './send-handler';
import type { RelaySettings, RelaySite } from './settings';
import { smtpDelivery } from './smtp-delivery';

/**
 * Starts the relay: it hands the messages of the contact form to the mail server, and keeps nothing. `/health` shows
 * whether it can. Returns its URL, and a function that stops it after the messages on their way.
 *
 * @throws when the port is in use
 */
export async function relay(settings: RelaySettings, { name, rules }: RelaySite, log: RelayLog) {
  const limit = relayLimits(rules).relay;
  const { deliver, health, close } = smtpDelivery(settings, name, log);
  const send = sendHandler(() => rules, deliver, log, settings.origins);
  const server = createServer(
    { requestTimeout: limit, headersTimeout: limit, connectionsCheckingInterval: limit / 10 },
    (request, response) => {
      if (send(request, response)) return;
      const [status, state] = request.url === '/health' ? health() : [404, {}];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(state));
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
      // A request that never ends must not keep the relay from stopping.
      setTimeout(() => server.closeAllConnections(), 2 * limit).unref();
      await new Promise((resolve) => server.close(resolve));
      close();
    },
  };
}
