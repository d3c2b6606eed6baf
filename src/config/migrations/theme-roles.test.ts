import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { agencyConfig } from '../../../tests/support/sites';
import { loadSite } from '../../validate/load-site';
import { addThemeRoles } from './theme-roles';

const migrated = (text: string) => JSON.stringify(addThemeRoles(JSON.parse(text)), null, 2);

/** The config of the engine's complete site, as it was in version 2. */
function older(): ReturnType<typeof agencyConfig> {
  const config = agencyConfig();
  const added = [
    'highlight',
    'bandAccent',
    'notice',
    'noticeText',
    'noticeSuccess',
    'noticeError',
    'tiling',
    'fonts',
  ];
  for (const name of added) {
    Reflect.deleteProperty(config.theme.roles, name);
    Reflect.deleteProperty(config.theme, name);
  }
  return config;
}

it('a theme of version 2 gets its new roles, its tiling and its fonts, and looks the same', () => {
  const text = migrated(JSON.stringify(older(), null, 2));
  expect(JSON.parse(text)).toEqual(agencyConfig());
  using copy = new SiteCopy().write(text);
  expect(loadSite(copy.folder).problems).toEqual([]);
});

it('a theme that has them is not changed', () => {
  const config = agencyConfig();
  expect(addThemeRoles(config)).toBe(config);
});

it('a role that the theme already has stays, and a theme without a light red takes the error of dark mode', () => {
  const config = older();
  Object.assign(config.theme.roles, { highlight: { light: 'ocre', dark: 'safran' } });
  Reflect.deleteProperty(config.theme.colors, 'rose');
  const { theme } = JSON.parse(migrated(JSON.stringify(config))) as typeof config;
  expect(theme.roles.highlight).toEqual({ light: 'ocre', dark: 'safran' });
  expect(theme.roles.noticeError).toEqual({ light: 'erreur-claire', dark: 'erreur-claire' });
});

it.each(['{}', '{ "theme": 7 }', '{ "theme": { "roles": 7 } }'])('a config without roles stays: %s', (text) =>
  expect(JSON.parse(migrated(text))).toEqual(JSON.parse(text)),
);
