import { BlockList } from 'node:net';
import { isMailAddress } from './mail-address';
import { readSettings } from './read-env';
import { mailServer, type MailServer } from './smtp-url';
import { parseProxies } from './trusted-proxies';

/** The settings of the relay; times in milliseconds. */
export interface RelaySettings {
  host: string;
  port: number;
  /** The origins whose pages may send, such as `https://www.trace.example`. */
  origins: string[];
  mailServer: MailServer;
  /** The sender address of every message. */
  from: string;
  /** The recipients of the messages; requests cannot change them. */
  recipients: string[];
  /** The folder of the queued and the sent messages. */
  folder: string;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  proxies: BlockList;
  /** The maximum number of requests per client address and hour. */
  hourlyLimit: number;
  /** The maximum size of a request, in bytes. */
  largestRequest: number;
  /** The maximum number of queued messages. */
  longestQueue: number;
  /** The timeout of the mail server. */
  patience: number;
  /** The delay before the second attempt; it doubles with each attempt. */
  firstWait: number;
  /** The time after which a message counts as undeliverable. */
  giveUpAfter: number;
  /** How long sent messages stay on the disk. */
  keepSent: number;
}

/** The values from the config of the site, used as defaults. */
export interface SiteDefaults {
  url: string;
  recipients: readonly string[];
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** A proxy on the same machine. */
const LOOPBACK = '127.0.0.0/8, ::1';

/**
 * Reads the settings of the relay from the environment. The value of a setting can also be in a file:
 * `SMTP_URL_FILE=/run/secrets/smtp` instead of `SMTP_URL`, so that the password is not in the environment.
 *
 * @returns the settings, and a message for each invalid one; the relay does not start with invalid settings
 */
export function relaySettings(
  environment: Record<string, string | undefined>,
  site: SiteDefaults,
): { settings: RelaySettings; faults: string[] } {
  const { text, number, list, faults } = readSettings(environment);
  const proxies = parseProxies(list('RELAY_TRUSTED_PROXIES', LOOPBACK));
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
    firstWait:
      SECOND * number('RELAY_FIRST_WAIT_SECONDS', 60, { minimum: 0.01, maximum: 3600, fraction: true }),
    patience: SECOND * number('RELAY_PATIENCE_SECONDS', 30, { minimum: 0.1, maximum: 300, fraction: true }),
    giveUpAfter: DAY * number('RELAY_GIVE_UP_DAYS', 3, { minimum: 0, maximum: 14, fraction: true }),
    keepSent: DAY * number('RELAY_KEEP_DAYS', 30, { minimum: 0, maximum: 3650, fraction: true }),
  };
  faults.push(...server.faults, ...proxies.faults.map((fault) => `RELAY_TRUSTED_PROXIES: ${fault}`));
  if (!isMailAddress(settings.from))
    faults.push(
      `RELAY_FROM: ${shown(settings.from)} is not an email address. Set the sender address, one that the account on the mail server may use: RELAY_FROM=site@trace.example`,
    );
  for (const recipient of settings.recipients)
    if (!isMailAddress(recipient))
      faults.push(
        `RELAY_RECIPIENTS: ${shown(recipient)} is not an email address. Set one or more addresses, separated by commas.`,
      );
  for (const origin of settings.origins)
    if (!isOrigin(origin))
      faults.push(
        `RELAY_ORIGIN: ${shown(origin)} is not an origin. Set the scheme and the host of the site, without a path: RELAY_ORIGIN=https://www.trace.example`,
      );
  return { settings, faults };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function shown(value: string): string {
  return value === '' ? 'an empty value' : `"${value}"`;
}
