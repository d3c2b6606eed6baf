import { expect, it } from 'vitest';
import { settingsCss } from './theme-css';

const url = 'https://www.example.com';

it('gives the styles the durations of the config, in milliseconds', () => {
  const css = settingsCss({ url, carousel: { transition: 250 }, effects: { reveal: { duration: 900 } } });
  expect(css).toContain('--reveal:900ms;');
  expect(css).toContain('--transition:250ms}');
});

it('takes those of the specification where the config has none', () => {
  const css = settingsCss({ url });
  expect(css).toContain('--reveal:600ms;');
  expect(css).toContain('--transition:500ms}');
});
