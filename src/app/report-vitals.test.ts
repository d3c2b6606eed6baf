import type { Metric } from 'web-vitals';
import { expect, it, vi } from 'vitest';
import { reportVitals } from './report-vitals';

const listeners = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP'].map((name) => [
      `on${name}`,
      (listener: (metric: Metric) => void) => listeners.set(name, listener),
    ]),
  ),
);

it('sends the three figures with the page they belong to, and nothing about the visitor', () => {
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  reportVitals('https://vitals.trace.example/report');
  expect([...listeners.keys()]).toEqual(['CLS', 'INP', 'LCP']);
  listeners.get('INP')?.({
    name: 'INP',
    value: 72,
    rating: 'good',
    navigationType: 'navigate',
    id: 'v5-1',
    delta: 72,
    entries: [],
  } as unknown as Metric);
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('https://vitals.trace.example/report');
  expect(JSON.parse(body ?? '')).toEqual({
    name: 'INP',
    value: 72,
    rating: 'good',
    navigationType: 'navigate',
    page: '/',
  });
  vi.unstubAllGlobals();
});
