import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './loading-overlay';
import { framed, renderFramed } from '../../../../tests/support/sample-layout';

it('announces that a page is loading, in an existing status element', () => {
  const { rerender } = renderFramed(<LoadingOverlay section={undefined} />);
  const status = screen.getByRole('status');
  expect(status.childElementCount).toBe(0);
  rerender(framed(<LoadingOverlay section="web" />));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Chargement...');
  expect(status.querySelector('[data-covering]')?.getAttribute('data-section')).toBe('web');
});
