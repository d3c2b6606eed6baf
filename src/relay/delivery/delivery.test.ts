import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, mailCatcher, type MailCatcher } from '../../../tests/support/mail-catcher';
import { triedRelay, until, visitor, type TriedRelay } from '../../../tests/support/tried-relay';

const ends: (() => Promise<unknown>)[] = [];
let catcher: MailCatcher;
let relay: TriedRelay;

/** Starts a mail server with the given behavior, and a relay in front of it. */
async function start(options: Parameters<typeof mailCatcher>[0] = {}, environment = {}) {
  catcher = await mailCatcher(options);
  relay = await triedRelay(catcher.port, environment);
  ends.push(relay.end, catcher.stop);
}
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const arrived = (count: number) => until(() => catcher.caught.length >= count, `${count} mails`);
const deadLetters = () => readdirSync(join(relay.folder, 'dead')).filter((name) => name.endsWith('.json'));
const dead = (count = 1) => until(() => deadLetters().length === count, `${count} dead letters`);

describe('a message that arrives', () => {
  beforeEach(() => start());

  it.each([
    [
      'French',
      { from_name: 'Élodie Benoît', subject: 'Création d’un site', message: 'Où êtes-vous ? À bientôt.' },
    ],
    [
      'English',
      { from_name: 'John O’Neil', subject: 'A website for our shop', message: 'How much would it be? 😀' },
    ],
    [
      'Arabic',
      {
        from_name: 'سلمى الإدريسي',
        subject: 'طلب عرض أثمان: إنشاء موقع',
        message: 'السلام عليكم،\nنود إنشاء موقع.',
      },
    ],
  ])('contains every typed character, in %s', async (_language, fields) => {
    expect(await relay.send(fields)).toEqual([200, 'OK']);
    await arrived(1);
    const { mail, raw } = catcher.caught[0]!;
    expect(mail.subject).toBe(fields.subject);
    expect(mail.text).toBe(`${fields.from_name} <salma@atlas.example>\n\n${fields.message}\n`);
    expect(mail.replyTo).toEqual([{ name: fields.from_name, address: 'salma@atlas.example' }]);
    // Headers are ASCII, whatever they contain.
    // oxlint-disable-next-line no-control-regex
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x00-\x7f]*$/);
    expect(mail.html).toBeUndefined();
  });

  it('comes from the site and goes to the configured recipients, not to those in the request', async () => {
    await relay.send({
      to_email: 'victim@elsewhere.example',
      to: 'victim@elsewhere.example',
      cc: 'victim@elsewhere.example',
    });
    await arrived(1);
    const { from, to, mail, raw } = catcher.caught[0]!;
    expect(from).toBe('site@trace.example');
    expect(to).toEqual(['contact@trace.example', 'direction@trace.example']);
    expect(mail.from).toEqual({ name: 'Tracé', address: 'site@trace.example' });
    expect(raw).not.toContain('victim');
  });

  it('is sanitized and truncated like in the form', async () => {
    await relay.send({ from_name: ' <Salma> ', message: `5 < 6. ${'a'.repeat(2000)}` });
    await arrived(1);
    expect(catcher.caught[0]!.mail.text).toBe(`Salma <salma@atlas.example>\n\n5  6. ${'a'.repeat(994)}\n`);
  });

  it.each([
    ['subject', 'Devis\r\nBcc: victim@elsewhere.example'],
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
    await arrived(1);
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

  it.each([
    'a,b@atlas.example',
    'a;b@atlas.example',
    '"a"@atlas.example',
    'سلمى@atlas.example',
    'a(b)@atlas.example',
  ])('has no Reply-To for the unsafe address %s, but shows it in the text', async (address) => {
    expect(await relay.send({ from_email: address })).toEqual([200, 'OK']);
    await arrived(1);
    const { mail } = catcher.caught[0]!;
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(`<${address}>`);
  });

  it('leaves no personal data in the log and the metrics', async () => {
    await relay.send();
    await relay.send({ from_email: 'nobody' });
    await until(async () => (await relay.metric('relay_messages_sent_total')) === 1, 'sent');
    const output = relay.logged.join('') + (await (await fetch(`${relay.address}/metrics`)).text());
    for (const word of [...Object.values(visitor), 'salma', 'Idrissi', '127.0.0.1', 'contact@'])
      expect(output).not.toContain(word);
    expect(await relay.metric('relay_requests_refused_total{reason="fields"}')).toBe(1);
  });
});

