/**
 * How the offers turn: a pure function of what has happened so far. It knows no clock and no
 * browser; the carousel tells it when a change is over, when the pointer rests, and so on.
 */
export interface Rotation {
  count: number;
  index: number;
  /** On during a change: whatever is pressed meanwhile is ignored. */
  transitioning: boolean;
  /** Whether things may move by themselves here (the system's and the site's setting). */
  motion: boolean;
  /** What the visitor has asked for; nothing so far, when "none". */
  wish: 'none' | 'play' | 'pause';
  /** Where the pointer rests and where the focus is. */
  pointer: Place;
  focus: Place;
  /** Whether the tab is in the background. */
  away: boolean;
}

/** A part of the carousel: the offer itself, or the buttons under it. */
export type Place = 'offer' | 'controls' | 'outside';

export type Happening =
  | { type: 'advance' }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'show'; index: number }
  | { type: 'settle' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'motion'; allowed: boolean }
  | { type: 'pointer' | 'focus'; place: Place }
  | { type: 'away'; away: boolean };

/** The carousel as the HTML has it: the first offer, standing still. */
export function standing(count: number): Rotation {
  return {
    count,
    index: 0,
    transitioning: false,
    motion: false,
    wish: 'none',
    pointer: 'outside',
    focus: 'outside',
    away: false,
  };
}

export function rotate(rotation: Rotation, happening: Happening): Rotation {
  switch (happening.type) {
    case 'advance':
      return turned(rotation, rotation.index + 1);
    case 'step':
      return turnedByHand(rotation, rotation.index + happening.by);
    case 'show':
      return turnedByHand(rotation, happening.index);
    case 'settle':
      return { ...rotation, transitioning: false };
    case 'play':
      return { ...rotation, wish: 'play' };
    case 'pause':
      return { ...rotation, wish: 'pause' };
    case 'motion':
      return {
        ...rotation,
        motion: happening.allowed,
        // switching motion off also ends what was started by hand
        wish: !happening.allowed && rotation.wish === 'play' ? 'none' : rotation.wish,
      };
    case 'pointer':
      return { ...rotation, pointer: happening.place };
    case 'focus':
      return { ...rotation, focus: happening.place };
    case 'away':
      return { ...rotation, away: happening.away };
  }
}

/** Whether the offers turn by themselves, now or as soon as nothing holds them. */
export function isPlaying({ count, wish, motion }: Rotation): boolean {
  return count > 1 && (wish === 'play' || (wish === 'none' && motion));
}

/**
 * Whether the next offer comes by itself. The pointer or the focus on the offer holds it; on the
 * buttons too, except after Play was pressed there, or pressing it would seem to do nothing.
 */
export function isRunning(rotation: Rotation): boolean {
  const places = [rotation.pointer, rotation.focus];
  const held = places.includes('offer') || (rotation.wish !== 'play' && places.includes('controls'));
  return isPlaying(rotation) && !rotation.away && !held;
}

/** Who turns by hand does not want to be turned further. */
function turnedByHand(rotation: Rotation, index: number): Rotation {
  return rotation.transitioning ? rotation : turned({ ...rotation, wish: 'pause' }, index);
}

function turned(rotation: Rotation, index: number): Rotation {
  const next = (index + rotation.count) % rotation.count;
  if (rotation.transitioning || next === rotation.index) return rotation;
  return { ...rotation, index: next, transitioning: true };
}
