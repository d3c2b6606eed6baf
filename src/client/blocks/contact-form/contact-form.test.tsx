import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactRules } from '../../../site/contact-settings';
import type { BlockDataOf } from '../../../site/page-data.types';
import { aMessage } from '../../../../tests/support/a-message';
import { sampleFrame } from '../../../../tests/support/sample-layout';
import { fieldNames } from '../../contact/fields';
import { ToastRegion } from '../../ui/toast';
import { textsOf } from '../../../../tests/support/texts-of';
import { ContactForm } from './contact-form';

// Modules that another test file has loaded do not know the mock.
const mail = vi.hoisted(() => {
  vi.resetModules();
  return { init: vi.fn(), send: vi.fn() };
});
vi.mock('@emailjs/browser', () => mail);

const { details } = sampleFrame.organization;

const block: BlockDataOf<'contact-form'> = {
  type: 'contact-form',
  title: 'Votre message',
  subjects: {
    seo: { name: 'SEO', text: 'Demande : SEO', section: 'web', price: '3 000 DH par mois' },
    client: { name: 'Suivi d’un dossier', text: 'Suivi d’un dossier' },
  },
  privacyHref: '/confidentialite',
  recipients: 'contact@trace.example',
  details,
  rules: { ...contactRules({ privacyPage: 'confidentialite' }), minimumFillTime: 0 },
};

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `frame.contact.${name}` });
/** The texts that describe a field to whoever does not see it. */
const descriptions = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent || []);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'frame.contact.send' });
const alert = () => screen.getByRole('alert').textContent;

function open(rules: Partial<typeof block.rules> = {}, fields: Partial<typeof block> = {}) {
  render(
    <>
      <ContactForm block={{ ...block, ...fields, rules: { ...block.rules, ...rules } }} />
      <ToastRegion />
    </>,
  );
}

function write() {
  for (const [name, value] of Object.entries(aMessage())) fireEvent.input(field(name), { target: { value } });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubEnv('MODE', 'preview');
  Element.prototype.scrollIntoView ??= () => {}; // jsdom has no layout
  mail.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
});
afterEach(() => {
  // A toast survives its page, and would survive its test.
  for (const close of screen.queryAllByRole('button', { name: 'frame.toast.close' })) fireEvent.click(close);
  vi.unstubAllEnvs();
  location.hash = '';
});

describe('the form', () => {
  it('has four required fields of the specified lengths, takes their direction from the text, and hides its honeypot', () => {
    open();
    expect(screen.getAllByRole('textbox')).toHaveLength(fieldNames.length);
    const fields = ['name', 'email', 'subject', 'message'].map(field);
    expect(fields.map(({ maxLength }) => maxLength)).toEqual([100, 100, 200, 5000]);
    expect(fields.every(({ required }) => required)).toBe(true);
    expect(fields.map(({ dir }) => dir)).toEqual(['auto', 'ltr', 'auto', 'auto']);
  });

  it('shows only the first error, next to its field and as a toast, and focuses the field', async () => {
    open();
    await userEvent.click(send());
    await waitFor(() => expect(alert()).toBe('frame.contact.errors.name'));
    expect(document.activeElement).toBe(field('name'));
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(descriptions('name')).toContain('frame.contact.errors.name');
    expect(field('email').getAttribute('aria-invalid')).toBeNull();
    expect(mail.send).not.toHaveBeenCalled();
  });

  it('says what to do about a field that is empty or too short', async () => {
    open();
    await userEvent.click(send());
    expect(await screen.findByText('frame.contact.writeName')).toBeTruthy();
    await userEvent.type(field('message'), 'Bonjour');
    await userEvent.tab();
    await waitFor(() => expect(descriptions('message')).toContain('frame.contact.missing'));
    await userEvent.type(field('message'), ' à tous');
    await waitFor(() => expect(screen.queryByText('frame.contact.missing')).toBeNull());
  });

  it('checks a field that is not empty when it loses the focus, and removes the error when it is valid', async () => {
    open();
    await userEvent.click(field('name'));
    await userEvent.tab();
    expect(field('name').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field('email'), 'salma@atlas');
    await userEvent.tab();
    expect(screen.queryByText('frame.contact.errors.email')).not.toBeNull();
    expect(alert()).toBe('');
    await userEvent.type(field('email'), '.example');
    expect(screen.queryByText('frame.contact.errors.email')).toBeNull();
  });

  it('shows the refused excerpt next to its field until it is changed', async () => {
    open();
    await userEvent.type(field('subject'), "Devis, admin' -- merci");
    await userEvent.tab();
    const change = await screen.findByText('frame.contact.toChange');
    expect(change.textContent).toBe("frame.contact.toChange admin' --");
    expect(change.querySelector('bdi')?.textContent).toBe("admin' --");
    expect(descriptions('subject')).toEqual([
      'frame.contact.subjectHint',
      'frame.contact.errors.sql',
      "frame.contact.toChange admin' --",
    ]);
    fireEvent.input(field('subject'), { target: { value: 'Ouvrir un casino' } });
    await waitFor(() => expect(change.querySelector('bdi')?.textContent).toBe('casino'));
    fireEvent.input(field('subject'), { target: { value: 'Ouvrir un magasin' } });
    await waitFor(() => expect(screen.queryByText('frame.contact.toChange')).toBeNull());
  });

  it('refuses a message that was written too fast for a person', async () => {
    open({ minimumFillTime: 60_000 });
    await userEvent.click(send());
    await waitFor(() => expect(alert()).toBe('frame.contact.errors.tooFast'));
  });
});

