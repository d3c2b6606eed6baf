import { render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { LayoutData, PageLinkData } from '../../src/site/page-data.types';
import { sampleContactDetails } from './sample-contact-details';

/** The data of a small page layout. */
export const sampleFrame: LayoutData = {
  language: 'fr',
  direction: 'ltr',
  script: 'latin',
  origin: 'https://www.trace.example',
  vitals: '',
  messages: {
    frame: {
      navigation: {
        main: 'Menu principal',
        home: 'Accueil',
        language: 'Langue',
        menu: 'Ouvrir le menu',
        closeMenu: 'Fermer le menu',
        allOf: 'Toute la section',
        services: 'Services',
        company: 'Entreprise',
        social: 'Réseaux sociaux',
      },
      overlay: { loading: 'Chargement...' },
      chat: { label: 'Discuter sur WhatsApp (nouvel onglet)' },
      details: { call: 'Appeler' },
      bar: { label: 'Nous joindre', quote: 'Devis' },
      newTab: '(nouvel onglet)',
      motion: { switch: 'Animations' },
      footer: { copyright: '© {{year}} {{name}}' },
      problem: { title: 'Une panne.', text: 'Rechargez la page.', reload: 'Recharger la page' },
    },
  },
  organization: {
    name: 'Tracé',
    sign: 'star',
    description: 'Une équipe à Casablanca.',
    details: sampleContactDetails,
    social: ['LinkedIn', 'Facebook', 'Instagram'].map((label) => ({
      network: label.toLowerCase(),
      label,
      href: `https://${label.toLowerCase()}.example`,
      external: true,
    })),
  },
  home: { label: 'Accueil', href: '/' },
  header: [
    { label: 'Accueil', href: '/' },
    sectionEntry('web', 'Services web', ['SEO']),
    sectionEntry('consulting', 'Consulting', ['Comptabilité', 'Recrutement']),
    { label: 'À propos', href: '/a-propos' },
    { label: 'Contact', href: '/contact', button: true },
  ],
  services: [{ label: 'Consulting', href: '/consulting', section: 'consulting' }],
  company: [{ label: 'Questions', href: '/faq' }],
  sections: [{ id: 'consulting', angle: 30, petals: 8 }],
  languages: [
    {
      code: 'fr',
      name: 'Français',
      label: 'fr',
      locale: 'fr-MA',
      direction: 'ltr',
      offer: { text: 'Cette page existe en français.', link: 'La lire en français', close: 'Fermer' },
    },
    {
      code: 'en',
      name: 'English',
      label: 'en',
      locale: 'en-US',
      direction: 'ltr',
      offer: { text: 'This page is available in English.', link: 'Read it in English', close: 'Close' },
    },
    {
      code: 'ar',
      name: 'العربية',
      label: 'ع',
      locale: 'ar-MA',
      direction: 'rtl',
      offer: { text: 'هذه الصفحة متوفرة بالعربية.', link: 'قراءتها بالعربية', close: 'إغلاق' },
    },
  ],
  effects: {
    particles: { count: 50, distance: 120 },
    reveal: { visible: 0.1 },
    typewriter: { character: 100, pause: 1000, loop: false },
    counter: { visible: 0.3, duration: 2000 },
    tilt: { angle: 15, scale: 1.05 },
    ripple: { duration: 600 },
  },
  overlay: 500,
  timeout: 120_000,
  year: 2020,
};

/** The page « Comptabilité » of the section « Consulting ». */
export const samplePage = {
  url: '/consulting/comptabilite',
  alternates: {
    fr: '/consulting/comptabilite',
    en: '/en/consulting/comptabilite',
    ar: '/ar/consulting/comptabilite',
  },
  language: 'fr',
  section: 'consulting',
} as const;

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

function sectionEntry(id: string, name: string, pages: string[]): LayoutData['header'][number] {
  const plan = { section: id, petals: 8, laid: [0] };
  const links: PageLinkData[] = pages.map((page) => ({
    href: `/${id}/${page.toLowerCase().replace('é', 'e')}`,
    name: page,
    summary: `${page} en une phrase.`,
    section: id,
    plan,
  }));
  return {
    label: name,
    href: `/${id}`,
    section: { id, name, summary: 'En une phrase.', plan, pages: links },
  };
}
