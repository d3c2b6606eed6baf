import { expect, it } from 'vitest';
import type { PageResults } from './page-results';
import { median } from '../median';
import { rows } from './rows';
import { machineLine } from '../machine';
import { table } from '../table';

const page = (url: string) => ({
  url,
  type: 'home',
  language: 'fr' as const,
  file: 'index.html',
  isMissing: false,
});
const times = { firstPaint: 800, largestPaint: 900, blocked: 0, shift: 0.0001 };
const transfer = (script: number, total: number, urls: string[] = []) => ({
  script,
  total,
  requests: urls.map((url) => ({ url, kind: 'fetch', bytes: 1 })),
});

/** The results of a run that reaches all targets. */
const good: PageResults = {
  measured: '2026-01-01T00:00:00.000Z',
  machine: { cores: 2, node: '20.19.0', chromium: '150', load: 0.2 },
  runs: 5,
  paint: [
    { page: page('/'), own: times, stripped: times, scores: { performance: 100, seo: 100 }, faults: [] },
  ],
  weight: [{ url: '/', beforePaint: 20_000, blockingFonts: [] }],
  home: {
    first: transfer(100_000, 150_000),
    later: transfer(0, 3000, ['/contact.json', '/assets/wall.svg']),
  },
  strippedHome: { first: transfer(0, 60_000), later: transfer(0, 9000) },
  largestData: 5000,
  interactions: [{ name: 'menu', when: 'after', milliseconds: 0, each: [0] }],
  judging: [{ text: '<a', milliseconds: 12 }],
};

const missed = (results: Partial<PageResults>) =>
  rows({ ...good, ...results })
    .filter(({ isReached }) => !isReached)
    .map(({ what, measured }) => `${what}: ${measured}`);

it('reports no missed target for a good run, and formats an interaction that is too fast to measure', () => {
  expect(missed({})).toEqual([]);
  expect(table(rows(good))).toContain('| < 16 ms (menu) |');
});

it('shows the worst page, with its copy without scripts', () => {
  const slow = { ...good.paint[0]!, page: page('/contact'), own: { ...times, firstPaint: 1000 } };
  const paint = [...good.paint, slow, ...good.paint];
  expect(missed({ paint })).toEqual([
    'First Contentful Paint, worst page: 1.00 s (/contact)',
    'First Contentful Paint, ratio to the page without scripts: 1.25 × (/contact)',
  ]);
  expect(rows({ ...good, paint }).find(({ what }) => what.startsWith('First'))?.stripped).toBe('0.80 s');
});

it.each<[string, Partial<PageResults>]>([
  ['home page with all', { home: { ...good.home, first: transfer(100_000, 200_000) } }],
  ['scripts of the home page', { home: { ...good.home, first: transfer(120_000, 150_000) } }],
  [
    'scripts of a later navigation',
    { home: { ...good.home, later: transfer(9000, 9000, ['/contact.json']) } },
  ],
  ['data files', { home: { ...good.home, later: transfer(0, 1, ['/a.json', '/b.json']) } }],
  ['largest data file', { largestData: 9000 }],
  ['fonts that block text', { weight: [{ url: '/', beforePaint: 1, blockingFonts: ['@font-face'] }] }],
  ['bytes before', { weight: [{ url: '/', beforePaint: 31_000, blockingFonts: [] }] }],
  ['interaction', { interactions: [{ name: 'menu', when: 'after', milliseconds: 104, each: [] }] }],
  ['rules', { judging: [{ text: '<a', milliseconds: 50 }] }],
  ['Lighthouse SEO', { paint: [{ ...good.paint[0]!, scores: { performance: 100, seo: 92 } }] }],
  ['Cumulative', { paint: [{ ...good.paint[0]!, own: { ...times, shift: 0.002 } }] }],
])('reports a missed target: %s', (what, results) => {
  const targets = missed(results);
  expect(targets).toHaveLength(1);
  expect(targets[0]).toMatch(new RegExp(`^${what}`));
});

it('omits the ratio without a comparison', () => {
  const { stripped: _, ...alone } = good.paint[0]!;
  expect(rows({ ...good, paint: [alone] }).map(({ what }) => what)).not.toContain(
    'First Contentful Paint, ratio to the page without scripts',
  );
});

it('warns about a busy machine', () => {
  expect(machineLine(good.machine)).toBe('2 cores, Node 20.19.0, Chromium 150, load 0.2.');
  expect(machineLine({ ...good.machine, load: 3 })).toContain('The machine was busy');
});

it('returns the median', () => {
  expect([median([3, 100, 1]), median([2, 4])]).toEqual([3, 3]);
  expect(() => median([])).toThrow('An empty list has no median');
});
