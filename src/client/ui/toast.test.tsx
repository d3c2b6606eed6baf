import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closeToast, showToast, ToastRegion } from './toast';

beforeEach(() => void render(<ToastRegion />));

it('announces an error assertively and other messages politely', () => {
  act(() => showToast('Email invalide', 'error'));
  expect(screen.getByRole('alert').textContent).toContain('Email invalide');
  act(() => showToast('Envoyé', 'success'));
  expect(screen.getByRole('status').textContent).toContain('Envoyé');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('closes at the end of its five seconds', () => {
  act(() => showToast('Envoyé'));
  const timer = document.querySelector<HTMLElement>('[data-timer]')!;
  expect(timer.style.animationDuration).toBe('5000ms');
  // React listens to the prefixed event where there is no AnimationEvent, as in jsdom.
  fireEvent(timer, new Event('webkitAnimationEnd', { bubbles: true }));
  expect(screen.queryByText('Envoyé')).toBeNull();
});

it('closes with its button', () => {
  act(() => showToast('Envoyé'));
  fireEvent.click(screen.getByRole('button', { name: 'frame.toast.close' }));
  expect(screen.queryByText('Envoyé')).toBeNull();
});

it('closes when what it says is no longer so', () => {
  act(() => showToast('Email invalide', 'error'));
  act(() => closeToast());
  expect(screen.getByRole('alert').textContent).toBe('');
});
