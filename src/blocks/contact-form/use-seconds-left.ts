import { useEffect, useState } from 'react';

/** How many seconds are left until a time, in milliseconds since 1970; 0 when it has come. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // Read from the clock, for a tab in the background is called late.
    const follow = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    follow();
    if (until <= Date.now()) return;
    const timer = setInterval(follow, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
