import { expect, it } from 'vitest';
import { settingsCss } from './theme-css';

const url = 'https://www.example.com';

it('gives the styles the durations of the config, in milliseconds', () => {
  const css = settingsCss({ url, carousel: { transition: 250 }, effects: { reveal: { duration: 900 } } });
  expect(css).toContain('--reveal:900ms;');
  expect(css).toContain('--transition:250ms}');
});
