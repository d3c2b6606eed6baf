import type { Flags, Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What Lighthouse says of one visit. */
export interface LighthouseFigures {
  /** In milliseconds. */
  firstPaint: number;
  /** In milliseconds. */
  largestPaint: number;
  /** In milliseconds. */
  blocked: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** From 0 to 100; only those that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** What cost points, by the names of Lighthouse's audits. */
  faults: string[];
}

/**
 * Lets Lighthouse visit a page as a phone on a slow network; both are simulated, from what it saw of the
 * page on this machine (docs: github.com/GoogleChrome/lighthouse, throttling.md).
 *
 * @param port the port of a Chromium that listens to it
 * @param all whether all four scores are wanted; otherwise performance alone
 * @throws when the page cannot be visited
 */
export async function lighthouseRun(url: string, port: number, all: boolean): Promise<LighthouseFigures> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    output: 'json',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: all ? [...categories] : ['performance'],
    disableFullPageScreenshot: true,
    // The page for addresses that lead nowhere is answered with 404, and is drawn all the same.
    ignoreStatusCode: true,
  };
  const lhr = await visited(url, flags);
  const figure = (name: string) => {
    const { numericValue, errorMessage } = lhr.audits[name] ?? {};
    if (numericValue === undefined)
      throw new Error(`Lighthouse on ${url}: no ${name}. ${errorMessage ?? ''}`);
    return numericValue;
  };
  const asked = Object.values(lhr.categories);
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(asked.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    faults: asked.flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/** How often a visit is tried: on a busy machine the browser's record of it is sometimes not whole. */
const TRIES = 3;

async function visited(url: string, flags: Flags): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  let reason = 'it said nothing';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { lhr } = (await lighthouse(url, flags)) ?? {};
    const metric = lhr?.audits['first-contentful-paint'];
    if (lhr && !lhr.runtimeError && metric?.numericValue !== undefined) return lhr;
    reason = lhr?.runtimeError?.message ?? metric?.errorMessage ?? reason;
  }
  throw new Error(`Lighthouse could not visit ${url}, tried ${TRIES} times: ${reason}`);
}
