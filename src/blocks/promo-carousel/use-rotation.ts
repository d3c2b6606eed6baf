import { useEffect, useReducer, type Dispatch } from 'react';
import { watchMotion } from '../../effects/watch-motion';
import { isRunning, rotate, standing, type Happening, type Rotation } from './rotation';

/** The rotation with a clock, and with the browser's and the site's settings for motion. */
export function useRotation({
  count,
  interval,
  transition,
}: {
  count: number;
  interval: number;
  transition: number;
}): [Rotation, Dispatch<Happening>] {
  const [rotation, happen] = useReducer(rotate, count, standing);
  const running = isRunning(rotation);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => happen({ type: 'advance' }), interval);
    return () => clearTimeout(timer);
  }, [running, rotation.index, interval]);

  useEffect(() => {
    if (!rotation.transitioning) return;
    const timer = setTimeout(() => happen({ type: 'settle' }), transition);
    return () => clearTimeout(timer);
  }, [rotation.transitioning, rotation.index, transition]);

  useEffect(() => watchMotion((allowed) => happen({ type: 'motion', allowed })), []);
  useEffect(() => watchTab((away) => happen({ type: 'away', away })), []);

  return [rotation, happen];
}

function watchTab(tell: (away: boolean) => void): () => void {
  const look = () => tell(document.hidden);
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}
