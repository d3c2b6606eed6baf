import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool';

/**
 * Parses `smtps://user:password@mail.trace.example` or `smtp://127.0.0.1:25`. Messages are personal data: the connection
 * is encrypted, unless the server is on the same machine.
 */
export function parseSmtpUrl(text: string): SMTPPoolOptions | undefined {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
    const isServer = /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname + search + hash);
    if (!isServer || (username === '') !== (password === '')) return undefined;
    const secure = protocol === 'smtps:';
    const host = hostname.replace(/^\[|\]$/g, '');
    const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
    return {
      host,
      // The submission ports with implicit TLS (RFC 8314, section 3.3) and with STARTTLS (RFC 6409).
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLocal,
      // A server on the same machine has no certificate for its address.
      ignoreTLS: isLocal,
      tls: { minVersion: 'TLSv1.2' },
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    };
  } catch {
    return undefined; // no URL, or a % that is not followed by two hexadecimal digits
  }
}
