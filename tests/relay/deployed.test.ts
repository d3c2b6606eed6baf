import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RELAY_PORT } from '../../src/contact/relay-limits';
import { nginxRelay } from '../../src/hosting/nginx/nginx-relay';
import { contactRules } from '../../src/site/contact-settings';
import { ended, projectCopy } from '../support/project-copy';

const unit = readFileSync('deploy/relay.service', 'utf8').split('\n');
const container = readFileSync('deploy/relay.Dockerfile', 'utf8');

it('nginx and the container find the relay at the port where it listens by itself', () => {
  expect(nginxRelay(contactRules({}))).toContain(`proxy_pass http://127.0.0.1:${RELAY_PORT};`);
  for (const text of [`EXPOSE ${RELAY_PORT}`, `127.0.0.1:${RELAY_PORT}/health`])
    expect(container).toContain(text);
});

it('nginx takes its limits from the rules of the form', () => {
  const rules = contactRules({ timeout: 20_000, lengths: { message: { maximum: 600 } } });
  for (const line of ['size 11192;', 'connect_timeout 2000ms;', 'read_timeout 16000ms;'])
    expect(nginxRelay(rules)).toContain(line);
});

it.each(['Restart=always', 'StartLimitIntervalSec=0', 'RestartPreventExitStatus=78'])(
  'the service starts again after a crash, for ever, except when its configuration is invalid: %s',
  (line) => {
    expect(unit).toContain(line);
  },
);

it.each([
  'DynamicUser=yes',
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'CapabilityBoundingSet=',
  'KillSignal=SIGTERM',
])('the service is kept in by %s', (line) => {
  expect(unit).toContain(line);
});

it('the service keeps the password out of the environment', () => {
  expect(unit).toContain('Environment=SMTP_URL_FILE=%d/smtp-url');
  expect(unit.join('\n')).not.toMatch(/^Environment=SMTP_URL=/m);
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

it('the relay runs with the production packages, which are all that its container installs', async () => {
  const project = projectCopy();
  expect(await ended(project.folder, ['relay', '--help'], '0')).toMatchObject({ status: 0 });
  const commands = join(project.folder, '.cache/commands');
  const [bundle = ''] = readdirSync(commands);
  const packages = new Set<string>();
  const read = (file: string) => {
    const imports = readFileSync(join(commands, bundle, file), 'utf8').matchAll(
      /^(?:import|export)\b[^'"]*["']([^'"]+)/gm,
    );
    for (const [, name = ''] of imports)
      if (name.startsWith('./')) read(name);
      else if (!name.startsWith('node:')) packages.add(name);
  };
  read('relay.mjs');
  project.remove();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(packages).toContain('nodemailer');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...packages]));
  expect(container).toContain('npm ci --omit=dev');
});
