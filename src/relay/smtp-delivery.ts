import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail';
import { OK, type Deliver } from './delivery';
import type { RelayLog } from './log';
import type { RelaySettings } from './settings';

/** Why no message can be sent: codes, without the text of the mail server, which can contain names. */
export interface Failure {
  since: string;
  reason: string;
}

/** The failures in a row after which something is wrong with more than one message. */
const MANY = 3;

/**
 * Returns a delivery that hands messages to the mail server. “OK” means that the server has accepted the message (250),
 * and with it the responsibility for it (RFC 5321, sections 4.2.5 and 6.1). Connections are pooled.
 *
 * @param name the name of the company
 */
export function smtpDelivery({ smtp, from, recipients }: RelaySettings, name: string, log: RelayLog) {
  const transport = createTransport({ ...smtp, pool: true });
  /** The deadlines of the messages that were sent to their last byte. */
  const complete = new WeakSet<object>();
  transport.use('stream', ({ data, message }, done) => {
    message?.processFunc((stream) => stream.once('end', () => complete.add(data.signal!)));
    done();
  });
  let last: (Failure & { failures: number }) | undefined;
  const failure = (): Failure | undefined =>
    last && last.failures >= MANY ? { since: last.since, reason: last.reason } : undefined;

  /** Remembers and logs a failure. A permanent one (a code from 500) is the owner's to fix, and need not happen again. */
  function report(id: string, error: SmtpError) {
    const reason = [error.code, error.responseCode, error.command].filter(Boolean).join(' ') || 'unknown';
    const failures = (error.responseCode ?? 0) >= 500 ? MANY : (last?.failures ?? 0) + 1;
    last = { since: last?.since ?? new Date().toISOString(), reason, failures };
    log('refused', { level: failure() ? 'error' : 'warning', id, reason });
  }

  const deliver: Deliver = async (message, deadline) => {
    const mail = composeMail(message, { name, from, recipients });
    const id = mail.messageId;
    try {
      const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal: deadline });
      log('sent', { id });
      if (rejectedErrors.length === 0) last = undefined;
      // The server has accepted the message for the other recipients.
      for (const error of rejectedErrors) report(id, error as SmtpError);
      return OK;
    } catch (error) {
      report(id, error as SmtpError);
      return complete.has(deadline) && (error as SmtpError).responseCode === undefined
        ? { status: 504, text: 'The mail server has not said whether it accepts the message' }
        : { status: 503, text: 'The mail server has not accepted the message' };
    }
  };

  return { deliver, failure, close: () => transport.close() };
}

/** The codes of an error of nodemailer. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}
