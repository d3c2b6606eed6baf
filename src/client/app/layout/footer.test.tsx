import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './footer';
import { framed, renderFramed, sampleFrame } from '../../../../tests/support/sample-layout';

const footer = <Footer layout={sampleFrame} year={sampleFrame.year} />;

it('shows every way to reach the company', () => {
  renderFramed(footer);
  const { phone, email, address, hours } = sampleFrame.organization.details;
  expect(screen.getByRole('link', { name: phone.label }).getAttribute('href')).toBe(phone.href);
  expect(screen.getByRole('link', { name: email.label }).getAttribute('href')).toBe(email.href);
  for (const line of [address.join(', '), hours])
    expect(screen.getByRole('contentinfo').textContent).toContain(line);
});

it('names its lists of links', () => {
  renderFramed(footer);
  expect(
    within(screen.getByRole('navigation', { name: 'Services' })).getByRole('link', { name: 'Consulting' }),
  ).toBeTruthy();
  expect(
    within(screen.getByRole('navigation', { name: 'Entreprise' })).getByRole('link', { name: /^Questions/ }),
  ).toBeTruthy();
});

it('prints the year of the build and corrects it in the browser', () => {
  expect(renderToString(framed(footer))).toContain('© 2020 Tracé');
  renderFramed(footer);
  expect(screen.getByText(`© ${new Date().getFullYear()} Tracé`)).toBeTruthy();
});
