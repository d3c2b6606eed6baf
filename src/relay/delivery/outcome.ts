import type { SMTPSentMessageInfo } from 'nodemailer/lib/smtp-transport';

/** What became of a try; the reason holds codes only, for a server's words may name people. */
export type MailOutcome =
  | { kind: 'sent' }
  /** Some have it; these have not. */
  | { kind: 'partly'; to: string[]; reason: string }
  | { kind: 'later'; reason: string }
  | { kind: 'refused'; reason: string };

/** What a mail server's answer means. */
export function sentOutcome({ rejected = [], rejectedErrors = [] }: SMTPSentMessageInfo): MailOutcome {
  if (rejected.length === 0) return { kind: 'sent' };
  return { kind: 'partly', to: rejected, reason: failureReason(rejectedErrors[0]) };
}

/**
 * What a failure means. A server refuses a message for good by a code from 500 at the steps that are about it (RFC
 * 5321, section 4.2.1); the same at an earlier step is about the account or the server, which the owner mends while
 * the message waits.
 */
export function failedOutcome(error: unknown): MailOutcome {
  const { responseCode, command, rejectedErrors } = codes(error);
  const reason = failureReason(error);
  const isAboutMessage = aboutMessage.includes(command ?? '');
  const someLater = (rejectedErrors ?? []).some((one) => (codes(one).responseCode ?? 0) < 500);
  return isAboutMessage && (responseCode ?? 0) >= 500 && !someLater
    ? { kind: 'refused', reason }
    : { kind: 'later', reason };
}

const aboutMessage = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Such as « EENVELOPE 550 RCPT TO ». */
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
