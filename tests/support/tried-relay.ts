import { toFields } from '../../src/client/contact/message/message-fields';
import { SEND_PATH } from '../../src/publish/hosting/relay-limits';
import { relay } from '../../src/server/relay/relay';
import { relaySettings } from '../../src/server/relay/settings';
import { contactRules } from '../../src/site/contact-settings';
import { aMessage } from './a-message';

export const SITE = 'https://www.trace.example';

export const visitor = aMessage({
  name: 'Salma Idrissi',
  subject: 'Création de site web',
  message: 'Bonjour à tous,\nje voudrais un devis.',
});

/** A relay in the process of the test. */
export interface TriedRelay extends Awaited<ReturnType<typeof relay>> {
  /** The lines of its log. */
  logged: string[];
  /** Sends a message as a page of the site does. Returns the status and the text of the response. */
  send(fields?: Record<string, unknown>): Promise<[number, string]>;
  post(body: string, headers?: Record<string, string>): Promise<Response>;
  /** Returns the status and the content of `/health`. */
  health(): Promise<[number, unknown]>;
}

/**
 * Starts a relay in front of a local mail server.
 *
 * @param timeout the timeout of the form, which the limits of the relay follow
 */
export async function triedRelay(
  mailPort: number,
  environment: Record<string, string> = {},
  timeout = 15_000,
): Promise<TriedRelay> {
  const site = {
    url: SITE,
    name: 'Tracé',
    recipients: ['contact@trace.example'],
    rules: contactRules({ timeout }),
  };
  const { settings, faults } = relaySettings(
    {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_FROM: 'site@trace.example',
      RELAY_RECIPIENTS: 'contact@trace.example, direction@trace.example',
      RELAY_PORT: '0',
      ...environment,
    },
    site,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const logged: string[] = [];
  const running = await relay(
    settings,
    site,
    (event, details) => void logged.push(JSON.stringify({ event, ...details })),
  );
  const post: TriedRelay['post'] = (body, headers = {}) =>
    fetch(running.address + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
      body,
    });
  return {
    ...running,
    logged,
    post,
    async send(fields) {
      const response = await post(mailBody(fields));
      return [response.status, await response.text()];
    },
    async health() {
      const response = await fetch(`${running.address}/health`);
      return [response.status, await response.json()];
    },
  };
}

/** Returns the body of a request as the SDK of the mail service writes it. */
export function mailBody(fields: Record<string, unknown> = {}): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { ...toFields(visitor), timestamp: '2026-01-05T09:30:00.000Z', ...fields },
  });
}
