import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contactRules } from '../../site/contact-settings';
import { relaySettings } from './settings';

const site = {
  url: 'https://www.trace.example',
  name: 'Tracé',
  recipients: ['contact@trace.example'],
  rules: contactRules({}),
};
const required = { SMTP_URL: 'smtps://site:p%40ss@mail.trace.example', RELAY_FROM: 'site@trace.example' };
const read = (environment: Record<string, string>) => relaySettings({ ...required, ...environment }, site);

describe('the settings', () => {
  it('require only the mail server and the sender; the config has the other defaults', () => {
    const { settings, faults } = read({});
    expect(faults).toEqual([]);
    expect(settings.origins).toEqual(['https://www.trace.example']);
    expect(settings.recipients).toEqual(['contact@trace.example']);
    const auth = { user: 'site', pass: 'p@ss' };
    expect(settings.smtp).toMatchObject({ host: 'mail.trace.example', port: 465, secure: true, auth });
    const missing = relaySettings({}, site).faults.map((fault) => fault.split('.')[0]);
    expect(missing).toEqual(['SMTP_URL: it is not set', 'RELAY_FROM: it is not set']);
  });

  it.each([
    ['smtp://mail.trace.example', { port: 587, requireTLS: true, ignoreTLS: false }],
    ['smtp://127.0.0.1:25', { port: 25, requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]', { host: '::1', requireTLS: false, ignoreTLS: true }],
  ])('encrypt what leaves the machine: %s', (url, expected) => {
    expect(read({ SMTP_URL: url }).settings.smtp).toMatchObject(expected);
  });

  it('take addresses in the form that a mail can hold', () => {
    const { settings } = read({
      RELAY_FROM: 'site@société.example',
      RELAY_RECIPIENTS: ' A@B.example, c@d.example',
    });
    expect(settings.from).toBe('site@xn--socit-esab.example');
    expect(settings.recipients).toEqual(['A@b.example', 'c@d.example']);
  });

  it.each([
    ['SMTP_URL', 'http://mail.trace.example'],
    ['SMTP_URL', 'smtp://user@mail.trace.example'],
    ['SMTP_URL', 'smtp://user:secret@mail.trace.example/box'],
    ['SMTP_URL', 'smtp://user:secret%zz@mail.trace.example'],
    ['RELAY_FROM', 'Tracé <site@trace.example>'],
    ['RELAY_FROM', 'site@trace.example\nBcc: x@y.example'],
    ['RELAY_FROM', 'société@trace.example'],
    ['RELAY_RECIPIENTS', 'contact@trace.example; direction'],
    ['RELAY_ORIGIN', 'https://www.trace.example/'],
    ['RELAY_ORIGIN', '*'],
    ['RELAY_ORIGIN', ','],
    ['RELAY_PORT', '0x50'],
    ['RELAY_PORT', '65536'],
  ])('are reported when they are invalid, without passwords: %s=%s', (name, value) => {
    const { faults } = read({ [name]: value });
    expect(faults[0]).toMatch(new RegExp(`^${name}: it is invalid\\. Set .+\\.$`));
    expect(faults.join()).not.toContain('secret%zz');
    expect(faults.join()).not.toContain('user:secret@');
  });

  it('are all listed in .env.example and in the guide', () => {
    const source = readFileSync('src/server/relay/settings.ts', 'utf8');
    const names = new Set(source.match(/(?<=')(?:RELAY|SMTP)_[A-Z_]+(?=')/g));
    expect(names.size).toBe(6);
    for (const file of ['.env.example', 'docs/relay.md'])
      for (const name of names) expect(readFileSync(file, 'utf8'), file).toContain(name);
  });
});
