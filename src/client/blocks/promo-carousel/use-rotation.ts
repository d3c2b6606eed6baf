import { useEffect, useReducer, type Dispatch } from 'react';
import { watchMotion } from '../../effects/watch-motion';
import type { BlockDataOf } from '../../../site/page-data.types';
import { initialRotation, isRunning, rotate, type RotationEvent, type Rotation } from './rotation';

/**
 * Returns the rotation with a timer and with the motion settings of the browser and the site, and a function that dispatches
 * events. It begins with the offer that the address names: a dot was followed before the client ran.
 *
 * @param ids the anchors of the offers
 */
export function useRotation(
  { interval, transition }: BlockDataOf<'promo-carousel'>,
  ids: readonly string[],
): [Rotation, Dispatch<RotationEvent>] {
  const [rotation, dispatch] = useReducer(rotate, ids.length, initialRotation);
  const running = isRunning(rotation);

  useEffect(() => {
    const index = ids.indexOf(location.hash.slice(1));
    if (index < 1) return;
    dispatch({ type: 'show', index });
    dispatch({ type: 'settle' });
  }, [ids]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), interval);
    return () => clearTimeout(timer);
  }, [running, rotation.index, interval]);

  useEffect(() => {
    if (!rotation.transitioning) return;
    const timer = setTimeout(() => dispatch({ type: 'settle' }), transition);
    return () => clearTimeout(timer);
  }, [rotation.transitioning, rotation.index, transition]);

  useEffect(() => watchMotion((allowed) => dispatch({ type: 'motion', allowed })), []);
  useEffect(() => watchTab((away) => dispatch({ type: 'away', away })), []);

  return [rotation, dispatch];
}

function watchTab(callback: (away: boolean) => void): () => void {
  const update = () => callback(document.hidden);
  document.addEventListener('visibilitychange', update);
  update();
  return () => document.removeEventListener('visibilitychange', update);
}
