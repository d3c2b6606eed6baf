import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { mailCatcher, type MailCatcher } from '../../../tests/support/mail-catcher';
import { mailBody, SITE, triedRelay, type TriedRelay } from '../../../tests/support/tried-relay';
import { mapFields } from '../../client/contact/fields';
import { toFields } from '../../client/contact/message/message-fields';
import { relayLimits, SEND_PATH } from '../../publish/hosting/relay-limits';
import { contactRules } from '../../site/contact-settings';

let catcher: MailCatcher;
let relay: TriedRelay;

beforeAll(async () => {
  catcher = await mailCatcher();
  relay = await triedRelay(catcher.port);
});
afterAll(async () => {
  await relay.stop();
  await catcher.stop();
});

const ask = (options: RequestInit, path = SEND_PATH) => fetch(relay.address + path, options);
const post = async (body: string, headers?: Record<string, string>) => {
  const response = await relay.post(body, headers);
  return [response.status, await response.text()];
};

describe('a page', () => {
  it('of the site can send, with CORS headers', async () => {
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
      vary: 'Origin',
    });
  });

  it.each(['https://elsewhere.example', 'null', 'http://www.trace.example', ''])(
    'of another site cannot, nor a program without an origin: %j',
    async (origin) => {
      for (const method of ['OPTIONS', 'POST']) {
        const headers = { 'Content-Type': 'application/json', Origin: origin };
        const response = await ask({ method, headers, ...(method === 'POST' && { body: mailBody() }) });
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );
});

describe('a request is rejected', () => {
  it.each([
    ['no JSON', 400, 'The request is not JSON'],
    ['[]', 400, 'The request is not JSON'],
    ['{}', 422, 'A field of the message is invalid'],
  ])('when it is not a message: %s', async (body, status, text) => {
    expect(await post(body)).toEqual([status, text]);
  });

  it.each([
    [{ from_name: 'S' }, 422],
    [{ from_name: ['Salma'] }, 422],
    [{ from_email: 'salma@atlas.example%0ABcc:victim@elsewhere.example' }, 422],
    [{ message_2: ['Bonjour'] }, 422],
    [{ message_5: 'a'.repeat(1001) }, 413],
    [{ ...toFields(aMessage({ message: 'a'.repeat(5000) })), message_2: ' and a casino, click here' }, 403],
    [{ subject: "x' OR 1=1 --" }, 403],
    [{ message: 'Bonjour %3Cscript%3Ealert(1)%3C/script%3E' }, 403],
  ])('when the form would not have sent it: %j', async (fields, status) => {
    expect((await relay.send(fields))[0]).toBe(status);
  });

  it('when it is too large, with or without Content-Length', async () => {
    const large = mailBody({ padding: 'a'.repeat(40_000) });
    expect(await post(large)).toEqual([413, 'The request is too large']);
    const headers = { 'Content-Type': 'application/json', Origin: SITE };
    const body = new Blob([large]).stream();
    const response = await ask({ method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('when it has another content type, method or path', async () => {
    expect((await post(mailBody(), { 'Content-Type': 'text/plain' }))[0]).toBe(415);
    const other = await ask({ headers: { Origin: SITE } });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await ask({ method: 'POST' }, '/')).status).toBe(404);
  });

  it('and the mail server hears nothing of it', () => {
    expect(catcher.caught).toEqual([]);
  });
});

it('the longest message that the form sends is taken, in letters of three bytes', async () => {
  const { lengths } = contactRules({});
  const long = mapFields((name) => '网'.repeat(lengths[name].maximum));
  long.email = `${'a'.repeat(86)}@atlas.example`;
  long.subject += ' (5 000 caractères)';
  expect(await relay.send(toFields(long))).toEqual([200, 'OK']);
});

describe('a client', () => {
  const half = `POST ${SEND_PATH} HTTP/1.1\r\nHost: relay\r\nOrigin: ${SITE}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"user_id"`;

  it.each([
    ['connects and says nothing', ''],
    ['stops in the middle of its headers', `POST ${SEND_PATH} HTTP/1.1\r\nHost: relay\r\n`],
    ['stops in the middle of its message', half],
  ])('that %s is cut off', async (_what, text) => {
    const impatient = await triedRelay(catcher.port, {}, 1000);
    const client = connect(Number(new URL(impatient.address).port), '127.0.0.1');
    client.write(text);
    const received: string[] = [];
    client.on('data', (data) => received.push(String(data)));
    await new Promise((resolve) => client.on('close', resolve));
    expect(received.join('')).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    await impatient.stop();
  });

  it('that hangs up in the middle of a message ends nothing', async () => {
    const client = connect(Number(new URL(relay.address).port), '127.0.0.1');
    await new Promise<void>((resolve) => void client.write(half, () => resolve()));
    client.destroy();
    await expect.poll(() => relay.logged.at(-1)).toContain('"level":"warning"');
    expect(await relay.send({ subject: 'Still here' })).toEqual([200, 'OK']);
  });
});

it('each waits for the one behind it: the relay for the mail server, nginx for the relay, the form for nginx', () => {
  for (const timeout of [1000, 15_000, 60_000]) {
    const limits = relayLimits({ ...contactRules({}), timeout });
    expect(limits.relay).toBeLessThan(limits.nginx);
    expect(limits.nginxConnect + limits.nginx).toBeLessThan(timeout);
  }
});

it('a message that arrives slowly is answered before nginx gives up, too', async () => {
  const silent = await mailCatcher({ onData: (stream) => void stream.resume() });
  const patient = await triedRelay(silent.port, {}, 2000);
  const start = performance.now();
  async function* body() {
    yield Buffer.from(mailBody().slice(0, 100));
    await setTimeout(900);
    yield Buffer.from(mailBody().slice(100));
  }
  const headers = { 'Content-Type': 'application/json', Origin: SITE };
  const request = { method: 'POST', headers, body: body(), duplex: 'half' };
  const response = await fetch(patient.address + SEND_PATH, request as unknown as RequestInit);
  expect(response.status).toBe(504);
  expect(performance.now() - start).toBeLessThan(relayLimits({ timeout: 2000 }).nginx);
  await patient.stop();
  await silent.stop();
});
