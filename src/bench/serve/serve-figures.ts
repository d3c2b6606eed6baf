import autocannon from 'autocannon';

/** The result of a load test. */
export interface ServeFigures {
  what: string;
  /** Answered requests per second, on average. */
  requests: number;
  /** In milliseconds: the maximum duration of half of the answers, and of 99 %. */
  median: number;
  p99: number;
  /** Requests without an answer, with a late one, or with an error status. */
  failed: number;
}

/** A load test. */
export interface Load {
  what: string;
  url: string;
  headers: Record<string, string>;
  /** The number of concurrent requests. */
  connections: number;
  seconds: number;
}

/**
 * Requests a URL as fast as the server answers.
 *
 * @param meanwhile runs during the test
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
