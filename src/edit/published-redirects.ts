import { readSiteLock } from '../config/lock/site-lock';
import type { Redirect } from '../site/types.generated';

/**
 * Returns redirects from addresses that pages give up: those that were published and have no redirect yet.
 *
 * @param root the folder of the site
 * @param redirects those that there are
 * @param to the page to which they lead
 */
export function publishedRedirects(
  root: string,
  redirects: readonly Redirect[],
  urls: readonly string[],
  to: string,
): readonly Redirect[] {
  const published = new Set(readSiteLock(root)?.paths);
  const known = new Set(redirects.map(({ from }) => from));
  return urls.filter((from) => published.has(from) && !known.has(from)).map((from) => ({ from, to }));
}
