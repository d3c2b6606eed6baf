import { tabStore } from './storage';

/**
 * Loads the page anew, because something that belongs to it cannot be had: after a new build the old one's files
 * may be gone. At most once in a tab for each build, so that it can never go round in circles; and not where it would
 * cost the visitor something: offline, where the browser would show its own page of errors, or where what was typed
 * could not be kept.
 *
 * @param build the build that runs now
 * @returns whether the page is on its way; when it is not, the visitor has to be told and given a button
 */
export function reloadOnce(build: string): boolean {
  const builds = (tabStore.read(KEY) ?? '').split(' ').slice(-MOST);
  if (!navigator.onLine || builds.includes(build)) return false;
  tabStore.write(KEY, [...builds, build].join(' ').trim());
  if (!tabStore.isLasting()) return false;
  location.reload();
  return true;
}

const KEY = 'reloaded';

/** How many builds are remembered: two may answer in turn while a new one is laid out over the servers. */
const MOST = 9;
