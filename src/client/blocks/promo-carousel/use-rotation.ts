import { useEffect, useReducer, type Dispatch } from 'react';
import { watchMotion } from '../../effects/watch-motion';
import type { BlockDataOf } from '../../../site/page-data.types';
import { initialRotation, isRunning, rotate, type RotationEvent, type Rotation } from './rotation';

/** Returns the rotation with a timer and with the motion settings of the browser and the site, and a function that dispatches events. */
export function useRotation({
  ads: { length: count },
  interval,
  transition,
}: BlockDataOf<'promo-carousel'>): [Rotation, Dispatch<RotationEvent>] {
  const [rotation, dispatch] = useReducer(rotate, count, initialRotation);
  const running = isRunning(rotation);

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
