import { cleanup, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Footer } from './footer';
import { framed, renderFramed, sampleFrame } from './sample-frame';

const footer = <Footer frame={sampleFrame} year={sampleFrame.year} />;

afterEach(cleanup);

it('gives every way to reach the company', () => {
  renderFramed(footer);
  expect(screen.getByRole('link', { name: '+212 5 22 00 00 00' }).getAttribute('href')).toBe(
    'tel:+212522000000',
  );
  expect(screen.getByRole('link', { name: 'contact@trace.example' }).getAttribute('href')).toBe(
    'mailto:contact@trace.example',
  );
  for (const line of [...sampleFrame.organization.details.address, sampleFrame.organization.details.hours]) {
    expect(screen.getByText(line)).toBeTruthy();
  }
});

it('names its lists of links', () => {
  renderFramed(footer);
  expect(
    within(screen.getByRole('navigation', { name: 'Services' })).getByRole('link', { name: 'Consulting' }),
  ).toBeTruthy();
  expect(
    within(screen.getByRole('navigation', { name: 'Entreprise' })).getByRole('link', { name: 'Questions' }),
  ).toBeTruthy();
});

it('opens the social networks in a new tab, and says so', () => {
  renderFramed(footer);
  const links = within(screen.getByRole('list', { name: 'Réseaux sociaux' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'LinkedIn (nouvel onglet)',
    'Facebook (nouvel onglet)',
    'Instagram (nouvel onglet)',
  ]);
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  expect(links.every((link) => link.getAttribute('rel') === 'noopener noreferrer')).toBe(true);
});

it('prints the year of the build and corrects it in the browser', () => {
  expect(renderToString(framed(footer))).toContain('© 2020 Tracé');
  renderFramed(footer);
  expect(screen.getByText(`© ${new Date().getFullYear()} Tracé`)).toBeTruthy();
});
