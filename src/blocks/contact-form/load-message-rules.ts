import { lazy } from '../../browser/lazy';
import { withTimeout } from '../../browser/timeout';

/** Loads the rules of a message, which only visitors who write one need. Returns undefined if they cannot be loaded. */
export function loadMessageRules(timeout: number) {
  return load(timeout).catch(() => undefined);
}

const load = lazy((timeout: number) => withTimeout(timeout, import('../../contact/message-problem')));
