import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../site/format';
import type { Language } from '../../../site/languages';

/** Returns a function that formats a number in the language of the page. */
export function useNumberFormat(): (value: number) => string {
  const { i18n } = useTranslation();
  return (value) => formatNumber(value, i18n.language as Language);
}
