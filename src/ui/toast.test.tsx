import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, showToast, ToastRegion } from './toast';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

it('announces an error assertively and other messages politely', () => {
  act(() => showToast('Email invalide', 'error'));
  expect(screen.getByRole('alert').textContent).toContain('Email invalide');
  act(() => showToast('Envoyé', 'success'));
  expect(screen.getByRole('status').textContent).toContain('Envoyé');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('closes automatically after five seconds', () => {
  act(() => showToast('Envoyé'));
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.queryByText('Envoyé')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Envoyé')).toBeNull();
});

it('stays open while the pointer is over it', () => {
  act(() => showToast('Envoyé'));
  act(() => vi.advanceTimersByTime(3000));
  fireEvent.pointerEnter(screen.getByText('Envoyé'));
  act(() => vi.advanceTimersByTime(60_000));
  fireEvent.pointerLeave(screen.getByText('Envoyé'));
  act(() => vi.advanceTimersByTime(1999));
  expect(screen.queryByText('Envoyé')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
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
