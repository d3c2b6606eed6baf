import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleFrame } from '../../../../tests/support/sample-layout';
import { ContactDetails } from './contact-details';

it('shows the phone number, the chat, the email address, the postal address and the hours', () => {
  const { details } = sampleFrame.organization;
  const { phone, chat, chatNumber, email, address, hours } = details;
  render(<ContactDetails block={{ type: 'contact-details', title: 'Coordonnées', details: details }} />);
  const region = screen.getByRole('region', { name: 'Coordonnées' });
  expect(screen.getByRole('link', { name: phone.label }).getAttribute('href')).toBe(phone.href);
  expect(screen.getByText('WhatsApp')).toBeTruthy();
  expect(screen.getByRole('link', { name: `${chatNumber} frame.newTab` }).getAttribute('href')).toBe(
    chat!.href,
  );
  expect(screen.getByRole('link', { name: email.label }).getAttribute('href')).toBe(email.href);
  for (const line of [...address, hours]) expect(region.textContent).toContain(line);
});
