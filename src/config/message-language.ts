import { messageLanguages, type MessageLanguage } from './rule';

/**
 * Returns the language of messages: that of the option, of the environment, or of the system; English when there are no
 * messages in it.
 *
 * @param option the value of `--lang`, when it is given
 * @param env the environment; `LC_ALL` wins over `LANG`, as in other programs
 * @example messageLanguage(undefined, { LANG: 'fr_FR.UTF-8' }) // 'fr'
 */
export function messageLanguage(
  option: string | undefined,
  env: Record<string, string | undefined>,
): MessageLanguage {
  const system = Intl.DateTimeFormat().resolvedOptions().locale;
  // Empty variables do not count, and "C" names no language.
  const [locale = ''] = [option, env.LC_ALL, env.LANG].filter((name) => name && !/^(?:C|POSIX)\b/.test(name));
  const [name] = (locale || system).toLowerCase().split(/[-_.]/);
  return messageLanguages.find((language) => language === name) ?? 'en';
}
