import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { MotionSwitch } from './motion-switch';
import { framed, renderFramed } from '../../../../tests/support/sample-layout';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset.motion;
});

it('is hidden until it works', () => {
  expect(renderToString(framed(<MotionSwitch />))).toContain('hidden=""');
  renderFramed(<MotionSwitch />);
  expect(screen.getByRole('switch', { name: 'Animations' }).hidden).toBe(false);
});

it('turns animations off and on again', async () => {
  renderFramed(<MotionSwitch />);
  const motion = screen.getByRole('switch', { name: 'Animations', checked: true });
  await userEvent.click(motion);
  expect(motion.getAttribute('aria-checked')).toBe('false');
  expect([root.dataset.motion, localStorage.getItem('motion')]).toEqual(['off', 'off']);
  await userEvent.click(motion);
  expect([root.dataset.motion, localStorage.getItem('motion')]).toEqual([undefined, null]);
});

it('works for the current page when storage is full or blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderFramed(<MotionSwitch />);
  await userEvent.click(screen.getByRole('switch'));
  expect(root.dataset.motion).toBe('off');
});
