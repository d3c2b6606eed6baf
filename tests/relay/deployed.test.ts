import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const unit = readFileSync('deploy/relay.service', 'utf8');
const container = readFileSync('deploy/relay.Dockerfile', 'utf8');
const settings = readFileSync('src/relay/settings.ts', 'utf8');

it('nginx and the container find the relay at the port where it listens by itself', () => {
  const [, port] = /'RELAY_PORT', (\d+)/.exec(settings) ?? [];
  expect(readFileSync('deploy/nginx-relay.conf', 'utf8')).toContain(`proxy_pass http://127.0.0.1:${port};`);
  for (const text of [`RELAY_PORT=${port}`, `EXPOSE ${port}`, `127.0.0.1:${port}/health`])
    expect(container).toContain(text);
});

it.each([
  'DynamicUser=yes',
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'CapabilityBoundingSet=',
  'StateDirectory=relay',
  'KillSignal=SIGTERM',
])('the service is kept in by %s', (line) => {
  expect(unit.split('\n')).toContain(line);
});

it('the service keeps the password out of the environment', () => {
  expect(unit).toContain('Environment=SMTP_URL_FILE=%d/smtp-url');
  expect(unit).not.toMatch(/^Environment=SMTP_URL=/m);
});

it('the container gets what the check of the site reads, no settings, and does not run as root', () => {
  const [rule, ...kept] = readFileSync('deploy/relay.Dockerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rule).toBe('*');
  for (const name of ['site.config.json', 'site.lock.json', 'schema', 'locales', 'scripts', 'src']) {
    expect(existsSync(name)).toBe(true);
    expect(kept).toContain(`!${name}`);
  }
  expect(kept.join()).not.toContain('.env');
  expect(container).toMatch(/^USER node$/m);
});
