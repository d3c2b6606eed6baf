import { expect, it } from 'vitest';
import { shellLanguage } from './message-language';

it.each([
  ['LC_ALL before LANG', { LC_ALL: 'fr_MA.UTF-8', LANG: 'en_US' }, 'fr'],
  ['LANG', { LC_ALL: '', LANG: 'fr_FR.UTF-8' }, 'fr'],
  ['English for a language without messages', { LANG: 'de_DE' }, 'en'],
] as const)('messages follow %s', (_, env, language) => {
  expect(shellLanguage(env)).toBe(language);
});

it('messages follow the system when the environment names no language', () => {
  const system = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en';
  expect(shellLanguage({})).toBe(system);
  expect(shellLanguage({ LC_ALL: 'C.UTF-8', LANG: 'POSIX' })).toBe(system);
});
