import { createTransport } from 'nodemailer';
import { composeMail, type Envelope } from './compose-mail';
import { OK, type Deliver } from './delivery';
import type { RelayLog } from './log';
import type { RelaySettings } from './settings';

/** A permanent refusal of the mail server: the code, without its text, which can contain names. */
export interface Refusal {
  since: string;
  reason: string;
}

/**
 * Returns a delivery that hands messages to the mail server. “OK” means that the server has accepted the message (250),
 * and with it the responsibility for it (RFC 5321, sections 4.2.5 and 6.1). Connections are pooled.
 *
 * @param name the name of the company
 */
export function smtpDelivery({ smtp, from, recipients }: RelaySettings, name: string, log: RelayLog) {
  const transport = createTransport({ ...smtp, pool: true });
  const envelope: Envelope = { name, from, recipients };
  let refusal: Refusal | undefined;

  /** Logs a failure. A permanent one (a code from 500) is the owner's to fix: it is an error, and lasts until a success. */
  function report(id: string, error: SmtpError) {
    const reason = [error.code, error.responseCode, error.command].filter(Boolean).join(' ') || 'unknown';
    const isPermanent = (error.responseCode ?? 0) >= 500;
    log('refused', { level: isPermanent ? 'error' : 'warning', id, reason });
    if (isPermanent) refusal = { since: refusal?.since ?? new Date().toISOString(), reason };
  }

  const deliver: Deliver = async (message, deadline) => {
    const mail = composeMail(message, envelope);
    const id = mail.messageId;
    try {
      const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal: deadline });
      log('sent', { id });
      refusal = undefined;
      // The server has accepted the message for the other recipients.
      for (const error of rejectedErrors) report(id, error as SmtpError);
      return OK;
    } catch (error) {
      report(id, error as SmtpError);
      return { status: 503, text: 'The mail server has not accepted the message' };
    }
  };

  return { deliver, refusal: () => refusal, close: () => transport.close() };
}

/** The codes of an error of nodemailer. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}
