import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { answer, mailCatcher, type MailCatcher } from '../../../tests/support/mail-catcher';
import { mapFields } from '../../client/contact/fields';
import { replyNote } from '../../client/contact/mail-address';
import { toFields } from '../../client/contact/message/message-fields';
import { triedRelay, visitor, type TriedRelay } from '../../../tests/support/tried-relay';

const ends: (() => unknown)[] = [];
let catcher: MailCatcher;
let relay: TriedRelay;

/** Starts a mail server with the given behavior, and a relay in front of it. */
async function start(options: Parameters<typeof mailCatcher>[0] = {}, environment = {}, timeout?: number) {
  catcher = await mailCatcher(options);
  relay = await triedRelay(catcher.port, environment, timeout);
  ends.push(relay.stop, catcher.stop);
}
// Not at the edge of a window of the Message-ID.
beforeEach(() => void vi.setSystemTime('2026-01-05T09:35:00Z'));
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) await end();
});

const REFUSED = [503, 'The mail server has not accepted the message'];

describe('a message that arrives', () => {
  beforeEach(() => start());

  it('contains every typed character; its headers are ASCII, and it is plain text', async () => {
    const fields = {
      from_name: 'سلمى Benoît 😀',
      subject: 'طلب عرض أثمان: création d’un site',
      message: 'السلام عليكم،\nOù êtes-vous ? À bientôt 😀.',
    };
    expect(await relay.send(fields)).toEqual([200, 'OK']);
    const { mail, raw } = catcher.caught[0]!;
    expect(mail.subject).toBe(fields.subject);
    expect(mail.text).toBe(`${fields.from_name} <salma@atlas.example>\n\n${fields.message}\n`);
    expect(mail.replyTo).toEqual([{ name: fields.from_name, address: 'salma@atlas.example' }]);
    // oxlint-disable-next-line no-control-regex
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x00-\x7f]*$/);
    expect(mail.html).toBeUndefined();
  });

  it('comes from the site and goes to the configured recipients, not to those in the request', async () => {
    const victim = 'victim@elsewhere.example';
    await relay.send({ to_email: victim, to: victim, cc: victim });
    const { from, to, mail, raw } = catcher.caught[0]!;
    expect(from).toBe('site@trace.example');
    expect(to).toEqual(['contact@trace.example', 'direction@trace.example']);
    expect(mail.from).toEqual({ name: 'Tracé', address: 'site@trace.example' });
    expect(raw).not.toContain('victim');
  });

  it('is one mail, whatever its length, and sanitized like in the form', async () => {
    const text = `${'سطر من الرسالة 😀\n'.repeat(250)}fin`;
    await relay.send(toFields(aMessage({ name: ' <Salma> ', message: text })));
    expect(catcher.caught.map(({ mail }) => mail.text)).toEqual([`Salma <salma@atlas.example>\n\n${text}\n`]);
  });

  it.each([
    ['subject', 'Devis\nBcc: victim@elsewhere.example\n\nAnother body'],
    ['subject', 'Devis\u2028Bcc: victim@elsewhere.example'],
    ['subject', 'Devis %0d%0aBcc: victim@elsewhere.example'],
    ['from_name', 'Salma\r\nBcc: victim@elsewhere.example'],
    ['from_name', 'Salma" <victim@elsewhere.example>, "x'],
    ['from_name', '=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?='],
    [
      'message',
      'Bonjour à tous\r\n.\r\nMAIL FROM:<site@trace.example>\r\nRCPT TO:<victim@elsewhere.example>',
    ],
  ])('gets no header and no recipient from its %s: %j', async (field, value) => {
    expect(await relay.send({ [field]: value })).toEqual([200, 'OK']);
    const { mail, to } = catcher.caught[0]!;
    expect(to).toEqual(['contact@trace.example', 'direction@trace.example']);
    expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['salma@atlas.example']);
    expect(catcher.caught).toHaveLength(1);
  });

  it.each(['a,b@atlas.example', '"a"@atlas.example', 'سلمى@atlas.example'])(
    'says in its first line that no Reply-To holds the address %s, and shows it',
    async (address) => {
      expect(await relay.send({ from_email: address })).toEqual([200, 'OK']);
      const { mail } = catcher.caught[0]!;
      expect(mail.replyTo).toBeUndefined();
      expect(mail.text).toBe(`${replyNote(address)}${visitor.name} <${address}>\n\n${visitor.message}\n`);
    },
  );

  it('is answered at the ASCII form of the domain', async () => {
    expect(await relay.send({ from_email: '\u200fsalma@société.example,' })).toEqual([200, 'OK']);
    expect(catcher.caught[0]!.mail.replyTo?.map(({ address }) => address)).toEqual([
      'salma@xn--socit-esab.example',
    ]);
  });

  it('leaves no personal data in the log and at the health address', async () => {
    const typed = mapFields((name) => visitor[name] || `Le champ ${name}`);
    await relay.send(toFields(typed));
    await relay.send({ from_email: 'nobody' });
    await catcher.stop();
    await relay.send();
    const output = relay.logged.join('') + JSON.stringify(await relay.health());
    expect(relay.logged).toHaveLength(3);
    for (const word of [...Object.values(typed), 'salma', 'Idrissi', '127.0.0.1', 'contact@'])
      expect(output).not.toContain(word);
  });
});

