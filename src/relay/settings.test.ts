import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rateLimiter } from './http/rate-limit';
import { clientAddress } from './http/client-address';
import { parseProxies } from './trusted-proxies';
import { relaySettings } from './settings';
import { retryWait } from './delivery/backoff';

const site = { url: 'https://www.trace.example', recipients: ['contact@trace.example'] };
const required = { SMTP_URL: 'smtps://site:p%40ss@mail.trace.example', RELAY_FROM: 'site@trace.example' };
const read = (environment: Record<string, string>) => relaySettings({ ...required, ...environment }, site);

describe('the settings', () => {
  it('require only the mail server and the sender; the config has the other defaults', () => {
    const { settings, faults } = read({});
    expect(faults).toEqual([]);
    expect(settings.origins).toEqual(['https://www.trace.example']);
    expect(settings.recipients).toEqual(['contact@trace.example']);
    expect(settings.mailServer).toMatchObject({
      host: 'mail.trace.example',
      port: 465,
      secure: true,
      user: 'site',
      password: 'p@ss',
    });
    expect(relaySettings({}, site).faults.map((fault) => fault.split(':')[0])).toEqual([
      'SMTP_URL',
      'RELAY_FROM',
    ]);
  });

  it.each([
    ['SMTP_URL', 'mail.trace.example'],
    ['SMTP_URL', 'http://mail.trace.example'],
    ['SMTP_URL', 'smtp://user@mail.trace.example'],
    ['SMTP_URL', 'smtp://user:secret@mail.trace.example/box'],
    ['SMTP_URL', 'smtp://user:secret%zz@mail.trace.example'],
    ['RELAY_FROM', 'Tracé <site@trace.example>'],
    ['RELAY_FROM', 'site@trace.example\nBcc: x@y.example'],
    ['RELAY_RECIPIENTS', 'contact@trace.example; direction'],
    ['RELAY_ORIGIN', 'https://www.trace.example/'],
    ['RELAY_ORIGIN', '*'],
    ['RELAY_PORT', '80.5'],
    ['RELAY_PORT', 'http'],
    ['RELAY_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['RELAY_TRUSTED_PROXIES', 'nginx'],
    ['RELAY_KEEP_DAYS', '-1'],
    ['SMTP_URL_FILE', '/nowhere/secret'],
  ])('are reported when they are invalid, without passwords: %s=%s', (name, value) => {
    const { faults } = relaySettings(
      { ...required, ...(name === 'SMTP_URL_FILE' && { SMTP_URL: '' }), [name]: value },
      site,
    );
    expect(faults[0]).toMatch(new RegExp(`^${name}`));
    expect(faults.join()).not.toContain('secret%zz');
    expect(faults.join()).not.toContain('user:secret@');
  });

  it('can be in files, for secrets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    const file = join(folder, 'smtp');
    writeFileSync(file, 'smtp://site:other@mail.trace.example\n');
    const { settings, faults } = relaySettings(
      { SMTP_URL_FILE: file, RELAY_FROM: required.RELAY_FROM },
      site,
    );
    expect(faults).toEqual([]);
    expect(settings.mailServer).toMatchObject({ port: 587, secure: false, plain: false, password: 'other' });
    expect(read({ SMTP_URL_FILE: file }).faults[0]).toContain('both set');
    rmSync(folder, { recursive: true });
  });

  it('are all listed in .env.example and in the guide', () => {
    const source = readFileSync('src/relay/settings.ts', 'utf8');
    const names = new Set(source.match(/(?<=')(?:RELAY|SMTP)_[A-Z_]+(?=')/g));
    expect(names.size).toBeGreaterThan(10);
    for (const file of ['.env.example', 'docs/relay.md'])
      for (const name of names) expect(readFileSync(file, 'utf8'), file).toContain(name);
  });
});

describe('the client address', () => {
  const { trusted } = parseProxies(['127.0.0.0/8', '::1', '10.0.0.0/8']);
  it.each([
    ['203.0.113.9', '', '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, nonsense', '127.0.0.1'],
    ['::1', '2001:DB8::7', '2001:db8:0:0::/64'],
    ['::1', '2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ])('of a connection from %s with X-Forwarded-For %j is %s', (peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });

  it('is removed when there are too many others, so that memory stays bounded', () => {
    const count = rateLimiter({ attempts: 1, window: 1000, blockedFor: 1000 }, 100);
    expect([count('first', 0), count('first', 0)]).toEqual([true, false]);
    for (let number = 0; number < 100; number++) count(`other ${number}`, 0);
    expect(count('first', 0)).toBe(true);
    expect(count('other 99', 0)).toBe(false);
    expect(count('other 99', 2001)).toBe(true);
  });
});

it('the delays between attempts double up to four hours, with a jitter of at most half', () => {
  const waits = (chance: number) =>
    [1, 2, 3, 20, 1000].map((tries) => retryWait(tries, 60_000, chance) / 60_000);
  expect(waits(0)).toEqual([0.5, 1, 2, 120, 120]);
  expect(waits(1)).toEqual([1, 2, 4, 240, 240]);
});
