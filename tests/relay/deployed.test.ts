import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RELAY_PORT, SEND_PATH } from '../../src/publish/hosting/relay-limits';
import { nginxRelayLimits } from '../../src/publish/hosting/nginx-files';
import { contactRules } from '../../src/site/contact-settings';

const unit = readFileSync('deploy/relay.service', 'utf8').split('\n');
const container = readFileSync('deploy/relay.Dockerfile', 'utf8');

it('nginx and the container find the relay at the port where it listens by itself', () => {
  const rules = readFileSync('deploy/nginx/relay.conf', 'utf8');
  expect(rules).toContain(`proxy_pass http://127.0.0.1:${RELAY_PORT};`);
  expect(rules).toContain(`location = ${SEND_PATH} {`);
  for (const text of [`EXPOSE ${RELAY_PORT}`, `127.0.0.1:${RELAY_PORT}/health`])
    expect(container).toContain(text);
});

it('nginx takes its limits from the rules of the form', () => {
  for (const line of ['size 32192;', 'connect_timeout 2000ms;', 'read_timeout 16000ms;'])
    expect(nginxRelayLimits(contactRules({ timeout: 20_000 }))).toContain(line);
});

it('the service starts again after a crash, but not when its settings are invalid', () => {
  expect(unit).toEqual(expect.arrayContaining(['Restart=always', 'RestartPreventExitStatus=78']));
});

it('the service keeps the password out of the environment, and the container holds one file and is not root', () => {
  expect(unit.join('\n')).not.toMatch(/^Environment/m);
  expect(container.match(/^(?:COPY|ADD|RUN) .+$/gm)).toEqual(['COPY relay.mjs /relay.mjs']);
  expect(container).toMatch(/^USER node$/m);
});
