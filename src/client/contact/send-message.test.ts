// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { replyNote } from './mail-address';
import { fromFields } from './message/message-fields';
import { canSend, sendMessage } from './send-message';

// Modules that another test file has loaded do not know the mock.
const mail = vi.hoisted(() => {
  vi.resetModules();
  return { init: vi.fn(), send: vi.fn() };
});
vi.mock('@emailjs/browser', () => mail);

const message = aMessage({ name: ' Salma ', message: `<b>${'a'.repeat(500)}` });
const delivery = {
  recipients: 'contact@trace.example, commercial@trace.example',
  characters: (count: number) => `${count} caractères`,
  timeout: 50,
  blockHeadless: false,
  blockList: [],
  limitRate: 0,
};

beforeEach(() => {
  vi.stubEnv('MODE', 'preview');
  mail.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('sends exactly the fields of the specification', async () => {
  expect(await sendMessage(message, delivery)).toBeUndefined();
  expect(mail.send).toHaveBeenCalledExactlyOnceWith(
    '{service_id}',
    '{template_id}',
    {
      from_name: 'Salma',
      from_email: 'salma@atlas.example',
      subject: 'Paie',
      message: `b${'a'.repeat(500)}`,
      to_email: 'contact@trace.example, commercial@trace.example',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
    { publicKey: '{key}' },
  );
});

it('sends the address that an answer reaches, and a line for the owner when no Reply-To can hold it', async () => {
  await sendMessage({ ...message, email: 'mailto:salma@société.example,' }, delivery);
  expect(mail.send.mock.lastCall?.[2]).toMatchObject({ from_email: 'salma@xn--socit-esab.example' });
  const email = 'josé@atlas.example';
  await sendMessage({ ...message, email }, delivery);
  expect(mail.send.mock.lastCall?.[2]).toMatchObject({ from_email: email, note: replyNote(email) });
});

it('sends a long message once, whole, in fields of 1000 characters, and its length in the subject', async () => {
  const text = 'Bonjour 🙂 à tous. '.repeat(200).trim();
  expect(await sendMessage({ ...message, message: text }, delivery)).toBeUndefined();
  expect(mail.send).toHaveBeenCalledOnce();
  const sent = mail.send.mock.calls[0]?.[2] as Record<string, string>;
  expect(sent['subject']).toBe(`Paie (${text.length} caractères)`);
  expect(sent['message']!.length).toBeLessThanOrEqual(1000);
  expect(fromFields(sent).message).toBe(text);
});

it('posts to the local server while the site runs locally', async () => {
  await sendMessage(message, delivery);
  expect(mail.init).toHaveBeenCalledWith(
    expect.objectContaining({ publicKey: '{key}', origin: location.origin, blockHeadless: false }),
  );
  expect(Object.keys(mail.init.mock.calls[0]?.[0] as object)).not.toContain('limitRate');
});

it('makes no request in production without an account', async () => {
  vi.stubEnv('MODE', 'production');
  expect(canSend()).toBe(false);
  expect(await sendMessage(message, delivery)).toBe('unavailable');
  expect(mail.send).not.toHaveBeenCalled();
});

it('sends in production with an account', () => {
  vi.stubEnv('MODE', 'production');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_a');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_a');
  expect(canSend()).toBe(false);
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_a');
  expect(canSend()).toBe(true);
});

it('sends to the server that the site names, such as its own relay', async () => {
  const origin = 'https://mail.trace.example';
  vi.stubEnv('MODE', 'production').stubEnv('VITE_EMAILJS_ORIGIN', origin);
  for (const name of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY']) vi.stubEnv(`VITE_EMAILJS_${name}`, 'relay');
  vi.resetModules();
  // The SDK is told once where to send to; a page that is loaded anew tells it anew.
  const page = await import('./send-message');
  expect(await page.sendMessage(message, delivery)).toBeUndefined();
  expect(mail.init).toHaveBeenLastCalledWith(expect.objectContaining({ origin }));
});

it('makes no request without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await sendMessage(message, delivery)).toBe('offline');
  expect(mail.send).not.toHaveBeenCalled();
});

it('stops waiting after the time-out', async () => {
  mail.send.mockReturnValue(new Promise(() => {}));
  expect(await sendMessage(message, delivery)).toBe('timeout');
});

it.each([
  [new TypeError('Failed to fetch'), 'network'],
  [{ status: 0, text: 'Network Error' }, 'network'],
  [{ status: 403, text: 'Forbidden' }, 'blocked'],
  [{ status: 408, text: 'Request Timeout' }, 'network'],
  [{ status: 413, text: '' }, 'tooLong'],
  [{ status: 429, text: 'Too Many Requests' }, 'tooManyRequests'],
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 'blocked'],
  [{ status: 400, text: '' }, 'unavailable'],
  [{ status: 422, text: '' }, 'unavailable'],
  [{ status: 'constructor' }, 'unavailable'],
  ['The service ID is required', 'unavailable'],
  [{ status: 503, text: '' }, 'service'],
  [{ status: 504, text: 'Gateway Timeout' }, 'timeout'],
])('returns the cause of a failure: %j is "%s"', async (error, cause) => {
  mail.send.mockRejectedValue(error);
  expect(await sendMessage(message, delivery)).toBe(cause);
});

it('accepts only the service’s “OK” as a confirmation', async () => {
  mail.send.mockResolvedValue({ status: 200, text: '<html>Wi-Fi login</html>' });
  expect(await sendMessage(message, delivery)).toBe('timeout');
});
