import { useEffect, useState } from 'react';
import type { SendingProblem } from './use-sending';

/** Seconds to wait before a message is sent again (hardening, R-41): the service asks for a minute, or stumbles. */
const waits: Partial<Record<SendingProblem, number>> = { tooManyRequests: 60, service: 10 };

/** How many seconds are left until another send makes sense after a problem; 0 when it does at once. */
export function useSecondsLeft(problem: SendingProblem | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + (waits[problem ?? 'online'] ?? 0) * 1000;
    // Read from the clock, for a tab in the background is called late.
    const follow = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    follow();
    const timer = setInterval(follow, 1000);
    return () => clearInterval(timer);
  }, [problem]);
  return left;
}
