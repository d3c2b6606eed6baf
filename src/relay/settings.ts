import { BlockList } from 'node:net';
import { givenSettings } from './read-env';
import { mailServer, type MailServer } from './smtp-url';
import { isMailAddress } from './mail-address';
import { proxyList } from './trusted-proxies';

/** What the relay is told by its environment; times in milliseconds. */
export interface RelaySettings {
  host: string;
  port: number;
  /** The sites whose pages may send, such as `https://www.trace.example`. */
  origins: string[];
  mailServer: MailServer;
  /** The address that every message comes from. */
  from: string;
  /** Who gets the messages; whatever a request says of it is not read. */
  recipients: string[];
  /** The folder of the messages that wait, and of those that were sent. */
  folder: string;
  /** Who may say for whom a request was made. */
  proxies: BlockList;
  /** Requests that one address may make in an hour. */
  hourlyLimit: number;
  /** Bytes that a request may have. */
  largestRequest: number;
  /** Messages that may wait at once. */
  longestQueue: number;
  /** How long the mail server may be silent. */
  patience: number;
  /** How long to wait before the second try; it doubles from try to try. */
  firstWait: number;
  /** How long a message is tried. */
  giveUpAfter: number;
  /** How long a message that was sent stays on the disk. */
  keepSent: number;
}

/** What the site itself says, where the environment says nothing. */
export interface SiteDefaults {
  url: string;
  recipients: readonly string[];
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** A proxy on the same machine. */
const LOOPBACK = '127.0.0.0/8, ::1';

/**
 * Reads the settings of the relay from the environment. A setting can also be a file whose content is the value:
 * `SMTP_URL_FILE=/run/secrets/smtp` instead of `SMTP_URL`, so that no password stands in the environment.
 *
 * @returns the settings, and a sentence about each one that cannot be used; with any of them nothing is started
 */
export function relaySettings(
  environment: Record<string, string | undefined>,
  site: SiteDefaults,
): { settings: RelaySettings; faults: string[] } {
  const { text, number, list, faults } = givenSettings(environment);
  const proxies = proxyList(list('RELAY_TRUSTED_PROXIES', LOOPBACK));
  const server = mailServer(text('SMTP_URL'), text('RELAY_ALLOW_PLAIN') === '1');
  const settings: RelaySettings = {
    host: text('RELAY_HOST', '127.0.0.1'),
    port: number('RELAY_PORT', 8025, { minimum: 0, maximum: 65_535 }),
    origins: list('RELAY_ORIGIN', new URL(site.url).origin),
    mailServer: server.mailServer,
    from: text('RELAY_FROM'),
    recipients: list('RELAY_RECIPIENTS', site.recipients.join(',')),
    folder: text('RELAY_QUEUE', environment['STATE_DIRECTORY'] ?? '.local/relay'),
    proxies: proxies.trusted,
    hourlyLimit: number('RELAY_HOURLY_LIMIT', 20, { minimum: 1, maximum: 1000 }),
    largestRequest: number('RELAY_LARGEST_REQUEST', 32_768, { minimum: 1024, maximum: 1_048_576 }),
    longestQueue: number('RELAY_LONGEST_QUEUE', 10_000, { minimum: 1, maximum: 100_000 }),
    firstWait: SECOND * number('RELAY_FIRST_WAIT_SECONDS', 60, { minimum: 0.01, maximum: 3600, part: true }),
    patience: SECOND * number('RELAY_PATIENCE_SECONDS', 30, { minimum: 0.1, maximum: 300, part: true }),
    giveUpAfter: DAY * number('RELAY_GIVE_UP_DAYS', 3, { minimum: 0, maximum: 14, part: true }),
    keepSent: DAY * number('RELAY_KEEP_DAYS', 30, { minimum: 0, maximum: 3650, part: true }),
  };
  faults.push(...server.faults, ...proxies.faults.map((fault) => `RELAY_TRUSTED_PROXIES: ${fault}`));
  if (!isMailAddress(settings.from))
    faults.push(
      `RELAY_FROM: ${shown(settings.from)} is no mail address. Give the address that the messages come from, one that the mail server lets the account send from: RELAY_FROM=site@trace.example`,
    );
  for (const recipient of settings.recipients)
    if (!isMailAddress(recipient))
      faults.push(
        `RELAY_RECIPIENTS: ${shown(recipient)} is no mail address. Give one or more, separated by commas.`,
      );
  for (const origin of settings.origins)
    if (!isOrigin(origin))
      faults.push(
        `RELAY_ORIGIN: ${shown(origin)} is no origin. Give the scheme and the name of the site, without a path: RELAY_ORIGIN=https://www.trace.example`,
      );
  return { settings, faults };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function shown(value: string): string {
  return value === '' ? 'nothing' : `"${value}"`;
}
