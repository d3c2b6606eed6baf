// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from '../../src/contact/send-message';
import { mailCatcher, type MailCatcher } from '../support/mail-catcher';
import { SITE, triedRelay, type TriedRelay } from '../support/tried-relay';

const message = {
  name: 'سلمى الإدريسي',
  email: 'salma@atlas.example',
  subject: 'طلب عرض أثمان',
  message: 'السلام عليكم،\nنود إنشاء موقع.',
};
const delivery = {
  recipients: 'someone.else@trace.example',
  sentLength: 1000,
  timeout: 5000,
  blockHeadless: false,
  blockList: [],
  limitRate: 0,
};

let catcher: MailCatcher;
let relay: TriedRelay;
let origin = SITE;

/** What a browser does about a page that asks another server: names the page, asks first, hides what it may not read. */
async function browserFetch(address: string, options: RequestInit) {
  const named = { ...(options.headers as Record<string, string>), Origin: origin };
  const first = await realFetch(address, { method: 'OPTIONS', headers: named });
  const allows = (response: Response) => response.headers.get('access-control-allow-origin') === origin;
  const headers = first.headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? [];
  if (
    !first.ok ||
    !allows(first) ||
    Object.keys(named).some((name) => name !== 'Origin' && !headers.includes(name.toLowerCase()))
  )
    throw new TypeError('Failed to fetch');
  const response = await realFetch(address, { ...options, headers: named });
  if (!allows(response)) throw new TypeError('Failed to fetch');
  return response;
}
const realFetch = globalThis.fetch;

beforeAll(async () => {
  catcher = await mailCatcher();
  relay = await triedRelay(catcher.port);
});
afterAll(async () => {
  await relay.stop();
  await catcher.stop();
});
beforeEach(() => {
  origin = SITE;
  vi.stubEnv('MODE', 'production');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'relay');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'relay');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'relay');
  vi.stubEnv('VITE_EMAILJS_ORIGIN', relay.address);
  vi.stubGlobal('fetch', browserFetch);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the form sends to the relay by one setting, and what was typed arrives', async () => {
  expect(await sendMessage(message, delivery)).toBeUndefined();
  const { mail, to } = catcher.caught[0]!;
  expect(mail.subject).toBe(message.subject);
  expect(mail.text).toContain(message.message);
  expect(to).toEqual(['contact@trace.example', 'direction@trace.example']);
});

it.each([
  ['too short', { message: 'a' }, 'unavailable'],
  ['spam', { message: 'A casino of your own, click here' }, 'blocked'],
])('the form understands why the relay refuses a message: %s', async (_why, wrong, cause) => {
  expect(await sendMessage({ ...message, ...wrong }, delivery)).toBe(cause);
});

it('the form keeps a message that the mail server does not accept, and says so', async () => {
  const lonely = await triedRelay(1);
  vi.stubEnv('VITE_EMAILJS_ORIGIN', lonely.address);
  vi.resetModules();
  // The SDK is told once where to send to; a page that is loaded anew tells it anew.
  const page = await import('../../src/contact/send-message');
  expect(await page.sendMessage(message, delivery)).toBe('service');
  await lonely.stop();
});

it('the form of another site learns nothing', async () => {
  origin = 'https://elsewhere.example';
  expect(await sendMessage(message, delivery)).toBe('network');
});
