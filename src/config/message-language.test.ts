import { expect, it } from 'vitest';
import { messageLanguage } from './message-language';

it.each([
  ['the option', 'fr', { LC_ALL: 'en_US.UTF-8' }, 'fr'],
  ['LC_ALL before LANG', undefined, { LC_ALL: 'fr_MA.UTF-8', LANG: 'en_US' }, 'fr'],
  ['LANG', undefined, { LC_ALL: '', LANG: 'fr_FR.UTF-8' }, 'fr'],
  ['English for a language without messages', undefined, { LANG: 'de_DE' }, 'en'],
] as const)('messages follow %s', (_, option, env, language) => {
  expect(messageLanguage(option, env)).toBe(language);
});

it('messages follow the system when the environment names no language', () => {
  const system = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en';
  expect(messageLanguage(undefined, {})).toBe(system);
  expect(messageLanguage(undefined, { LC_ALL: 'C.UTF-8', LANG: 'POSIX' })).toBe(system);
});
