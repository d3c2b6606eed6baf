import { expect, it } from 'vitest';
import { isPlaying, isRunning, rotate, initialRotation, type RotationEvent, type Rotation } from './rotation';

const after = (rotation: Rotation, ...events: RotationEvent[]) => events.reduce(rotate, rotation);
const still = initialRotation(12);
const moving = after(still, { type: 'motion', allowed: true });

it('rotates from two offers on', () => {
  expect(isPlaying(after(initialRotation(1), { type: 'motion', allowed: true }))).toBe(false);
});

it.each<RotationEvent>([
  { type: 'pointer', area: 'offer' },
  { type: 'focus', area: 'controls' },
  { type: 'away', away: true },
])('is paused, not ended, by $type', (event) => {
  const held = after(moving, event);
  expect(isRunning(held)).toBe(false);
  expect(isPlaying(held)).toBe(true);
});

it('starts on request where motion is reduced, even with the focus still on Play', () => {
  expect(isRunning(after(still, { type: 'focus', area: 'controls' }, { type: 'play' }))).toBe(true);
});

it('ends with the motion switch, also if it was started on request', () => {
  const asked = after(moving, { type: 'play' }, { type: 'motion', allowed: false });
  expect(isPlaying(asked)).toBe(false);
  expect(isPlaying(after(asked, { type: 'motion', allowed: true }))).toBe(true);
});