describe('a mail server that refuses', () => {
  it.each(['onMailFrom', 'onRcptTo'] as const)(
    'for now (%s) is asked again by the visitor, and loses nothing',
    async (step) => {
      let isBusy = true;
      await start({
        [step]: (_address: unknown, _session: unknown, callback: (error?: Error) => void) =>
          isBusy ? callback(answer(451, 'no room for salma@atlas.example')) : callback(),
      });
      expect(await relay.send()).toEqual(REFUSED);
      expect(relay.logged[0]).toContain('"level":"warning"');
      expect(relay.logged[0]).toMatch(/"reason":"EENVELOPE 451 (?:MAIL FROM|RCPT TO)"/);
      expect(await relay.health()).toEqual([200, { status: 'ok' }]);
      isBusy = false;
      expect(await relay.send()).toEqual([200, 'OK']);
    },
  );

  it.each([
    ['the sender', 'onMailFrom', 550, 'EENVELOPE 550 MAIL FROM'],
    ['every recipient', 'onRcptTo', 550, 'EENVELOPE 550 RCPT TO'],
    ['the password', 'onAuth', 535, 'EAUTH 535 AUTH PLAIN'],
  ])(
    '%s for good is an error for the owner until a message is accepted',
    async (_what, step, code, reason) => {
      let isRefusing = true;
      await start({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_login, _session, callback) => callback(null, { user: 'site' }),
        [step]: (_value: unknown, _session: unknown, callback: (error: Error | null, ok?: object) => void) =>
          isRefusing ? callback(answer(code)) : callback(null, { user: 'site' }),
      });
      await relay.stop();
      relay = await triedRelay(catcher.port, { SMTP_URL: `smtp://site:secret@127.0.0.1:${catcher.port}` });
      ends.unshift(relay.stop);
      expect(await relay.send()).toEqual(REFUSED);
      expect(relay.logged[0]).toContain(`"level":"error"`);
      const since = expect.stringMatching(/^\d{4}-/);
      expect(await relay.health()).toEqual([503, { status: 'failing', since, reason }]);
      isRefusing = false;
      expect(await relay.send()).toEqual([200, 'OK']);
      expect(await relay.health()).toEqual([200, { status: 'ok' }]);
    },
  );

  it.each([451, 554])(
    'the message itself (%d) has not got it (503), although it was sent whole, and may accept others',
    async (code) => {
      await start({
        async onData(stream, _session, callback) {
          await stream.toArray();
          callback(answer(code));
        },
      });
      expect(await relay.send()).toEqual(REFUSED);
      expect(relay.logged[0]).toContain('"level":"warning"');
      expect(await relay.health()).toEqual([200, { status: 'ok' }]);
    },
  );

  it('one recipient gets the message for the other, and the owner learns of it', async () => {
    await start({
      onRcptTo: ({ address }, _session, callback) =>
        address.startsWith('direction') ? callback(answer(550)) : callback(),
    });
    expect(await relay.send()).toEqual([200, 'OK']);
    expect(catcher.caught.map(({ to }) => to)).toEqual([['contact@trace.example']]);
    expect(await relay.health()).toMatchObject([503, { reason: 'EENVELOPE 550 RCPT TO' }]);
  });
});

