import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageData } from '../../../site/page-data.types';
import { ContactBar } from './contact-bar';
import { renderFramed, sampleFrame } from '../../../../tests/support/sample-layout';

const { details } = sampleFrame.organization;
const quoteHref = '/contact#comptabilite';

function show(bar?: PageData['bar']) {
  renderFramed(<ContactBar details={details} page={{ section: 'consulting', ...(bar && { bar }) }} />);
  return screen.getByRole('complementary', { name: 'Nous joindre' });
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('opens a chat with a prefilled greeting in a new tab, and says so', () => {
  show();
  const chat = screen.getByRole('link', { name: 'Discuter sur WhatsApp (nouvel onglet)' });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=Bonjour/);
  expect(chat.getAttribute('target')).toBe('_blank');
  expect(chat.textContent).toBe('WhatsApp');
});

it('shows the price of the offer with its words, and leads to the form', () => {
  const price = { from: '1\u00a0500', currency: 'DH' };
  const bar = show({ quoteHref, offer: { price, label: 'À partir de', note: 'par mois HT' } });
  expect(bar.textContent).toBe('À partir de 1\u00a0500 DH par mois HTDevisWhatsApp');
  expect(links()).toEqual([quoteHref, details.chat!.href]);
});

it('calls on a page without an offer, and leaves the number to the link', () => {
  const bar = show({ quoteHref });
  expect(links()).toEqual([details.phone.href, quoteHref, details.chat!.href]);
  expect(bar.textContent).toBe('AppelerDevisWhatsApp');
});

it('has the chat alone, and is not fixed, on the page with the form', () => {
  expect(show().hasAttribute('data-fixed')).toBe(false);
  expect(links()).toEqual([details.chat!.href]);
  cleanup();
  expect(show({ quoteHref }).hasAttribute('data-fixed')).toBe(true);
});
