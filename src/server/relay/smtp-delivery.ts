import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMail } from './compose-mail';
import type { Deliver, RelayLog } from './send-handler';
import type { RelaySettings } from './settings';

/** The failures in a row after which something is wrong with more than one message. */
const MANY = 3;

/**
 * Returns a delivery that hands messages to the mail server. “OK” means that the server has accepted the message (250),
 * and with it the responsibility for it (RFC 5321, sections 4.2.5 and 6.1). Connections are pooled.
 */
export function smtpDelivery(settings: RelaySettings, company: string, log: RelayLog) {
  const transport = createTransport({ ...settings.smtp, pool: true });
  /** The deadlines of the messages that were sent to their last byte. */
  const complete = new WeakSet<object>();
  transport.use('stream', ({ data, message }, done) => {
    message?.processFunc((stream) => stream.once('end', () => complete.add(data.signal!)));
    done();
  });
  let failures = 0;
  let since = '';
  let reason = '';

  /** Remembers and logs a failure. A permanent one (a code from 500) that is not about one text is the owner's to fix. */
  function report(id: string, { code, responseCode = 0, command }: NodemailerError) {
    if (failures === 0) since = new Date().toISOString();
    failures = responseCode >= 500 && code !== 'EMESSAGE' ? MANY : failures + 1;
    // Without the text of the mail server, which can contain names.
    reason = [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
    log('refused', { level: failures >= MANY ? 'error' : 'warning', id, reason });
  }

  const deliver: Deliver = async (message, deadline) => {
    const mail = composeMail(message, company, settings);
    const id = mail.messageId;
    try {
      const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal: deadline });
      log('sent', { id });
      if (rejectedErrors.length === 0) failures = 0;
      // The server has accepted the message for the other recipients.
      for (const error of rejectedErrors) report(id, error);
      return { status: 200, text: 'OK' };
    } catch (caught) {
      const error = caught as NodemailerError;
      report(id, error);
      return complete.has(deadline) && error.responseCode === undefined
        ? { status: 504, text: 'The mail server has not said whether it accepts the message' }
        : { status: 503, text: 'The mail server has not accepted the message' };
    }
  };
  /** Returns the status and the content of `/health`. */
  const health = (): [number, object] =>
    failures >= MANY ? [503, { status: 'failing', since, reason }] : [200, { status: 'ok' }];
  return { deliver, health, close: () => transport.close() };
}
