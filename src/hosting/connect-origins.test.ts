import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectOrigins } from './connect-origins';

describe('the addresses the pages talk to', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'origins-'));
    vi.stubEnv('VITE_EMAILJS_ORIGIN', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true, force: true });
  });

  it('are those of the mail service, with an account and without', async () => {
    expect(await connectOrigins(root, 'production', {})).toEqual(['https://api.emailjs.com']);
  });

  it('follow what the environment or its file says', async () => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.trace.example:8443/');
    expect(await connectOrigins(root, 'production', {})).toEqual(['https://mail.trace.example:8443']);
    vi.unstubAllEnvs();
    writeFileSync(join(root, '.env.production'), 'VITE_EMAILJS_ORIGIN=https://file.example\n');
    expect(await connectOrigins(root, 'production', {})).toEqual(['https://file.example']);
  });

  it('have the place of the reports with them, each address once', async () => {
    const to = (vitalsEndpoint: string) =>
      connectOrigins(root, 'production', { analytics: { vitalsEndpoint } });
    expect(await to('')).toEqual(['https://api.emailjs.com']);
    expect(await to('https://www.trace.example/vitals?a')).toEqual([
      'https://api.emailjs.com',
      'https://www.trace.example',
    ]);
    expect(await to('https://api.emailjs.com/vitals')).toEqual(['https://api.emailjs.com']);
  });

  it.each([
    "https://a.example; script-src 'unsafe-inline'",
    'https://a;b',
    'api.emailjs.com',
    '*',
    'https://*',
  ])('are no other words of a policy: %s', async (address) => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', address);
    await expect(connectOrigins(root, 'production', {})).rejects.toThrow(/no address of a server/);
  });
});
