import { expect, it } from 'vitest';
import type { PageResults } from './figures';
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
const travelled = (script: number, total: number, urls: string[] = []) => ({
  script,
  total,
  requests: urls.map((url) => ({ url, kind: 'fetch', bytes: 1 })),
});

/** A run in which everything is reached. */
const good: PageResults = {
  measured: '2026-01-01T00:00:00.000Z',
  machine: { cores: 2, node: '20.19.0', chromium: '150', load: 0.2 },
  runs: 5,
  paint: [
    { page: page('/'), own: times, stripped: times, scores: { performance: 100, seo: 100 }, faults: [] },
  ],
  weight: [{ url: '/', beforePaint: 20_000, fontsWaitedFor: [] }],
  home: {
    first: travelled(100_000, 150_000),
    later: travelled(0, 3000, ['/contact.json', '/assets/wall.svg']),
  },
  strippedHome: { first: travelled(0, 60_000), later: travelled(0, 9000) },
  largestData: 5000,
  interactions: [{ name: 'menu', when: 'after', milliseconds: 0, each: [0] }],
  judging: [{ text: '<a', milliseconds: 12 }],
};

const missed = (figures: Partial<PageResults>) =>
  rows({ ...good, ...figures })
    .filter(({ isReached }) => !isReached)
    .map(({ what, measured }) => `${what}: ${measured}`);

it('finds nothing missed in a good run, and formats a press too fast to be measured', () => {
  expect(missed({})).toEqual([]);
  expect(table(rows(good))).toContain('| < 16 ms (menu) |');
});

it('shows the page that does worst, with its twin', () => {
  const slow = { ...good.paint[0]!, page: page('/contact'), own: { ...times, firstPaint: 1000 } };
  const paint = [...good.paint, slow, ...good.paint];
  expect(missed({ paint })).toEqual([
    'First Contentful Paint, worst page: 1.00 s (/contact)',
    'First Contentful Paint, times the page without scripts: 1.25 × (/contact)',
  ]);
  expect(rows({ ...good, paint }).find(({ what }) => what.startsWith('First'))?.stripped).toBe('0.80 s');
});

it.each<[string, Partial<PageResults>]>([
  ['home page', { home: { ...good.home, first: travelled(100_000, 200_000) } }],
  ['of it script', { home: { ...good.home, first: travelled(120_000, 150_000) } }],
  ['script at a later navigation', { home: { ...good.home, later: travelled(1, 1, ['/contact.json']) } }],
  ['data files', { home: { ...good.home, later: travelled(0, 1, ['/a.json', '/b.json']) } }],
  ['largest data file', { largestData: 9000 }],
  ['fonts that text waits for', { weight: [{ url: '/', beforePaint: 1, fontsWaitedFor: ['@font-face'] }] }],
  ['bytes before', { weight: [{ url: '/', beforePaint: 31_000, fontsWaitedFor: [] }] }],
  ['press', { interactions: [{ name: 'menu', when: 'after', milliseconds: 104, each: [] }] }],
  ['judging', { judging: [{ text: '<a', milliseconds: 50 }] }],
  ['Lighthouse SEO', { paint: [{ ...good.paint[0]!, scores: { performance: 100, seo: 92 } }] }],
  ['Cumulative', { paint: [{ ...good.paint[0]!, own: { ...times, shift: 0.002 } }] }],
])('names what is missed: %s', (what, figures) => {
  const said = missed(figures);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${what}`));
});

it('asks for no comparison where there is none', () => {
  const { stripped: _, ...alone } = good.paint[0]!;
  expect(rows({ ...good, paint: [alone] }).map(({ what }) => what)).not.toContain(
    'First Contentful Paint, times the page without scripts',
  );
});

it('warns of a busy machine', () => {
  expect(machineLine(good.machine)).toBe('2 cores, Node 20.19.0, Chromium 150, load 0.2.');
  expect(machineLine({ ...good.machine, load: 3 })).toContain('The machine was busy');
});

it('takes the number in the middle', () => {
  expect([median([3, 100, 1]), median([2, 4])]).toEqual([3, 3]);
  expect(() => median([])).toThrow('An empty list has no median');
});
