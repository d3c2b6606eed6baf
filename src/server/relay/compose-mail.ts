import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Message } from '../../client/contact/field-problem';

/** The milliseconds in which the same message has the same Message-ID. */
const WINDOW = 10 * 60 * 1000;

/**
 * Returns the email for a message. The sender is the site's own address, because the visitor's domain would fail
 * authentication; replies go to the visitor. The content is plain text, so that nothing can be markup.
 */
export function composeMail(
  { name, email, subject, message }: Message,
  company: string,
  { from, recipients }: { from: string; recipients: string[] },
  now = Date.now(),
) {
  const content = JSON.stringify([name, email, subject, message, Math.floor(now / WINDOW)]);
  const hash = createHash('sha256').update(content).digest('base64url');
  return {
    from: { name: company, address: from },
    to: recipients,
    // An address that is not safe in a header is still in the text.
    ...(isMailAddress(email) && { replyTo: { name, address: email } }),
    subject,
    text: `${name} <${email}>\n\n${message}\n`,
    messageId: `<${hash}@${domainToASCII(from.split('@').at(-1) ?? '')}>`,
  };
}

/** Returns whether a text is one plain address of at most 254 characters (RFC 5321): no list, quotes, line break or `?`. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

const ADDRESS =
  /^[\w!#$%&'*+/=^`{|}~-]+(\.[\w!#$%&'*+/=^`{|}~-]+)*@[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}\p{N}-]+$/u;
