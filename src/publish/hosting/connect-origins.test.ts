import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../lib/environment';
import { connectOrigins } from './connect-origins';

describe('the origins that pages connect to', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'origins-'));
  });
  afterEach(() => {
    setEnvironment({});
    rmSync(root, { recursive: true, force: true });
  });

  it('include the mail service, with and without an account', async () => {
    expect(await connectOrigins(root, 'production', {})).toEqual(['https://api.emailjs.com']);
  });

  it('come from the environment or its file', async () => {
    setEnvironment({ variables: { VITE_EMAILJS_ORIGIN: 'https://mail.trace.example:8443/' } });
    expect(await connectOrigins(root, 'production', {})).toEqual(['https://mail.trace.example:8443']);
    setEnvironment({});
    writeFileSync(join(root, '.env.production'), 'VITE_EMAILJS_ORIGIN=https://file.example\n');
    expect(await connectOrigins(root, 'production', {})).toEqual(['https://file.example']);
  });

  it('include the endpoint for reports, each origin once', async () => {
    const origins = (vitalsEndpoint: string) =>
      connectOrigins(root, 'production', { analytics: { vitalsEndpoint } });
    expect(await origins('')).toEqual(['https://api.emailjs.com']);
    expect(await origins('https://www.trace.example/vitals?a')).toEqual([
      'https://api.emailjs.com',
      'https://www.trace.example',
    ]);
    expect(await origins('https://api.emailjs.com/vitals')).toEqual(['https://api.emailjs.com']);
  });

  it.each([
    "https://a.example; script-src 'unsafe-inline'",
    'https://a;b',
    'api.emailjs.com',
    '*',
    'https://*',
  ])('cannot add other directives to the policy: %s', async (address) => {
    setEnvironment({ variables: { VITE_EMAILJS_ORIGIN: address } });
    await expect(connectOrigins(root, 'production', {})).rejects.toThrow(/is not a valid origin/);
  });
});
