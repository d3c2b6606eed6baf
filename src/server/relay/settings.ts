import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool';
import { mailAddress, replyNote } from '../../client/contact/mail-address';
import { RELAY_PORT } from '../../publish/hosting/relay-limits';
import { parseUrl } from '../../lib/text/host-name';
import { LARGEST_PORT, wholeNumber } from '../../lib/text/whole-number';
import type { ContactRules } from '../../site/page-data.types';

/** What the relay knows of the site. */
export interface RelaySite {
  url: string;
  name: string;
  recipients: readonly string[];
  rules: ContactRules;
}

export type RelaySettings = ReturnType<typeof relaySettings>['settings'];

/** Reads the settings from the environment. They are whole when there is no fault; a fault never contains a password. */
export function relaySettings(environment: Record<string, string | undefined>, site: RelaySite) {
  const faults: string[] = [];
  function setting<Value>(name: string, parse: (text: string) => Value | undefined, usual = ''): Value {
    const text = environment[name]?.trim() || usual;
    const value = parse(text);
    if (value === undefined)
      faults.push(`${name}: it is ${text ? 'invalid' : 'not set'}. Set ${expected[name]}.`);
    return value as Value;
  }
  const settings = {
    host: setting('RELAY_HOST', (text) => text, '127.0.0.1'),
    port: setting('RELAY_PORT', parsePort, String(RELAY_PORT)),
    origins: setting('RELAY_ORIGIN', listOf(parseOrigin), new URL(site.url).origin),
    smtp: setting('SMTP_URL', parseSmtpUrl),
    from: setting('RELAY_FROM', parseAddress),
    recipients: setting('RELAY_RECIPIENTS', listOf(parseAddress), site.recipients.join(',')),
  };
  return { settings, faults };
}

const expected: Record<string, string> = {
  RELAY_PORT: `a whole number from 0 to ${LARGEST_PORT}`,
  RELAY_ORIGIN: 'the scheme and the host of the site without a path, such as https://www.trace.example',
  SMTP_URL:
    'smtps://user:password@mail.trace.example, with @, : and / of the password as %40, %3A and %2F, or smtp://127.0.0.1:25 for a mail server on this machine',
  RELAY_FROM: 'the address of the sender, such as site@trace.example, which the mail server must allow',
  RELAY_RECIPIENTS: 'email addresses, separated by commas',
};

const parsePort = (text: string) => wholeNumber(text, LARGEST_PORT);

/** Returns a parser of a list with at least one entry, separated by commas. */
function listOf(parse: (entry: string) => string | undefined) {
  return (text: string): string[] | undefined => {
    const entries = text.split(',').flatMap((entry) => entry.trim() || []);
    const values = entries.flatMap((entry) => parse(entry) ?? []);
    return values.length > 0 && values.length === entries.length ? values : undefined;
  };
}

const parseOrigin = (text: string) => (parseUrl(text)?.origin === text ? text : undefined);

/** Parses an address that a header can hold, such as `site@société.example`, whose domain becomes ASCII. */
function parseAddress(text: string): string | undefined {
  const address = mailAddress(text);
  return address !== undefined && replyNote(address) === '' ? address : undefined;
}

/**
 * Parses `smtps://user:password@mail.trace.example` or `smtp://127.0.0.1:25`. Messages are personal data: the connection
 * is encrypted, unless the server is on the same machine.
 */
function parseSmtpUrl(text: string): SMTPPoolOptions | undefined {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
    const isServer = /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname + search + hash);
    if (!isServer || (username === '') !== (password === '')) return undefined;
    const secure = protocol === 'smtps:';
    const host = hostname.replace(/^\[|\]$/g, '');
    const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
    return {
      host,
      // The submission ports with implicit TLS (RFC 8314, section 3.3) and with STARTTLS (RFC 6409).
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLocal,
      // A server on the same machine has no certificate for its address.
      ignoreTLS: isLocal,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    };
  } catch {
    return undefined; // no URL, or a % that is not followed by two hexadecimal digits
  }
}
