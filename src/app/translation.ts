import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LayoutData } from '../site/page-data.types';

/**
 * Creates the i18next instance for `useTranslation()`, with the UI texts of one language. They are plain text and React
 * escapes them, so i18next does not.
 */
export function createTranslation(layout: LayoutData): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: layout.language,
    fallbackLng: false,
    resources: { [layout.language]: { translation: layout.messages } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
