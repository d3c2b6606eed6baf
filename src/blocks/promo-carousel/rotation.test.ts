import { describe, expect, it } from 'vitest';
import { isPlaying, isRunning, rotate, initialRotation, type RotationEvent, type Rotation } from './rotation';

const after = (rotation: Rotation, ...events: RotationEvent[]) => events.reduce(rotate, rotation);
const still = initialRotation(12);
const moving = after(still, { type: 'motion', allowed: true });

describe('changing the offer', () => {
  it('wraps around in both directions', () => {
    expect(after(still, { type: 'step', by: -1 }).index).toBe(11);
    expect(after({ ...still, index: 11 }, { type: 'step', by: 1 }).index).toBe(0);
    expect(after({ ...moving, index: 11 }, { type: 'advance' }).index).toBe(0);
  });

  it('ignores presses during a transition', () => {
    const changing = after(moving, { type: 'advance' });
    expect(after(changing, { type: 'step', by: 1 })).toBe(changing);
    expect(after(changing, { type: 'show', index: 7 })).toBe(changing);
    expect(after(changing, { type: 'settle' }, { type: 'show', index: 7 }).index).toBe(7);
  });

  it('does not start a transition to the offer that is shown', () => {
    expect(after(still, { type: 'show', index: 0 }).transitioning).toBe(false);
  });
});

describe('rotating automatically', () => {
  it('happens only if motion is allowed', () => {
    expect(isRunning(still)).toBe(false);
    expect(isRunning(moving)).toBe(true);
    expect(isRunning(after(moving, { type: 'motion', allowed: false }))).toBe(false);
  });

  it('needs a second offer', () => {
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

  it('ends when the visitor changes the offer', () => {
    expect(isPlaying(after(moving, { type: 'step', by: 1 }, { type: 'settle' }))).toBe(false);
  });

  it('starts on request where motion is reduced, even with the focus still on Play', () => {
    expect(isRunning(after(still, { type: 'focus', area: 'controls' }, { type: 'play' }))).toBe(true);
  });

  it('ends with the motion switch, also if it was started on request', () => {
    const asked = after(moving, { type: 'play' }, { type: 'motion', allowed: false });
    expect(isPlaying(asked)).toBe(false);
    expect(isPlaying(after(asked, { type: 'motion', allowed: true }))).toBe(true);
  });
});
