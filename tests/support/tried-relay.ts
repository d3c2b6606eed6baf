import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { relay, type Relay } from '../../src/relay/relay';
import { relayLog } from '../../src/relay/log';
import { relaySettings } from '../../src/relay/settings';
import { agencyConfig } from './sites';

export const SITE = 'https://www.trace.example';
export const SEND = '/api/v1.0/email/send';

export const visitor = {
  from_name: 'Salma Idrissi',
  from_email: 'salma@atlas.example',
  subject: 'Création de site web',
  message: 'Bonjour à tous,\nje voudrais un devis.',
};

const config = agencyConfig();

/** A relay in the process of the test, with its log and a temporary folder. */
export interface TriedRelay extends Relay {
  folder: string;
  logged: string[];
  /** Sends a message as a page of the site does. Returns the status and the text of the response. */
  send(fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<[number, string]>;
  metric(line: string): Promise<number>;
  end(): Promise<void>;
}

/** Starts a relay that delivers to a local mail server. */
export async function triedRelay(
  mailPort: number,
  environment: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), 'relay-')),
): Promise<TriedRelay> {
  const { settings, faults } = relaySettings(
    {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_FROM: 'site@trace.example',
      RELAY_RECIPIENTS: 'contact@trace.example, direction@trace.example',
      RELAY_PORT: '0',
      RELAY_QUEUE: folder,
      RELAY_HOURLY_LIMIT: '1000',
      RELAY_FIRST_WAIT_SECONDS: '0.05',
      RELAY_PATIENCE_SECONDS: '1',
      ...environment,
    },
    { url: SITE, recipients: ['contact@trace.example'] },
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const logged: string[] = [];
  const running = await relay(
    settings,
    config,
    relayLog((line) => logged.push(line)),
  );
  return {
    ...running,
    folder,
    logged,
    async send(fields = {}, headers = {}) {
      const response = await fetch(running.address + SEND, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
        body: mailBody(fields),
      });
      return [response.status, await response.text()];
    },
    async metric(line) {
      const text = await (await fetch(`${running.address}/metrics`)).text();
      const found = text.split('\n').find((own) => own.startsWith(`${line} `));
      return Number(found?.split(' ').at(-1) ?? 0);
    },
    async end() {
      await running.stop(100);
      rmSync(folder, { recursive: true, force: true });
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
    template_params: { ...visitor, timestamp: '2026-01-05T09:30:00.000Z', ...fields },
  });
}

/** Waits until a condition is true. @throws after ten seconds */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Timeout after ten seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