describe('the subject', () => {
  it('of the page a visitor comes from is filled in and named with its price, and gives the page the colors of its section', () => {
    document.body.dataset.section = 'default';
    location.hash = '#seo';
    open();
    expect(field('subject').value).toBe('Demande : SEO');
    expect(screen.getByRole('heading', { name: 'frame.contact.request' })).toBeTruthy();
    expect(screen.getByText('3 000 DH par mois')).toBeTruthy();
    expect(document.body.dataset.section).toBe('web');
    location.hash = '#client';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(screen.queryByText('3 000 DH par mois')).toBeNull();
    expect(field('subject').value).toBe('Suivi d’un dossier');
    expect(document.body.dataset.section).toBe('default');
  });

  it('stays when the way past the menu is taken', () => {
    location.hash = '#seo';
    open();
    location.hash = '#main';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(screen.getByText('3 000 DH par mois')).toBeTruthy();
  });

  it('is changed in its field, which a button selects', async () => {
    location.hash = '#seo';
    open();
    await userEvent.click(screen.getByRole('button', { name: 'frame.contact.change' }));
    expect(document.activeElement).toBe(field('subject'));
    await userEvent.keyboard('Paie');
    expect(field('subject').value).toBe('Paie');
  });

  it('is not changed when the page is unknown or the field has a text', async () => {
    location.hash = '#constructor';
    open();
    expect(screen.getByRole('heading', { name: 'Votre message' })).toBeTruthy();
    expect(field('subject').value).toBe('');
    await userEvent.type(field('subject'), 'Paie');
    location.hash = '#seo';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(field('subject').value).toBe('Paie');
  });
});

describe('in another language, the subject', () => {
  const arabic = { seo: { name: 'السيو', text: 'طلب: السيو', section: 'web' } };
  /** Opens the form of the page in Arabic, as after a click on its link or after a load. */
  const openInArabic = () => {
    cleanup();
    open({}, { subjects: arabic });
  };

  it('that the page has filled in is filled in again, and once more in the first language', () => {
    location.hash = '#seo';
    open();
    fireEvent.input(field('message'), { target: { value: 'Bonjour à tous' } });
    openInArabic();
    expect([field('subject').value, field('message').value]).toEqual(['طلب: السيو', 'Bonjour à tous']);
    cleanup();
    open();
    expect(field('subject').value).toBe('Demande : SEO');
  });

  it('that was filled in follows where the address names none any more', () => {
    location.hash = '#seo';
    open();
    fireEvent.input(field('message'), { target: { value: 'Bonjour à tous' } });
    location.hash = '';
    openInArabic();
    expect(field('subject').value).toBe('طلب: السيو');
  });

  it.each(['Demande : SEO, vite', 'Paie'])('that was typed stays: %s', (value) => {
    location.hash = '#seo';
    open();
    fireEvent.input(field('subject'), { target: { value } });
    openInArabic();
    expect(field('subject').value).toBe(value);
  });

  it('of a message on its way stays as it was sent', async () => {
    let answer: (value: unknown) => void = () => {};
    mail.send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    location.hash = '#seo';
    open();
    write();
    fireEvent.input(field('subject'), { target: { value: 'Demande : SEO' } });
    await userEvent.click(send());
    await waitFor(() => expect(mail.send).toHaveBeenCalledOnce());
    openInArabic();
    expect(field('subject').value).toBe('Demande : SEO');
    answer({ status: 200, text: 'OK' });
    await screen.findByText('frame.contact.sent');
  });
});

