import { isEmailAddress } from '../../contact/field-problem';

/** A message that reached the local outbox. */
export interface StoredMessage {
  /** When it came in, as ISO 8601 has it. */
  received: string;
  /** What the form sent, by the names of the mail service's template (specification, section 7). */
  template_params: Record<string, unknown>;
}

/** Where the outbox page finds its styles: a file, for the security policy allows none inside a page. */
export const OUTBOX_STYLESHEET = '/__outbox/style.css';

/**
 * The page that lists the messages of the local outbox. Everything in a message was written by anybody:
 * it stands there as plain text, in its own direction.
 *
 * @param messages in the order in which they are shown
 * @param acceptedLanguages the reader's languages as the browser names them (`Accept-Language`), for the times
 * @returns a whole HTML document that holds to the security policy: no script, no style of its own
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
<p>What the contact form sends on this machine is kept here, the newest first. Nobody gets an e-mail.</p>
</header>
<main>
${messages.map((message) => article(message, format)).join('\n') || EMPTY}
</main>
</body>
</html>
`;
}

/* The address of the contact page is the specification's (section 2). */
const EMPTY = `<p>No message yet. Write one on the <a href="/contact">contact page</a> and send it: you will find it here.</p>`;

function article({ received, template_params }: StoredMessage, format: Intl.DateTimeFormat): string {
  const { subject, message, from_name, from_email, timestamp: _, ...others } = template_params;
  const facts = [
    ['From', from_name ? userText(from_name) : 'no name'],
    ['E-mail', from_email ? emailLink(shown(from_email)) : 'no e-mail'],
    ['Received', time(received, format)],
    ...Object.entries(others).map(([name, value]) => [
      name === 'to_email' ? 'To' : userText(name),
      userText(value),
    ]),
  ];
  return `<article>
<h2 dir="auto">${subject ? escaped(shown(subject)) : 'No subject'}</h2>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p class="message" dir="auto">${message ? escaped(shown(message)) : 'No text'}</p>
</article>`;
}

/** The signs that mean something in a `mailto:` address are kept from adding a copy or a subject to it. */
function emailLink(email: string): string {
  if (!isEmailAddress(email.trim())) return userText(email);
  const address = email.trim().replace(/[%?&#]/g, (sign) => encodeURIComponent(sign));
  return `<a href="mailto:${escaped(address)}" dir="auto">${escaped(email)}</a>`;
}

/** The time in the reader's format; the server runs on the reader's own machine and has the same clock. */
function time(received: unknown, format: Intl.DateTimeFormat): string {
  const date = new Date(shown(received));
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  const { locale } = format.resolvedOptions();
  return `<time datetime="${date.toISOString()}" lang="${locale}" dir="auto">${escaped(format.format(date))}</time>`;
}

/** The first of the reader's languages that can be formatted, else English. */
function timeFormat(acceptedLanguages: string): Intl.DateTimeFormat {
  const languages = acceptedLanguages.split(',').map((language) => language.replace(/;.*/, '').trim());
  const language = languages.find(isSupported) ?? 'en';
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
}

function isSupported(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false; // no language at all, such as `*`
  }
}

function userText(value: unknown): string {
  return `<span dir="auto">${escaped(shown(value))}</span>`;
}

/** `String(value)` would throw for an object that brings a `toString` of its own. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
