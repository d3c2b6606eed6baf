import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LayoutData } from '../site/page-data.types';

/**
 * The words of the frame for `useTranslation()`, in one language. They are plain text and React
 * escapes what it shows, so i18next escapes nothing.
 */
export function translation(frame: LayoutData): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: frame.language,
    fallbackLng: false,
    resources: { [frame.language]: { translation: frame.words } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
