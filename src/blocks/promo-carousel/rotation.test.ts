import { describe, expect, it } from 'vitest';
import { isPlaying, isRunning, rotate, standing, type Happening, type Rotation } from './rotation';

const after = (rotation: Rotation, ...happenings: Happening[]) => happenings.reduce(rotate, rotation);
const still = standing(12);
const moving = after(still, { type: 'motion', allowed: true });

describe('turning', () => {
  it('wraps around in both directions', () => {
    expect(after(still, { type: 'step', by: -1 }).index).toBe(11);
    expect(after({ ...still, index: 11 }, { type: 'step', by: 1 }).index).toBe(0);
    expect(after({ ...moving, index: 11 }, { type: 'advance' }).index).toBe(0);
  });

  it('ignores whatever is pressed during a change', () => {
    const changing = after(moving, { type: 'advance' });
    expect(after(changing, { type: 'step', by: 1 })).toBe(changing);
    expect(after(changing, { type: 'show', index: 7 })).toBe(changing);
    expect(after(changing, { type: 'settle' }, { type: 'show', index: 7 }).index).toBe(7);
  });

  it('does not start a change towards the offer that is shown', () => {
    expect(after(still, { type: 'show', index: 0 }).transitioning).toBe(false);
  });
});

describe('turning by itself', () => {
  it('happens only where things may move', () => {
    expect(isRunning(still)).toBe(false);
    expect(isRunning(moving)).toBe(true);
    expect(isRunning(after(moving, { type: 'motion', allowed: false }))).toBe(false);
  });

  it('needs a second offer', () => {
    expect(isPlaying(after(standing(1), { type: 'motion', allowed: true }))).toBe(false);
  });

  it.each<Happening>([
    { type: 'pointer', place: 'offer' },
    { type: 'focus', place: 'controls' },
    { type: 'away', away: true },
  ])('is held, not ended, by $type', (happening) => {
    const held = after(moving, happening);
    expect(isRunning(held)).toBe(false);
    expect(isPlaying(held)).toBe(true);
  });

  it('ends once the visitor has turned by hand', () => {
    expect(isPlaying(after(moving, { type: 'step', by: 1 }, { type: 'settle' }))).toBe(false);
  });

  it('starts on request where motion is reduced, even with the focus still on Play', () => {
    expect(isRunning(after(still, { type: 'focus', place: 'controls' }, { type: 'play' }))).toBe(true);
  });

  it('ends with the switch, also when it was started on request', () => {
    const asked = after(moving, { type: 'play' }, { type: 'motion', allowed: false });
    expect(isPlaying(asked)).toBe(false);
    expect(isPlaying(after(asked, { type: 'motion', allowed: true }))).toBe(true);
  });
});
