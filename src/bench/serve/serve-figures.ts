import autocannon from 'autocannon';

/** How a server held out against many requests at once. */
export interface ServeFigures {
  what: string;
  /** Requests that were answered in a second, on average. */
  requests: number;
  /** In milliseconds: what half of the answers, and all but a hundredth, took at most. */
  median: number;
  p99: number;
  /** Requests that were not answered, not in time, or not as they ought to be. */
  failed: number;
}

/** What is asked, and how. */
export interface Load {
  what: string;
  url: string;
  headers: Record<string, string>;
  /** How many requests are under way at once. */
  connections: number;
  seconds: number;
}

/**
 * Asks a server as fast as it answers.
 *
 * @param meanwhile what happens to the server while it is asked
 */
export async function serveFigures(
  { what, url, headers, connections, seconds }: Load,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<ServeFigures> {
  const running = autocannon({ url, headers, connections, duration: seconds, timeout: 5 });
  const [result] = await Promise.all([running, meanwhile()]);
  const { requests, latency, errors, timeouts, non2xx } = result;
  return {
    what,
    requests: Math.round(requests.average),
    median: latency.p50,
    p99: latency.p99,
    failed: errors + timeouts + non2xx,
  };
}
