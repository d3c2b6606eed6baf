import type { Metric } from 'web-vitals';
import { expect, it, vi } from 'vitest';
import { reportVitals } from './report-vitals';

// Modules that another test file has loaded do not know the mock.
const listeners = vi.hoisted(() => {
  vi.resetModules();
  return new Map<string, (metric: Metric) => void>();
});
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP'].map((name) => [
      `on${name}`,
      (listener: (metric: Metric) => void) => listeners.set(name, listener),
    ]),
  ),
);

it('sends the three metrics with the page on which the visit began, and nothing about the visitor', () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new Error('refused')));
  vi.stubGlobal('fetch', send);
  reportVitals('https://vitals.trace.example/report', '/contact');
  expect([...listeners.keys()]).toEqual(['CLS', 'INP', 'LCP']);
  listeners.get('INP')?.({
    name: 'INP',
    value: 72,
    rating: 'good',
    navigationType: 'navigate',
    id: 'v5-1',
  } as unknown as Metric);
  expect(send).toHaveBeenCalledOnce();
  const [url, sent] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://vitals.trace.example/report');
  expect(sent).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(JSON.parse(String(sent?.body))).toEqual({
    name: 'INP',
    value: 72,
    rating: 'good',
    navigationType: 'navigate',
    page: '/contact',
  });
  vi.unstubAllGlobals();
});