describe('a mail server that does not accept a message at once', () => {
  /** Rejects the first attempts at a step, then accepts. */
  function greylist(step: 'onMailFrom' | 'onRcptTo', times: number, code = 451) {
    let tries = 0;
    return {
      [step]: (_address: unknown, _session: unknown, callback: (error?: Error) => void) =>
        ++tries <= times ? callback(answer(code)) : callback(),
    };
  }

  it.each(['onMailFrom', 'onRcptTo'] as const)('gets it again after a temporary error (%s)', async (step) => {
    await start(greylist(step, 4));
    expect(await relay.send()).toEqual([200, 'OK']);
    await arrived(1);
    expect(await relay.metric('relay_retries_total')).toBeGreaterThan(0);
    expect(deadLetters()).toEqual([]);
  });

  it('gets it when it is back, with the same Message-ID', async () => {
    await start();
    await catcher.stop();
    expect(await relay.send()).toEqual([200, 'OK']);
    await until(async () => (await relay.metric('relay_retries_total')) >= 2, 'two tries');
    const [id] =
      /"id":"([^"]+)"/.exec(relay.logged.find((line) => line.includes('"queued"')) ?? '')?.slice(1) ?? [];
    catcher = await mailCatcher({}, catcher.port);
    ends.push(catcher.stop);
    await arrived(1);
    expect(catcher.caught[0]?.mail.messageId).toBe(`<${id}@trace.example>`);
  });

  it('gets it again when its response contains names, which the log does not', async () => {
    let tries = 0;
    await start({
      onRcptTo: (_address, _session, callback) =>
        ++tries <= 2 ? callback(answer(450, 'no room for salma@atlas.example')) : callback(),
    });
    await relay.send();
    await arrived(1);
    expect(relay.logged.join('')).toContain('EENVELOPE 450 RCPT TO');
    expect(relay.logged.join('')).not.toContain('salma');
  });

  it('loses nothing when the password is wrong, because the owner can fix it', async () => {
    let password = 'new';
    await start(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ password: given }, _session, callback) =>
          given === password ? callback(null, { user: 'site' }) : callback(answer(535)),
      },
      {},
    );
    const other = await triedRelay(catcher.port, { SMTP_URL: `smtp://site:old@127.0.0.1:${catcher.port}` });
    ends.push(other.end);
    await other.send();
    await until(() => other.logged.some((line) => line.includes('EAUTH 535')), 'a refused login');
    password = 'old';
    await arrived(1);
    expect(readdirSync(join(other.folder, 'dead'))).toEqual([]);
  });

  it('moves the message aside when it rejects it permanently', async () => {
    await start({ onMailFrom: (_address, _session, callback) => callback(answer(550)) });
    await relay.send();
    await dead();
    const [name = ''] = deadLetters();
    const letter = JSON.parse(readFileSync(join(relay.folder, 'dead', name), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(letter['message']).toEqual({
      name: visitor.from_name,
      email: visitor.from_email,
      subject: visitor.subject,
      message: visitor.message,
    });
    expect(letter['reason']).toBe('EENVELOPE 550 MAIL FROM');
    await until(async () => (await relay.metric('relay_messages_failed_total')) === 1, 'counted');
    expect(await relay.metric('relay_queue_messages')).toBe(0);
  });

  it('moves the message aside when it is too old', async () => {
    await start(greylist('onMailFrom', Infinity), { RELAY_GIVE_UP_DAYS: '0.000003' });
    await relay.send();
    await dead();
    expect(await relay.metric('relay_retries_total')).toBeGreaterThan(0);
  });

  it('delivers once to one recipient when it rejects the other temporarily', async () => {
    let tries = 0;
    await start({
      onRcptTo: ({ address }, _session, callback) =>
        address.startsWith('direction') && ++tries <= 2 ? callback(answer(450)) : callback(),
    });
    await relay.send();
    await arrived(2);
    expect(catcher.caught.map(({ to }) => to)).toEqual([
      ['contact@trace.example'],
      ['direction@trace.example'],
    ]);
    expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it('moves it aside for a recipient that does not exist, and delivers it to the other', async () => {
    await start({
      onRcptTo: ({ address }, _session, callback) =>
        address.startsWith('direction') ? callback(answer(550)) : callback(),
    });
    await relay.send();
    await dead();
    expect(catcher.caught.map(({ to }) => to)).toEqual([['contact@trace.example']]);
    const [name = ''] = deadLetters();
    expect(readFileSync(join(relay.folder, 'dead', name), 'utf8')).toContain('direction@trace.example');
  });
});

describe('a mail server that misbehaves', () => {
  /** Starts a server of plain sockets that misbehaves on the first connections and then works. */
  async function odd(behave: (socket: Socket, connection: number) => boolean) {
    catcher = await mailCatcher();
    let connections = 0;
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      if (!behave(socket, ++connections)) {
        const through = new (socket.constructor as typeof Socket)();
        through.on('error', () => socket.destroy());
        through.connect(catcher.port, '127.0.0.1');
        socket.pipe(through).pipe(socket);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    relay = await triedRelay(port);
    ends.push(relay.end, catcher.stop, async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
  }

  it.each<[string, (socket: Socket) => void]>([
    ['hangs up at once', (socket) => socket.destroy()],
    ['says nothing', () => {}],
    ['says half a greeting and no more', (socket) => socket.write('220 mail.trace')],
    ['speaks no SMTP', (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
    ['is busy', (socket) => socket.end('421 come back later\r\n')],
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
  ])('and %s loses nothing', async (_how, behave) => {
    await odd((socket, connection) => {
      if (connection > 2) return false;
      behave(socket);
      return true;
    });
    expect(await relay.send()).toEqual([200, 'OK']);
    await arrived(1);
    expect(await relay.metric('relay_retries_total')).toBe(2);
    expect(deadLetters()).toEqual([]);
  });

  it('gets nothing unencrypted on another machine without TLS', async () => {
    await start();
    // A name other than localhost that resolves to this machine.
    const other = await triedRelay(catcher.port, { SMTP_URL: `smtp://[::ffff:127.0.0.1]:${catcher.port}` });
    ends.push(other.end);
    await other.send();
    await until(() => other.logged.some((line) => line.includes('ETLS')), 'a try');
    expect(catcher.caught).toEqual([]);
  });

  it('gets nothing when its certificate is invalid', async () => {
    catcher = await mailCatcher({ secure: true });
    relay = await triedRelay(catcher.port, { SMTP_URL: `smtps://127.0.0.1:${catcher.port}` });
    ends.push(relay.end, catcher.stop);
    await relay.send();
    await until(() => relay.logged.some((line) => /"reason":"(ETLS|ESOCKET)/.test(line)), 'a try');
    expect(catcher.caught).toEqual([]);
    expect(await relay.metric('relay_queue_messages')).toBe(1);
  });
});
