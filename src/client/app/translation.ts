import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from '../../site/format';
import type { LayoutData } from '../../site/page-data.types';

/**
 * Creates the i18next instance for `useTranslation()`, with the UI texts of one language. They are plain text and React
 * escapes them, so i18next does not. A text with `count` may have plural forms: `months_one`, `months_other`.
 */
export function createTranslation(layout: LayoutData): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(numberFormatter(layout.numbers))
    .init({
      lng: layout.language,
      fallbackLng: false,
      resources: { [layout.language]: { translation: layout.messages } },
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  // For a language that it does not know, a browser would use the plural rules of its own language.
  const rules = new Intl.PluralRules([layout.language, 'en']);
  instance.services.pluralResolver.getRule = () => rules;
  return instance;
}

function numberFormatter(numbers: LayoutData['numbers']): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) =>
      typeof value === 'number' ? formatNumber(value, numbers) : (value as string),
  };
}
