import { tabStore } from './storage';

/**
 * Reloads the page after one of its files failed to load: after a deployment the files of the previous
 * build may be gone. It reloads at most once per tab and build, so that it never loops, and not where the
 * visitor would lose something: offline, where the browser would show its own error page, or where
 * storage cannot keep what was typed.
 *
 * @param build the build that runs now
 * @returns whether the page reloads; if not, the caller shows a message with a button
 */
export function reloadOnce(build: string): boolean {
  const builds = (tabStore.read(KEY) ?? '').split(' ').slice(-MAX_BUILDS);
  if (!navigator.onLine || builds.includes(build)) return false;
  tabStore.write(KEY, [...builds, build].join(' ').trim());
  if (!tabStore.isLasting()) return false;
  location.reload();
  return true;
}

const KEY = 'reloaded';

/** How many builds are remembered: during a deployment, servers of two builds may answer in turn. */
const MAX_BUILDS = 9;
