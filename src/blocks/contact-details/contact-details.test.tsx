import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleContactDetails } from '../../../tests/support/sample-contact-details';
import { ContactDetails } from './contact-details';

it('shows the phone number, the chat, the email address, the postal address and the hours', () => {
  const { phone, chat, chatNumber, email, address, hours } = sampleContactDetails;
  render(
    <ContactDetails
      block={{ type: 'contact-details', title: 'Coordonnées', details: sampleContactDetails }}
    />,
  );
  expect(screen.getByRole('region', { name: 'Coordonnées' })).toBeTruthy();
  expect(screen.getByRole('link', { name: phone.label }).getAttribute('href')).toBe(phone.href);
  expect(screen.getByText('WhatsApp')).toBeTruthy();
  expect(screen.getByRole('link', { name: `${chatNumber} frame.newTab` }).getAttribute('href')).toBe(
    chat.href,
  );
  expect(screen.getByRole('link', { name: email.label }).getAttribute('href')).toBe(email.href);
  for (const line of [...address, hours]) expect(screen.getByText(line)).toBeTruthy();
});
