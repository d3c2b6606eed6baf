import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { RELAY_PORT, SEND_PATH } from '../../src/contact/relay-limits';
import { nginxRelayLimits } from '../../src/hosting/nginx-files';
import { contactRules } from '../../src/site/contact-settings';
import { ended, projectCopy } from '../support/project-copy';

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
  const rules = contactRules({ timeout: 20_000, lengths: { message: { maximum: 600 } } });
  for (const line of ['size 11192;', 'connect_timeout 2000ms;', 'read_timeout 16000ms;'])
    expect(nginxRelayLimits(rules)).toContain(line);
});

it('the service starts again after a crash, but not when its configuration is invalid', () => {
  expect(unit).toEqual(expect.arrayContaining(['Restart=always', 'RestartPreventExitStatus=78']));
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

it('the relay starts with the production packages, which are all that its container installs', async () => {
  expect(container).toContain('npm ci --omit=dev');
  const project = projectCopy();
  const packages = join(project.folder, 'node_modules');
  const check = () => ended(project.folder, ['relay', '--check'], '0');
  vi.stubEnv('SMTP_URL', 'smtps://mail.invalid').stubEnv('RELAY_FROM', 'relay@mail.invalid');
  // As in the container: bundled with all packages, started with those of production.
  expect(await check()).toMatchObject({ status: 0 });
  rmSync(packages);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(lock.packages))
    if (!dev && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) {
      mkdirSync(dirname(join(project.folder, path)), { recursive: true });
      symlinkSync(join(process.cwd(), path), join(project.folder, path), 'junction');
    }
  cpSync('node_modules/.package-lock.json', join(packages, '.package-lock.json'));
  expect(await check()).toEqual({ status: 0, said: expect.stringContaining('The relay can start.') });
  vi.unstubAllEnvs();
  project.remove();
}, 60_000);
