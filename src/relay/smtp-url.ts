/** The SMTP server. */
export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection starts with TLS (smtps); otherwise STARTTLS encrypts it. */
  secure: boolean;
  /** Whether messages may be sent unencrypted when the server does not offer TLS. */
  plain: boolean;
  user?: string | undefined;
  password?: string | undefined;
}

/**
 * Parses the URL of a mail server. Messages are personal data: connections are encrypted, unless the server is on the
 * same machine or the owner allows plain text.
 *
 * @param text such as `smtps://user:password@mail.trace.example`
 * @param allowPlain whether the owner allows unencrypted connections
 * @returns the server and the problems, which never contain the URL, because it includes a password
 */
export function mailServer(text: string, allowPlain: boolean): { mailServer: MailServer; faults: string[] } {
  const invalid: MailServer = { host: '', port: 0, secure: true, plain: false };
  const fault = (reason: string) => ({
    mailServer: invalid,
    faults: [
      `SMTP_URL: ${reason}. Write SMTP_URL=smtps://user:password@mail.trace.example, with characters such as @, : and / in the password as %40, %3A and %2F.`,
    ],
  });
  if (text === '') return fault('it is not set');
  if (!URL.canParse(text)) return fault('it is not a valid URL');
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return fault('the scheme must be smtp:// or smtps://');
  if (hostname === '') return fault('the host is missing');
  if (pathname.length > 1 || search !== '' || hash !== '')
    return fault('only a host and a port are allowed after the @');
  if ((username === '') !== (password === '')) return fault('user and password must be set together');
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    return {
      mailServer: {
        host,
        // The submission ports with implicit TLS (RFC 8314, section 3.3) and with STARTTLS (RFC 6409).
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
    return fault('a % is not followed by two hexadecimal digits');
  }
}

function isSameMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
