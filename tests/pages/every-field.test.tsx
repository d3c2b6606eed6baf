import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactForm } from '../../src/client/blocks/contact-form/contact-form';
import { fieldNames, mapFields, isAddress } from '../../src/client/contact/fields';
import { letterText, mailLink } from '../../src/client/contact/mail-link';
import { SEND_PATH } from '../../src/publish/hosting/relay-limits';
import { outbox } from '../../src/server/outbox/outbox';
import { composeMail } from '../../src/server/relay/compose-mail';
import { parseMessage } from '../../src/server/relay/parse-message';
import { contactRules } from '../../src/site/contact-settings';
import { filledTemplate } from '../support/mail-template';
import { sampleFrame } from '../support/sample-layout';
import { servedFolder } from '../support/served-folder';
import { mailBody } from '../support/tried-relay';

// Modules that another test file has loaded do not know the mock.
const mail = vi.hoisted(() => {
  vi.resetModules();
  return { init: vi.fn(), send: vi.fn() };
});
vi.mock('@emailjs/browser', () => mail);

afterEach(() => void vi.unstubAllEnvs());

const rules = { ...contactRules({}), minimumFillTime: 0 };

/** A value for every field, which is in no other one. */
const typed = mapFields((name) =>
  isAddress(name) ? `${name}@atlas.example` : `Le champ ${name} est rempli`,
);

/** Fills in and sends the form. Returns the fields of the request. */
async function sendForm(): Promise<Record<string, string>> {
  vi.stubEnv('MODE', 'preview');
  mail.send.mockResolvedValue({ status: 200, text: 'OK' });
  const { details } = sampleFrame.organization;
  const block = { title: '', subjects: {}, privacyHref: '/', recipients: 'contact@trace.example', details };
  render(<ContactForm block={{ type: 'contact-form', ...block, rules }} />);
  for (const name of fieldNames)
    fireEvent.input(screen.getByRole('textbox', { name: `frame.contact.${name}` }), {
      target: { value: typed[name] },
    });
  fireEvent.click(screen.getByRole('button', { name: 'frame.contact.send' }));
  await waitFor(() => expect(mail.send).toHaveBeenCalledOnce());
  return mail.send.mock.lastCall?.[2] as Record<string, string>;
}

/** Returns the page of an outbox that has taken a request. */
async function outboxOf(body: string): Promise<string> {
  const { address, stop } = await servedFolder({}, (folder) => outbox(`${folder}/outbox.jsonl`, () => ({})));
  const headers = { 'Content-Type': 'application/json' };
  await fetch(address + SEND_PATH, { method: 'POST', headers, body });
  const page = await (await fetch(`${address}/__outbox`)).text();
  stop();
  return page;
}

it('every field of the form is in the request, the mail, the outbox, the mail template, the mail link and the copied text', async () => {
  const request = await sendForm();
  const body = mailBody(request);
  expect(parseMessage(body, rules), 'what the relay takes').toEqual(typed);
  const { subject, text } = composeMail(typed, 'Tracé', { from: 'site@trace.example', recipients: [] });
  const ends = {
    request: Object.values(request).join('\n'),
    mail: `${subject}\n${text}`,
    outbox: await outboxOf(body),
    'mail template': filledTemplate(request).body.textContent,
    'mail link': decodeURIComponent(mailLink('mailto:contact@trace.example', typed).href),
    // It goes into a mail whose subject is written there.
    'copied text': `${typed.subject}\n${letterText(typed)}`,
  };
  const missing = Object.entries(ends).flatMap(([end, shown]) =>
    fieldNames.filter((name) => !shown.includes(typed[name])).map((name) => `The ${end} has no ${name}.`),
  );
  expect(missing).toEqual([]);
});
