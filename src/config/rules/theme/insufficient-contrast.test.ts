import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { agencyConfig } from '../../../../tests/support/sites';
import type { SiteConfig } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { insufficientContrast } from './insufficient-contrast';

function reported(edit: (theme: SiteConfig['theme']) => void) {
  const config = agencyConfig();
  edit(config.theme);
  return checkRule(insufficientContrast, config);
}

it.each([
  ['ardoise', '#DDDDDD'],
  ['brique', '#FFE0D0'],
])(
  'the color %s, made too pale, is an error at its line, and the suggestion has enough contrast',
  (name, pale) => {
    using copy = new SiteCopy();
    const color = new RegExp(`("${name}": )"#[0-9A-F]{6}"`);
    copy.write(copy.text().replace(color, `$1"${pale}"`));
    const line = copy
      .text()
      .split('\n')
      .findIndex((text) => text.includes(`"${name}": "${pale}"`));
    const [problem, ...others] = loadSite(copy.folder).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'THEME-001', severity: 'error', line: line + 1 });
    expect(problem?.message.en).toMatch(
      /^The contrast of ".+" on ".+" is 1\.\d+ to 1, but text needs 4\.5 to 1\./,
    );
    copy.write(copy.text().replace(pale, String(problem!.suggestion)));
    expect(loadSite(copy.folder).problems).toEqual([]);
  },
);

it('a changed background is reported, not every color on it', () => {
  const found = reported(({ colors }) => (colors.chaux = '#555555'));
  expect(found.map(({ path }) => path)).toEqual([['theme', 'colors', 'chaux']]);
});

it('a color of the dark mode is checked there', () => {
  const [found] = reported(({ colors }) => (colors.ciel = '#2440B8'));
  expect(found?.path).toEqual(['theme', 'colors', 'ciel']);
  expect(found?.message.en).toContain('in dark mode, as theme.sections.web.light on theme.roles.page.dark');
});

it('a color on itself is reported where it was selected', () => {
  const found = reported(({ roles }) => (roles.muted.light = roles.page.light));
  expect(found).toContainEqual(
    expect.objectContaining({
      path: ['theme', 'roles', 'muted', 'light'],
      data: { background: 'theme.roles.page.light' },
    }),
  );
});

it('without a shade that works everywhere there is no suggestion, and the message says so', () => {
  const [found] = reported(({ roles, colors }) => {
    colors['half-light'] = '#777777';
    roles.muted = { light: 'half-light', dark: 'half-light' };
  });
  expect(found?.suggestion).toBeNull();
  expect(found?.message.en).toContain('No lighter or darker shade is enough everywhere');
});
