import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailCatcher, type MailCatcher } from '../../../tests/support/mail-catcher';
import { mailBody, SEND, SITE, triedRelay, until, type TriedRelay } from '../../../tests/support/tried-relay';

let catcher: MailCatcher;
let relay: TriedRelay;

beforeAll(async () => {
  catcher = await mailCatcher();
  relay = await triedRelay(catcher.port);
});
afterAll(async () => {
  await relay.end();
  await catcher.stop();
});

const headers = { 'Content-Type': 'application/json', Origin: SITE };
const ask = (options: RequestInit, path = SEND) => fetch(relay.address + path, options);
const post = async (body: string, more: Record<string, string> = {}) => {
  const response = await ask({ method: 'POST', body, headers: { ...headers, ...more } });
  return [response.status, await response.text()];
};

describe('a page', () => {
  it('of the site can send, with CORS headers', async () => {
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    const answered = Object.fromEntries(preflight.headers);
    expect(answered['access-control-allow-origin']).toBe(SITE);
    expect(answered['access-control-allow-methods']).toBe('POST');
    expect(answered['access-control-allow-headers']).toBe('Content-Type');
    expect(answered['vary']).toBe('Origin');
  });

  it.each([
    'https://elsewhere.example',
    'null',
    'https://www.trace.example.evil.example',
    'http://www.trace.example',
    '',
  ])('of another site cannot, nor a program without an origin: %j', async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const response = await ask({
        method,
        headers: { ...headers, Origin: origin },
        ...(method === 'POST' && { body: mailBody() }),
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('can read why it was rejected', async () => {
    const response = await ask({ method: 'POST', headers, body: 'no JSON' });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  });
});

describe('a request is rejected', () => {
  it.each([
    ['no JSON', 400, 'The request is not JSON'],
    ['[]', 400, 'The request is not JSON'],
    ['null', 400, 'The request is not JSON'],
    ['{}', 400, 'The Public Key is invalid'],
    [JSON.stringify({ user_id: 'a' }), 400, 'The service ID is not found'],
    [JSON.stringify({ user_id: 'a', service_id: 'b' }), 400, 'The template ID is not found'],
    [
      JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 'c' }),
      422,
      'A field of the message is missing',
    ],
    [JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 7 }), 400, 'The template ID is not found'],
  ])('when it is not a message: %s', async (body, status, text) => {
    expect(await post(body)).toEqual([status, text]);
  });

  it.each([
    [{ from_name: 'S' }, 422],
    [{ from_name: '<<>>' }, 422],
    [{ from_name: ['Salma'] }, 422],
    [{ from_email: 'salma' }, 422],
    [{ from_email: 'salma@atlas.example\r\nBcc: victim@elsewhere.example' }, 422],
    [{ from_email: 'salma@atlas.example, victim@elsewhere.example' }, 422],
    [{ subject: 'ab' }, 422],
    [{ message: 'Bonjour' }, 422],
    [{ message: 'A casino of your own, click here' }, 403],
    [{ subject: "x' OR 1=1 --" }, 403],
    [{ message: 'Bonjour %3Cscript%3Ealert(1)%3C/script%3E' }, 403],
  ])('when the form would not have sent it: %j', async (fields, status) => {
    expect((await post(mailBody(fields)))[0]).toBe(status);
  });

  it('when its message is longer than the form allows', async () => {
    expect((await post(mailBody({ message: 'a'.repeat(5001) })))[0]).toBe(422);
  });

  it('when it is too large, with or without Content-Length', async () => {
    const large = mailBody({ padding: 'a'.repeat(40_000) });
    expect(await post(large)).toEqual([413, 'The request is too large']);
    const stream = new Blob([large]).stream();
    const response = await ask({ method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('when it has another content type, method or path', async () => {
    expect((await post(mailBody(), { 'Content-Type': 'text/plain' }))[0]).toBe(415);
    expect((await ask({ headers })).status).toBe(405);
    expect((await ask({ method: 'POST' }, '/')).status).toBe(404);
    expect((await ask({ method: 'POST' }, '/health')).status).toBe(404);
  });

  it('and is counted by its reason', async () => {
    const before = await relay.metric('relay_requests_refused_total{reason="content"}');
    await relay.send({ message: 'A casino of your own, click here' });
    expect(await relay.metric('relay_requests_refused_total{reason="content"}')).toBe(before + 1);
  });

  it('and nothing is queued', async () => {
    expect(await relay.metric('relay_messages_queued_total')).toBe(0);
    expect(catcher.caught).toEqual([]);
  });
});

describe('a client address', () => {
  it('can send a limited number of messages per hour, whatever the visitor claims in X-Forwarded-For', async () => {
    const limited = await triedRelay(catcher.port, { RELAY_HOURLY_LIMIT: '3' });
    try {
      const send = async (address: string, subject: string) =>
        (await limited.send({ subject }, { 'X-Forwarded-For': address }))[0];
      const first = [];
      // Each request claims another address before the one that the proxy adds.
      for (const number of [1, 2, 3, 4, 5])
        first.push(await send(`9.9.9.${number}, 1.2.3.4`, `Paie ${number}`));
      expect(first).toEqual([200, 200, 200, 429, 429]);
      expect(await send('1.2.3.5', 'Paie')).toBe(200);
      const neighbours = [];
      for (const number of [1, 2, 3, 4])
        neighbours.push(await send(`2001:db8:0:7::${number}`, `Recrutement ${number}`));
      expect(neighbours).toEqual([200, 200, 200, 429]);
      expect(await send('2001:db8:0:8::1', 'Recrutement')).toBe(200);
    } finally {
      await limited.end();
    }
  });
});

it('the same message again within ten minutes is answered and delivered once', async () => {
  const fields = { subject: 'Repeated' };
  const answers = await Promise.all([
    relay.send(fields),
    relay.send(fields),
    relay.send({ ...fields, timestamp: 'later' }),
  ]);
  expect(answers).toEqual([
    [200, 'OK'],
    [200, 'OK'],
    [200, 'OK'],
  ]);
  expect(await relay.metric('relay_messages_queued_total')).toBe(1);
  expect(await relay.metric('relay_repeats_total')).toBe(2);
  await until(async () => (await relay.metric('relay_queue_messages')) === 0, 'delivered');
  // A second delivery would have started with the first.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(catcher.caught.filter(({ mail }) => mail.subject === 'Repeated')).toHaveLength(1);
});

it('a full queue rejects messages and loses none', async () => {
  const narrow = await triedRelay(1, { RELAY_LONGEST_QUEUE: '2', RELAY_FIRST_WAIT_SECONDS: '60' });
  try {
    const answers = [];
    for (const subject of ['One', 'Two', 'Three']) answers.push((await narrow.send({ subject }))[0]);
    expect(answers).toEqual([200, 200, 503]);
    expect(await narrow.metric('relay_queue_messages')).toBe(2);
  } finally {
    await narrow.end();
  }
});

it('reports its health and metrics', async () => {
  const response = await fetch(`${relay.address}/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

it('continues when a client disconnects in the middle of a message', async () => {
  await new Promise<void>((resolve) => {
    const client = connect(Number(new URL(relay.address).port), '127.0.0.1', () => {
      client.write(
        `POST ${SEND} HTTP/1.1\r\nHost: test\r\nOrigin: ${SITE}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"user_id"`,
        () => {
          client.destroy();
          resolve();
        },
      );
    });
  });
  expect(await relay.send({ subject: 'Still here' })).toEqual([200, 'OK']);
});
