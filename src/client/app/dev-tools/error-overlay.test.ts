import { afterEach, expect, it } from 'vitest';
import { element } from './element';
import { showProblems, type OverlayProblem } from './error-overlay';

const problem = (severity: OverlayProblem['severity'], line: number): OverlayProblem => {
  const text = `site.config.json:${line}:1  ${severity}`;
  return { text: { en: text, fr: text }, file: 'site.config.json', line, column: 1, severity };
};

const bar = element('div');
const notice = () => bar.querySelector<HTMLDetailsElement>('#config-problems > details');
const titles = () => [...bar.querySelectorAll('summary')].map(({ textContent }) => textContent);

afterEach(() => bar.replaceChildren());

it('errors are one line that names the first one and opens, with the warnings folded in it', () => {
  document.body.append(bar);
  showProblems(bar, [problem('error', 12), problem('error', 40), problem('warning', 3)]);
  expect(titles()).toEqual(['2 errors to fix: site.config.json:12', '1 warning']);
  expect([...bar.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
  expect([...bar.querySelectorAll('#config-problems > details > ul > li')]).toHaveLength(2);
  expect(bar.querySelector('[role=alert] > details')).toBe(notice());
  bar.remove();
});

it('the line stays open while errors are corrected, and goes with the last one', () => {
  document.body.append(bar);
  showProblems(bar, [problem('error', 12), problem('error', 40)]);
  notice()!.open = true;
  showProblems(bar, [problem('error', 40), problem('warning', 3)]);
  expect(notice()!.open).toBe(true);
  showProblems(bar, [problem('warning', 3)]);
  expect(titles()).toEqual(['1 warning']);
  expect(bar.querySelector('[role=status]')).not.toBeNull();
  showProblems(bar, []);
  expect(bar.childElementCount).toBe(0);
  bar.remove();
});
