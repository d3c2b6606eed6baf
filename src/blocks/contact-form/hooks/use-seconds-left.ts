import { useEffect, useState } from 'react';

/** Returns the seconds left until a time, in milliseconds since 1970; 0 once it has passed. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // Read from the clock, because timers of a background tab fire late.
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    update();
    if (until <= Date.now()) return;
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