describe('a mail server that misbehaves', () => {
  /** Starts a server of plain sockets in front of the mail server, which misbehaves until it is repaired. */
  async function odd(behave: (socket: Socket) => void) {
    catcher = await mailCatcher();
    let isOdd = true;
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      if (isOdd) return behave(socket);
      const through = new (socket.constructor as typeof Socket)().on('error', () => socket.destroy());
      through.connect(catcher.port, '127.0.0.1');
      socket.pipe(through).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    relay = await triedRelay((server.address() as { port: number }).port, {}, 3000);
    ends.push(relay.stop, catcher.stop, () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return () => (isOdd = false);
  }

  it.each<[string, (socket: Socket) => void]>([
    ['says half a greeting and no more', (socket) => socket.write('220 mail.trace')],
    ['speaks no SMTP', (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
    [
      'hangs up in the middle of a message',
      (socket) => {
        socket.write('220 mail\r\n');
        socket.on('data', (data) => {
          if (String(data).startsWith('DATA')) socket.destroy();
          else socket.write('250 good\r\n');
        });
      },
    ],
  ])('and %s gets no “OK”, and the message once it works', async (_how, behave) => {
    const repair = await odd(behave);
    expect(await relay.send()).toEqual(REFUSED);
    expect(catcher.caught).toEqual([]);
    repair();
    expect(await relay.send()).toEqual([200, 'OK']);
    expect(catcher.caught).toHaveLength(1);
  });

  it('is an error for the owner after three failures in a row of any kind, until a message is accepted', async () => {
    const kinds: ((socket: Socket) => void)[] = [
      (socket) => socket.destroy(),
      (socket) => socket.end('421 come back later\r\n'),
      () => {},
    ];
    const repair = await odd((socket) => kinds.shift()?.(socket));
    for (const state of ['ok', 'ok', 'failing']) {
      expect(await relay.send()).toEqual(REFUSED);
      expect((await relay.health())[1]).toMatchObject({ status: state });
      vi.setSystemTime('2026-01-05T09:36:00Z');
    }
    expect(relay.logged.join().match(/warning|error/g)).toEqual(['warning', 'warning', 'error']);
    const since = expect.stringMatching(/^2026-01-05T09:35/);
    expect(await relay.health()).toEqual([503, { status: 'failing', since, reason: 'EABORT' }]);
    repair();
    await relay.send();
    expect(await relay.health()).toEqual([200, { status: 'ok' }]);
  });

  it('and answers too late after a message may have it (504); each copy has one Message-ID', async () => {
    let copies = 0;
    const ids = new Set<string>();
    const late: (() => void)[] = [];
    await start(
      {
        async onData(stream, _session, callback) {
          const text = Buffer.concat(await stream.toArray()).toString();
          copies++;
          ids.add(/^Message-ID: (.+)$/im.exec(text)?.[1] ?? '');
          late.push(callback);
        },
      },
      {},
      3000,
    );
    const unknown = [504, 'The mail server has not said whether it accepts the message'];
    expect(await relay.send()).toEqual(unknown);
    expect(await relay.send()).toEqual(unknown);
    for (const callback of late) callback();
    expect([copies, ids.size]).toEqual([2, 1]);
  });

  it('gets nothing when its certificate is invalid', async () => {
    catcher = await mailCatcher({ secure: true });
    relay = await triedRelay(catcher.port, { SMTP_URL: `smtps://127.0.0.1:${catcher.port}` });
    ends.push(relay.stop, catcher.stop);
    expect(await relay.send()).toEqual(REFUSED);
    expect(catcher.caught).toEqual([]);
  });
});
