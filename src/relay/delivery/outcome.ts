import type { SMTPSentMessageInfo } from 'nodemailer/lib/smtp-transport';

/** The outcome of an attempt. The reason contains only codes, because the texts of a server can contain names. */
export type MailOutcome =
  | { kind: 'sent' }
  /** Some recipients got the message; these did not. */
  | { kind: 'partly'; to: string[]; reason: string }
  | { kind: 'later'; reason: string }
  | { kind: 'refused'; reason: string };

/** Returns the outcome for a response of the mail server. */
export function sentOutcome({ rejected = [], rejectedErrors = [] }: SMTPSentMessageInfo): MailOutcome {
  if (rejected.length === 0) return { kind: 'sent' };
  return { kind: 'partly', to: rejected, reason: failureReason(rejectedErrors[0]) };
}

/**
 * Returns the outcome for an error. A code from 500 at a step about the message is a permanent rejection (RFC 5321,
 * section 4.2.1). At an earlier step, it concerns the account or the server, which the owner can fix while the message
 * is queued.
 */
export function failedOutcome(error: unknown): MailOutcome {
  const { responseCode, command, rejectedErrors } = codes(error);
  const reason = failureReason(error);
  const isAboutMessage = aboutMessage.includes(command ?? '');
  const hasTemporary = (rejectedErrors ?? []).some((one) => (codes(one).responseCode ?? 0) < 500);
  return isAboutMessage && (responseCode ?? 0) >= 500 && !hasTemporary
    ? { kind: 'refused', reason }
    : { kind: 'later', reason };
}

const aboutMessage = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** @example 'EENVELOPE 550 RCPT TO' */
function failureReason(error: unknown): string {
  const { code, responseCode, command } = codes(error);
  return [code, responseCode, command].filter((part) => part !== undefined).join(' ') || 'unknown';
}

interface Codes {
  code?: string;
  responseCode?: number;
  command?: string;
  rejectedErrors?: unknown[];
}

function codes(error: unknown): Codes {
  return typeof error === 'object' && error !== null ? error : {};
}
