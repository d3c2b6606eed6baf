import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleContactDetails } from '../../../tests/support/sample-contact-details';
import { ErrorPage } from './error-page';
import { renderFramed, sampleFrame } from '../../../tests/support/sample-layout';

it('explains the error and offers four ways to continue', () => {
  renderFramed(<ErrorPage layout={sampleFrame} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Une panne.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: sampleContactDetails.phone.label }).getAttribute('href')).toBe(
    sampleContactDetails.phone.href,
  );
  expect(screen.getByRole('link', { name: sampleContactDetails.email.label }).getAttribute('href')).toBe(
    sampleContactDetails.email.href,
  );
});
