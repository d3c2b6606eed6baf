import type { Flags, Result } from 'lighthouse';

/** The categories of Lighthouse, with their names in the table. */
export const scoreNames = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

export type Category = keyof typeof scoreNames;

/** The results of one visit of Lighthouse. */
export interface LighthouseResult {
  /** First Contentful Paint, in milliseconds. */
  firstPaint: number;
  /** Largest Contentful Paint, in milliseconds. */
  largestPaint: number;
  /** Total Blocking Time, in milliseconds. */
  blocked: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** The requested scores, from 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** The names of the audits with a score under 0.9 that count for a category. */
  faults: string[];
}

/**
 * Runs Lighthouse on a page, as a phone on a slow network. Lighthouse simulates both from a visit on this machine
 * (github.com/GoogleChrome/lighthouse, docs/throttling.md).
 *
 * @param port the debugging port of a Chromium
 * @param all whether all four scores are requested, or only performance
 * @throws when the page cannot be visited
 */
export async function lighthouseRun(url: string, port: number, all: boolean): Promise<LighthouseResult> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    output: 'json',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: all ? Object.keys(scoreNames) : ['performance'],
    disableFullPageScreenshot: true,
    // The not-found page has the status 404.
    ignoreStatusCode: true,
  };
  const report = await visit(url, flags);
  const metric = (name: string) => {
    const { numericValue, errorMessage } = report.audits[name] ?? {};
    if (numericValue === undefined)
      throw new Error(`Lighthouse reports no ${name} for ${url}. ${errorMessage ?? ''}`);
    return numericValue;
  };
  const results = Object.values(report.categories);
  return {
    firstPaint: metric('first-contentful-paint'),
    largestPaint: metric('largest-contentful-paint'),
    blocked: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    scores: Object.fromEntries(results.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    faults: results.flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/** The maximum number of visits. On a busy machine the trace of the browser is sometimes incomplete. */
const ATTEMPTS = 3;

async function visit(url: string, flags: Flags): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  let reason = 'no report';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { lhr } = (await lighthouse(url, flags)) ?? {};
    const metric = lhr?.audits['first-contentful-paint'];
    if (lhr && !lhr.runtimeError && metric?.numericValue !== undefined) return lhr;
    reason = lhr?.runtimeError?.message ?? metric?.errorMessage ?? reason;
  }
  throw new Error(`Lighthouse could not visit ${url} in ${ATTEMPTS} attempts: ${reason}`);
}
