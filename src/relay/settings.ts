import { readFileSync } from 'node:fs';
import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool';
import { RELAY_PORT } from '../contact/relay-limits';
import { isMailAddress } from './mail-address';
import { parseSmtpUrl } from './smtp-url';

/** The settings of the relay. */
export interface RelaySettings {
  host: string;
  port: number;
  /** The origins whose pages may send, such as `https://www.trace.example`. */
  origins: string[];
  smtp: SMTPPoolOptions;
  /** The sender address of every message. */
  from: string;
  /** The recipients of the messages; requests cannot change them. */
  recipients: string[];
}

/**
 * Reads the settings of the relay from the environment. The value of a setting can also be in a file:
 * `SMTP_URL_FILE=/run/secrets/smtp` instead of `SMTP_URL`, so that the password is not in the environment.
 *
 * @param config the values of the config, which are the defaults
 * @returns the settings, and a message for each invalid one, without passwords
 */
export function relaySettings(
  environment: Record<string, string | undefined>,
  config: { url: string; recipients: readonly string[] },
): { settings: RelaySettings; faults: string[] } {
  const faults: string[] = [];
  const text = (name: string, fallback = '') => {
    const file = environment[`${name}_FILE`];
    if (!file) return environment[name]?.trim() || fallback;
    try {
      return readFileSync(file, 'utf8').trim() || fallback;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${name}_FILE: cannot read ${file} (${code}). Check its path and its permissions.`);
      return fallback;
    }
  };
  const list = (name: string, fallback: string) =>
    text(name, fallback)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  const check = (isValid: boolean, name: string, value: string, remedy: string) => {
    if (!isValid)
      faults.push(`${name}: ${value === '' ? 'it is not set' : `${value} is invalid`}. ${remedy}`);
  };

  const url = text('SMTP_URL');
  const port = text('RELAY_PORT', String(RELAY_PORT));
  const smtp = parseSmtpUrl(url);
  const settings: RelaySettings = {
    host: text('RELAY_HOST', '127.0.0.1'),
    port: Number(port),
    origins: list('RELAY_ORIGIN', new URL(config.url).origin),
    smtp: smtp ?? {},
    from: text('RELAY_FROM'),
    recipients: list('RELAY_RECIPIENTS', config.recipients.join(',')),
  };
  const { origins, from, recipients } = settings;
  check(
    smtp !== undefined,
    'SMTP_URL',
    // It contains a password.
    url && 'the URL',
    'Set smtps://user:password@mail.trace.example, with @, : and / of the password as %40, %3A and %2F, or smtp://127.0.0.1:25 for a mail server on this machine.',
  );
  check(
    /^\d+$/.test(port) && Number(port) < 65_536,
    'RELAY_PORT',
    port,
    'Set a whole number from 0 to 65535.',
  );
  const sender =
    'Set the address of the sender, such as site@trace.example, which the mail server must allow.';
  check(isMailAddress(from), 'RELAY_FROM', from, sender);
  check(
    recipients.length > 0 && recipients.every(isMailAddress),
    'RELAY_RECIPIENTS',
    text('RELAY_RECIPIENTS'),
    'Separate email addresses by commas.',
  );
  const site = 'Set the scheme and the host of the site without a path, such as https://www.trace.example.';
  check(origins.length > 0 && origins.every(isOrigin), 'RELAY_ORIGIN', text('RELAY_ORIGIN'), site);
  return { settings, faults };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
