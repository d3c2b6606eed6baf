import type { ContactDetailsData } from '../../src/site/page-data.types';

/** The contact details of a fictitious company. */
export const sampleContactDetails: ContactDetailsData = {
  phone: { label: '+212 5 22 00 00 00', href: 'tel:+212522000000' },
  email: { label: 'contact@trace.example', href: 'mailto:contact@trace.example' },
  chatNumber: '+212 6 00 00 00 00',
  chat: { label: 'WhatsApp', href: 'https://wa.me/212600000000?text=Bonjour', external: true },
  address: ['12, rue de l’Exemple', '20000 Casablanca', 'Maroc'],
  hours: 'Du lundi au vendredi, de 9 h à 18 h',
};