describe('sending', () => {
  it('replaces the form with a confirmation that says what to do next, and offers an empty form again', async () => {
    open(
      {},
      { nextSteps: ['Un de nous vous lit.', 'Il répond.'], actions: [{ label: 'Questions', href: '/faq' }] },
    );
    write();
    await userEvent.click(send());
    const title = await screen.findByRole('heading', { name: 'frame.contact.sent' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('region', { name: 'frame.contact.sent' })).toBeTruthy();
    expect(await screen.findByText('frame.contact.success')).not.toBeNull();
    const steps = screen.getByRole('list', { name: 'frame.contact.next' });
    expect(textsOf(steps.children)).toEqual(['Un de nous vous lit.', 'Il répond.']);
    expect(screen.getByText('frame.contact.urgent').querySelector('a')?.href).toBe(details.phone.href);
    expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('/faq');
    await userEvent.click(screen.getByRole('button', { name: 'frame.contact.again' }));
    expect(field('name').value).toBe('');
    expect(document.activeElement).toBe(field('name'));
  });

  it('says after a reload that a message may have arrived, and sends it again only knowingly', async () => {
    let answer: (value: unknown) => void = () => {};
    mail.send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    write();
    await userEvent.click(send());
    await waitFor(() => expect(mail.send).toHaveBeenCalledOnce());
    cleanup();
    open();
    expect(field('message').value).toBe('Bonjour à tous');
    expect(await screen.findByText('frame.contact.help.timeout')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'frame.contact.send' })).toBeNull();
    expect(screen.getByRole('button', { name: 'frame.contact.resend' })).toBeTruthy();
    expect(mail.send).toHaveBeenCalledOnce();
    answer({ status: 200, text: 'OK' });
    expect(await screen.findByText('frame.contact.sent')).toBeTruthy();
  });

  it('that meets an unexpected error ends as a failure that keeps the text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    open({ keywords: undefined as never });
    write();
    await userEvent.click(send());
    expect(await screen.findByText('frame.contact.help.unavailable')).toBeTruthy();
    expect(send().disabled).toBe(false);
    expect(field('message').value).toBe('Bonjour à tous');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
    log.mockRestore();
  });

  it('leaves the focus with a visitor who has moved it before a failure', async () => {
    let fail: (reason: unknown) => void = () => {};
    mail.send.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    open();
    write();
    await userEvent.click(send());
    await screen.findByRole('button', { name: 'frame.contact.sending' });
    await userEvent.click(field('subject'));
    fail({ status: 403, text: '' });
    await screen.findByText('frame.contact.help.blocked');
    expect(document.activeElement).toBe(field('subject'));
  });

  it('closes the toast of an earlier attempt, shows that it is sending, and sends once for several presses', async () => {
    let answer: (value: unknown) => void = () => {};
    mail.send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    await userEvent.click(send());
    await waitFor(() => expect(alert()).toBe('frame.contact.errors.name'));
    write();
    const button = send();
    button.click();
    button.click();
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'frame.contact.sending' });
    expect(busy.disabled).toBe(true);
    await waitFor(() => expect(alert()).toBe(''));
    await waitFor(() => expect(mail.send).toHaveBeenCalledTimes(1));
    answer({ status: 200, text: 'OK' });
    await screen.findByText('frame.contact.sent');
    expect(mail.send).toHaveBeenCalledTimes(1);
  });
});
