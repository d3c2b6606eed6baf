import type { Message } from '../../client/contact/field-problem';
import { escapeHtml } from '../../lib/text/html';

/** A message that reached the local outbox. */
export interface StoredMessage extends Message {
  /** The time of arrival in ISO 8601. */
  received: string;
  /** The recipients. */
  to: readonly string[];
}

/** The address of the outbox page's stylesheet: a file, because the security policy allows no inline styles. */
export const OUTBOX_STYLESHEET = '/__outbox/style.css';

/**
 * Returns the page that lists the messages of the local outbox. The content of a message is untrusted: it is shown as
 * plain text in its own direction.
 *
 * @param messages in the order in which they are shown
 * @returns an HTML document that follows the security policy: no inline script, no inline style
 */
export function outboxPage(messages: StoredMessage[]): string {
  const title = `Outbox: ${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;
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
${messages.map(article).join('\n') || EMPTY}
</main>
</body>
</html>
`;
}

/* The address of the contact page is the specification's (section 2). */
const EMPTY = `<p>No messages yet. Send one from the <a href="/contact">contact page</a>.</p>`;

function article({ name, email, subject, message, received, to }: StoredMessage): string {
  const time = new Date(received).toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' });
  // Encoded, so that the address cannot add a copy or a subject.
  const link = `mailto:${email.replace(/[%?&#]/g, encodeURIComponent)}`;
  const details = {
    From: `<span dir="auto">${escapeHtml(name)}</span>`,
    'E-mail': `<a href="${escapeHtml(link)}" dir="auto">${escapeHtml(email)}</a>`,
    Received: `<time datetime="${received}">${time}</time>`,
    To: escapeHtml(to.join(', ')),
  };
  const rows = Object.entries(details).map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`);
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<dl>${rows.join('')}</dl>
<p class="message" dir="auto">${escapeHtml(message)}</p>
</article>`;
}
