import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxRun, type NginxRun } from '../support/nginx-run';
import { RELAY_PORT, SEND_PATH } from '../../src/publish/hosting/relay-limits';
import { listen } from '../../src/server/local-server';
import { contactPath } from '../site/shipped';
import { found } from '../support/nginx-site';

describe.skipIf(found.missing !== undefined)('nginx before a mail relay', () => {
  let relay: Server;
  let server: NginxRun;
  const heard: { method: string | undefined; body: string; forwarded: unknown }[] = [];

  beforeAll(async () => {
    relay = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => {
        heard.push({ method: request.method, body, forwarded: request.headers['x-forwarded-for'] });
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK');
      });
    });
    const rules = readFileSync('.local/hosting/nginx/relay.conf', 'utf8').replace(
      `127.0.0.1:${RELAY_PORT}`,
      new URL(await listen(relay, 0)).host,
    );
    // The test sends for many visitors, as a proxy in front of nginx does.
    const visitors = 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;\n';
    if (found.missing === undefined)
      server = await nginxRun(found, '.local/hosting', 'dist', { 'redirects.conf': visitors + rules });
  });

  afterAll(async () => {
    await server.stop();
    relay.close();
  });

  const send = (address: string, body: string, visitor = '203.0.113.1') =>
    fetch(`http://127.0.0.1:${server.ports.container}${address}`, {
      method: 'POST',
      body,
      headers: { 'X-Real-IP': visitor },
    });

  it('passes on what the form sends, without the address of who sends it, and the answer', async () => {
    const answer = await send(SEND_PATH, '{"template_params":{}}');
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(heard).toEqual([{ method: 'POST', body: '{"template_params":{}}', forwarded: undefined }]);
  });

  it('takes no more than a message, and nothing anywhere else', async () => {
    expect((await send(SEND_PATH, 'x'.repeat(40_000))).status).toBe(413);
    expect((await send('/api/other', '{}')).status).toBe(404);
    expect((await send(contactPath, '{}')).status).toBe(405);
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['an address', '203.0.113.2', '203.0.113.2', '203.0.113.3'],
    ['a household with IPv6', '2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1'],
  ])('lets %s send 21 messages at once, and no more', async (_who, visitor, same, other) => {
    const statuses = [];
    for (let number = 0; number < 21; number++) statuses.push((await send(SEND_PATH, '{}', visitor)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await send(SEND_PATH, '{}', same)).status).toBe(429);
    expect((await send(SEND_PATH, '{}', other)).status).toBe(200);
  });

  it('says so at once when the relay does not run', async () => {
    relay.closeAllConnections();
    await new Promise((done) => relay.close(done));
    expect((await send(SEND_PATH, '{}', '203.0.113.9')).status).toBe(502);
  });
});
