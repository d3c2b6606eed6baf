import autocannon from 'autocannon';

/** The result of a load test. */
export interface LoadResult {
  what: string;
  /** The average number of answered requests per second. */
  requests: number;
  /** The median duration of an answer, in milliseconds. */
  median: number;
  /** The duration within which 99 % of the answers arrive, in milliseconds. */
  p99: number;
  /** The number of requests without an answer, with a late answer, or with an error status. */
  failed: number;
}

/** The request of a load test, and how often it is sent. */
export interface Load {
  what: string;
  url: string;
  headers: Record<string, string>;
  /** The number of concurrent requests. */
  connections: number;
  seconds: number;
}

/**
 * Returns the result of a load test, which requests a URL as fast as the server answers.
 *
 * @param meanwhile runs during the test
 */
export async function loadTest(
  { what, url, headers, connections, seconds }: Load,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<LoadResult> {
  // Over TLS, nginx answers only to a known name (SNI).
  const servername = headers['Host'];
  const test = autocannon({ url, headers, connections, duration: seconds, timeout: 5, servername });
  const [result] = await Promise.all([test, meanwhile()]);
  const { requests, latency, errors, timeouts, non2xx } = result;
  return {
    what,
    requests: Math.round(requests.average),
    median: latency.p50,
    p99: latency.p99,
    failed: errors + timeouts + non2xx,
  };
}
