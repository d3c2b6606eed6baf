import { render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { site } from './agency-site';

/** The French layout of the engine's complete site, built in 2020. */
export const sampleFrame = layoutData(site, 'fr', 2020);

/** The page « Comptabilité » of the section « Consulting », in French. */
export const samplePage = pageData(site, '/consulting/comptabilite', 'fr');

/** Renders a part of the layout with its texts. */
export function renderFramed(element: ReactElement): RenderResult {
  return render(framed(element));
}

/** Returns a part of the layout with its texts. */
export function framed(element: ReactElement): ReactElement {
  return <I18nextProvider i18n={sampleWords()}>{element}</I18nextProvider>;
}

function sampleWords(): i18n {
  const words = i18next.createInstance();
  void words.use(initReactI18next).init({
    lng: 'fr',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { fr: { translation: sampleFrame.messages } },
  });
  return words;
}
