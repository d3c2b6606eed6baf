import { JSDOM } from 'jsdom';

/** The input of the scan. */
export interface Scanned {
  /** The headers of the home page over HTTPS, each with all its values. */
  headers: Record<string, string[]>;
  html: string;
  /** The redirects from HTTP, in order; the first is the requested address. */
  route: string[];
}

/** The result of a test of the scan, and its points. */
export interface Finding {
  test: string;
  result: string;
  points: number;
}

/** The minimum score for extra points (`MINIMUM_SCORE_FOR_EXTRA_CREDIT` in src/grader/charts.js). */
const ENOUGH = 90;

/**
 * Returns the score of Mozilla's HTTP Observatory (https://github.com/mdn/mdn-http-observatory, `SCORE_TABLE` in
 * src/grader/charts.js, tests in src/analyzer/tests). The points are those of release 1.4.8, which has ten tests, and of
 * the later tests for the opener and the embedder policy. This is a simplified copy: any result except the best ones
 * loses at least as many points as in the original.
 */
export function observatory(scanned: Scanned): { score: number; findings: Finding[] } {
  const { headers } = scanned;
  const findings: Finding[] = [
    policy(headers),
    framing(headers),
    one(
      headers,
      'referrer-policy',
      [/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/],
      5,
      -5,
    ),
    one(headers, 'cross-origin-resource-policy', [/^same-(?:origin|site)$/], 10, 0),
    one(headers, 'cross-origin-opener-policy', [/^same-origin(?:-allow-popups)?$/], 10, 0),
    one(headers, 'cross-origin-embedder-policy', [/^(?:require-corp|credentialless)$/], 10, 0),
    one(headers, 'x-content-type-options', [/^nosniff$/], 0, -5),
    transport(headers),
    one(headers, 'set-cookie', [], 0, -40, 'not found'),
    one(headers, 'access-control-allow-origin', [], 0, -50, 'not found'),
    redirection(scanned.route),
    integrity(scanned.html),
  ];
  const lost = findings.reduce((sum, { points }) => sum + Math.min(0, points), 100);
  const all = findings.reduce((sum, { points }) => sum + points, 100);
  return { score: lost >= ENOUGH ? all : lost, findings };
}

/** Checks a header with one value. It must match a pattern; without patterns, it must be absent. */
function one(
  headers: Scanned['headers'],
  test: string,
  good: RegExp[],
  gain: number,
  loss: number,
  result = 'good',
): Finding {
  const [value, second] = headers[test] ?? [];
  const isGood =
    second === undefined &&
    (good.length === 0 ? value === undefined : good.some((kind) => kind.test(value ?? '')));
  return { test, result: isGood ? result : `bad: ${value}`, points: isGood ? gain : loss };
}

/** `csp-implemented-with-no-unsafe-default-src-none`: +10; unsafe or broad sources: -20, none: -25. */
function policy(headers: Scanned['headers']): Finding {
  const test = 'content-security-policy';
  const directives = directivesOf(headers);
  const unsafe = [
    "'unsafe-inline'",
    "'unsafe-eval'",
    'data:',
    '*',
    'https:',
    'http:',
    'https://*',
    'http://*',
  ];
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isStrict = ['script-src', 'style-src', 'object-src'].every((name) =>
    sourcesOf(name).every((source) => !unsafe.includes(source)),
  );
  const isPlain = [...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source));
  const isNone = directives.get('default-src')?.join() === "'none'";
  const isForm = ["'none'", "'self'"].includes(directives.get('form-action')?.join() ?? '');
  if (directives.size === 0) return { test, result: 'not implemented', points: -25 };
  if (!isStrict || isPlain) return { test, result: 'unsafe', points: -20 };
  if (!isNone || !isForm) return { test, result: 'no unsafe', points: 5 };
  return { test, result: "no unsafe, default-src 'none'", points: 10 };
}

/** `x-frame-options-implemented-via-csp`: +5; only by the old header: 0; none: -20. */
function framing(headers: Scanned['headers']): Finding {
  const test = 'x-frame-options';
  if (directivesOf(headers).has('frame-ancestors')) return { test, result: 'by the policy', points: 5 };
  const isOld = /^(?:deny|sameorigin)$/i.test(headers[test]?.join() ?? '');
  return { test, result: isOld ? 'by its header' : 'not implemented', points: isOld ? 0 : -20 };
}

/** At least six months: 0 (+5 only for a site on the preload list of the browsers); less: -10, none: -20. */
function transport(headers: Scanned['headers']): Finding {
  const test = 'strict-transport-security';
  const [, seconds] = /^max-age=(\d+)(?:;|$)/.exec(headers[test]?.join() ?? '') ?? [];
  if (seconds === undefined) return { test, result: 'not implemented', points: -20 };
  return Number(seconds) >= 15_768_000
    ? { test, result: 'six months or more', points: 0 }
    : { test, result: 'less than six months', points: -10 };
}

/** `redirection-to-https`: 0 when the first step is to the same host over TLS. */
function redirection([first = '', second = '', ...rest]: string[]): Finding {
  const test = 'redirection';
  const last = rest.at(-1) ?? second;
  if (!last.startsWith('https:')) return { test, result: 'missing', points: -20 };
  if (!second.startsWith('https:')) return { test, result: 'not at once', points: -10 };
  const isSame = new URL(first).hostname === new URL(second).hostname;
  return { test, result: isSame ? 'to https' : 'to another host', points: isSame ? 0 : -5 };
}

/** Scripts of the same origin: 0, +5 with `integrity`; scripts of other origins: -50. */
function integrity(html: string): Finding {
  const test = 'subresource-integrity';
  const scripts = [...new JSDOM(html).window.document.querySelectorAll('script[src]')];
  const isForeign = scripts.some((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (isForeign) return { test, result: 'scripts of others', points: -50 };
  const isHeld = scripts.length > 0 && scripts.every((script) => script.hasAttribute('integrity'));
  return { test, result: isHeld ? 'implemented' : 'all scripts are our own', points: isHeld ? 5 : 0 };
}

function directivesOf(headers: Scanned['headers']): Map<string, string[]> {
  const parts = (headers['content-security-policy'] ?? []).flatMap((value) => value.split(';'));
  return new Map(
    parts
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}
