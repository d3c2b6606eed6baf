import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxRun, type NginxRun } from '../../src/bench/serve/nginx-run';
import { contactPath } from '../site/shipped';
import { found } from '../support/nginx-site';

const ADDRESS = '/api/v1.0/email/send';

describe.skipIf(found.missing !== undefined)('nginx before a mail relay', () => {
  let relay: Server;
  let server: NginxRun;
  const heard: { method: string | undefined; from: unknown; body: string }[] = [];

  beforeAll(async () => {
    relay = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => {
        heard.push({ method: request.method, from: request.headers['x-forwarded-for'], body });
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK');
      });
    });
    await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
    const rules = readFileSync('deploy/nginx-relay.conf', 'utf8').replace(
      '127.0.0.1:8025',
      `127.0.0.1:${(relay.address() as AddressInfo).port}`,
    );
    if (found.missing === undefined) server = await nginxRun(found, '.local/hosting', 'dist', rules);
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    relay.close();
  });

  const send = (address: string, body: string) =>
    fetch(`http://127.0.0.1:${server.ports.container}${address}`, { method: 'POST', body });

  it('passes on what the form sends, with the address of who sends it, and the answer', async () => {
    const answer = await send(ADDRESS, '{"template_params":{}}');
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(heard).toEqual([{ method: 'POST', from: '127.0.0.1', body: '{"template_params":{}}' }]);
  });

  it('takes no more than a message, and nothing anywhere else', async () => {
    expect((await send(ADDRESS, 'x'.repeat(40_000))).status).toBe(413);
    expect((await send('/api/other', '{}')).status).toBe(404);
    expect((await send(contactPath, '{}')).status).toBe(405);
    expect(heard).toHaveLength(1);
  });
});
