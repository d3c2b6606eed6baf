import { isEmailAddress } from '../../contact/field-problem';
import { escapeHtml } from '../../lib/text/html';

/** A message that reached the local outbox. */
export interface StoredMessage {
  /** The time of arrival in ISO 8601. */
  received: string;
  /** The fields of the form, by the names of the mail service's template (specification, section 7). */
  template_params: Record<string, unknown>;
}

/** The address of the outbox page's stylesheet: a file, because the security policy allows no inline styles. */
export const OUTBOX_STYLESHEET = '/__outbox/style.css';

/**
 * Returns the page that lists the messages of the local outbox. The content of a message is untrusted: it is shown as
 * plain text in its own direction.
 *
 * @param messages in the order in which they are shown
 * @param acceptedLanguages the header `Accept-Language` of the request, for the format of the times
 * @returns an HTML document that follows the security policy: no inline script, no inline style
 */
export function outboxPage(messages: StoredMessage[], acceptedLanguages = ''): string {
  const title = `Outbox: ${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;
  const format = timeFormat(acceptedLanguages);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${OUTBOX_STYLESHEET}">
</head>
<body>
<header>
<h1>${title}</h1>
<p>Messages of the contact form on this machine, newest first. No e-mail is sent.</p>
</header>
<main>
${messages.map((message) => article(message, format)).join('\n') || EMPTY}
</main>
</body>
</html>
`;
}

/* The address of the contact page is the specification's (section 2). */
const EMPTY = `<p>No messages yet. Send one from the <a href="/contact">contact page</a>.</p>`;

function article({ received, template_params }: StoredMessage, format: Intl.DateTimeFormat): string {
  const { subject, message, from_name, from_email, timestamp: _, ...others } = template_params;
  const details = [
    ['From', from_name ? userText(from_name) : 'no name'],
    ['E-mail', from_email ? emailLink(displayText(from_email)) : 'no e-mail'],
    ['Received', time(received, format)],
    ...Object.entries(others).map(([name, value]) => [
      name === 'to_email' ? 'To' : userText(name),
      userText(value),
    ]),
  ];
  return `<article>
<h2 dir="auto">${subject ? escapeHtml(displayText(subject)) : 'No subject'}</h2>
<dl>${details.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p class="message" dir="auto">${message ? escapeHtml(displayText(message)) : 'No text'}</p>
</article>`;
}

/** Encodes the special characters of a `mailto:` address, so that it cannot add a copy or a subject. */
function emailLink(email: string): string {
  if (!isEmailAddress(email.trim())) return userText(email);
  const address = email.trim().replace(/[%?&#]/g, (character) => encodeURIComponent(character));
  return `<a href="mailto:${escapeHtml(address)}" dir="auto">${escapeHtml(email)}</a>`;
}

/** Returns a time in the reader's format; the server runs on the reader's machine and has the same clock. */
function time(received: unknown, format: Intl.DateTimeFormat): string {
  const date = new Date(displayText(received));
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  const { locale } = format.resolvedOptions();
  return `<time datetime="${date.toISOString()}" lang="${locale}" dir="auto">${escapeHtml(format.format(date))}</time>`;
}

/** Returns a format for the first of the reader's languages that is supported, or else English. */
function timeFormat(acceptedLanguages: string): Intl.DateTimeFormat {
  const languages = acceptedLanguages.split(',').map((language) => language.replace(/;.*/, '').trim());
  const language = languages.find(isSupported) ?? 'en';
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
}

function isSupported(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false; // not a language, such as `*`
  }
}

function userText(value: unknown): string {
  return `<span dir="auto">${escapeHtml(displayText(value))}</span>`;
}

/** Returns a value as text. `String(value)` would throw for an object with a broken `toString`. */
function displayText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
