/**
 * The state of the rotation. It depends on the events so far only, not on a clock or a browser; the
 * carousel dispatches an event when a transition ends, when the pointer enters, and so on.
 */
export interface Rotation {
  count: number;
  index: number;
  /** Whether a transition runs; presses are ignored meanwhile. */
  transitioning: boolean;
  /** Whether automatic motion is allowed (by the system's and the site's setting). */
  motion: boolean;
  /** What the visitor asked for: “pause” also after they changed the offer, “none” at first. */
  request: 'none' | 'play' | 'pause';
  /** The areas that have the pointer and the focus. */
  pointer: Area;
  focus: Area;
  /** Whether the tab is in the background. */
  away: boolean;
}

/** A part of the carousel: the offer, or the buttons below it. */
export type Area = 'offer' | 'controls' | 'outside';

export type RotationEvent =
  | { type: 'advance' }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'show'; index: number }
  | { type: 'settle' }
  | { type: 'play' | 'pause' }
  | { type: 'motion'; allowed: boolean }
  | { type: 'pointer' | 'focus'; area: Area }
  | { type: 'away'; away: boolean };

/** Returns the state of the served HTML: the first offer, without rotation. */
export function initialRotation(count: number): Rotation {
  return {
    count,
    index: 0,
    transitioning: false,
    motion: false,
    request: 'none',
    pointer: 'outside',
    focus: 'outside',
    away: false,
  };
}

/** Returns the state after an event. */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'advance':
      return show(rotation, rotation.index + 1);
    case 'step':
      return showOnRequest(rotation, rotation.index + event.by);
    case 'show':
      return showOnRequest(rotation, event.index);
    case 'settle':
      return { ...rotation, transitioning: false };
    case 'play':
    case 'pause':
      return { ...rotation, request: event.type };
    case 'motion':
      return {
        ...rotation,
        motion: event.allowed,
        // Switching motion off also ends a rotation that was started with Play.
        request: !event.allowed && rotation.request === 'play' ? 'none' : rotation.request,
      };
    case 'pointer':
    case 'focus':
      return { ...rotation, [event.type]: event.area };
    case 'away':
      return { ...rotation, away: event.away };
  }
}

/** Returns whether the offers rotate, now or as soon as nothing holds them. */
export function isPlaying({ count, request, motion }: Rotation): boolean {
  return count > 1 && (request === 'play' || (request === 'none' && motion));
}

/**
 * Returns whether the rotation runs now. The pointer or the focus on the offer holds it; on the buttons
 * too, except after Play was pressed, because Play would seem to have no effect.
 */
export function isRunning(rotation: Rotation): boolean {
  const areas = [rotation.pointer, rotation.focus];
  const held = areas.includes('offer') || (rotation.request !== 'play' && areas.includes('controls'));
  return isPlaying(rotation) && !rotation.away && !held;
}

/** Shows an offer on request and ends the automatic rotation. */
function showOnRequest(rotation: Rotation, index: number): Rotation {
  return rotation.transitioning ? rotation : show({ ...rotation, request: 'pause' }, index);
}

function show(rotation: Rotation, index: number): Rotation {
  const next = (index + rotation.count) % rotation.count;
  if (rotation.transitioning || next === rotation.index) return rotation;
  return { ...rotation, index: next, transitioning: true };
}
