/** The server that takes the messages on. */
export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection is encrypted from its first byte (smtps); otherwise it becomes so by STARTTLS. */
  secure: boolean;
  /** Whether a message may travel unencrypted, when the server offers nothing else. */
  plain: boolean;
  user?: string | undefined;
  password?: string | undefined;
}

/**
 * Reads the address of a mail server. Messages are personal data: they travel encrypted, unless the server is on the
 * same machine or the owner allows it.
 *
 * @param text such as `smtps://user:password@mail.trace.example`
 * @param allowPlain whether the owner allows an unencrypted way
 * @returns what is wrong never repeats the address, for a password stands in it
 */
export function mailServer(text: string, allowPlain: boolean): { mailServer: MailServer; faults: string[] } {
  const nowhere: MailServer = { host: '', port: 0, secure: true, plain: false };
  const fault = (reason: string) => ({
    mailServer: nowhere,
    faults: [
      `SMTP_URL: ${reason}. Write SMTP_URL=smtps://user:password@mail.trace.example, signs such as @, : and / in the password as %40, %3A and %2F.`,
    ],
  });
  if (text === '') return fault('it says of no mail server');
  if (!URL.canParse(text)) return fault('it is no address');
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    return fault('it begins neither with smtp:// nor with smtps://');
  if (hostname === '') return fault('it names no server');
  if (pathname.length > 1 || search !== '' || hash !== '')
    return fault('something stands behind the name of the server');
  if ((username === '') !== (password === '')) return fault('it has a user or a password without the other');
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    return {
      mailServer: {
        host,
        // The ports of submission, encrypted at once (RFC 8314, section 3.3) and by STARTTLS (RFC 6409).
        port: port === '' ? (secure ? 465 : 587) : Number(port),
        secure,
        plain: !secure && (allowPlain || isSameMachine(host)),
        ...(username !== '' && {
          user: decodeURIComponent(username),
          password: decodeURIComponent(password),
        }),
      },
      faults: [],
    };
  } catch {
    return fault('a % in it is not followed by two digits');
  }
}

function isSameMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
