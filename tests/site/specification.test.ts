import { describe, expect, it } from 'vitest';
import { FIELD_LENGTH } from '../../src/client/contact/message/message-fields';
import { settingsCss } from '../../src/publish/assets/theme-css';
import { carouselSettings } from '../../src/site/blocks/promo-carousel';
import { contactRules } from '../../src/site/contact-settings';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pagePath } from '../../src/site/page-url';
import { translator } from '../../src/site/translate';
import { shipped } from './shipped';

/**
 * The values that the specification names, row by row. They run with `npm run test:all` only: the owner of the site may
 * decide otherwise in the config, and nothing else depends on them.
 *
 * @module-tag nightly
 */
const REMEDY = 'specified value; if the owner decided otherwise, delete this row';

/** The 32 routes of the specification (section 2) and of the decisions; a site may have more. */
const specifiedPaths = [
  '/',
  '/a-propos',
  '/contact',
  '/faq',
  '/confidentialite',
  '/partenaire-construction',
  '/services-web',
  '/services-web/creation-site-web',
  '/services-web/creation-application-web',
  '/services-web/seo',
  '/services-web/creation-application-mobile',
  '/services-web/securite-reseau',
  '/services-web/api-extension',
  '/services-web/nos-realisations',
  '/consulting',
  '/consulting/comptabilite',
  '/consulting/fiche-de-paye',
  '/consulting/paye-externalisation',
  '/consulting/mise-en-relation',
  '/consulting/recrutement',
  '/consulting/nos-realisations',
  '/accompagnements',
  '/accompagnements/implantation-bureaux',
  '/accompagnements/locaux',
  '/accompagnements/financier',
  '/accompagnements/banque',
  '/accompagnements/avocat',
  '/accompagnements/recrutement',
  '/accompagnements/terrain',
  '/accompagnements/nos-realisations',
  '/mentions-legales',
  '/plan-du-site',
] as const;

const { config } = shipped;
/** The settings as the pages get them, with the defaults of those that the config leaves out. */
const rules = contactRules(config.contact);
const layout = layoutData(shipped, 'fr', 2026);
type Block = (typeof config.pages)[number]['blocks'][number];

/** The blocks of a type on a page. */
function blocks<T extends Block['type']>(path: string, type: T): Extract<Block, { type: T }>[] {
  const page = config.pages.find((each) => pagePath(shipped, each.path) === path);
  return page?.blocks.filter((block): block is Extract<Block, { type: T }> => block.type === type) ?? [];
}

/** The figures of a page, with what is written behind them. */
const figures = (path: string) =>
  blocks(path, 'stats').flatMap(({ items }) => items.map(({ value, suffix = '' }) => `${value}${suffix}`));

describe('routes', () => {
  it.each(specifiedPaths)('%s is a page', (path) => {
    expect(
      config.pages.map((each) => pagePath(shipped, each.path)),
      REMEDY,
    ).toContain(path);
  });
});

describe('values', () => {
  it.each([
    ['the languages, the default first', shipped.languages, ['fr', 'en', 'ar']],
    ['the minimum fill time', rules.minimumFillTime, 3000],
    ['the attempts in a window', [rules.attempts, rules.window], [3, 60_000]],
    ['the block after too many attempts', rules.blockedFor, 300_000],
    ['the length that is sent of a field', FIELD_LENGTH, 1000],
    [
      'the lengths of the fields',
      Object.values(rules.lengths).map(({ minimum, maximum }) => [minimum, maximum]),
      [
        [2, 100],
        [0, 100],
        [3, 200],
        [10, 5000],
      ],
    ],
    ['the recipients', config.organization.recipients.length, 3],
    ['how long a toast is shown', rules.toastDuration, 5000],
    ['how long the loading overlay is shown', layout.overlay, 500],
    ['the carousel', carouselSettings(config), { interval: 5000, transition: 500, tilt: 10 }],
    ['the particles', layout.effects.particles, { count: 50, distance: 120 }],
    [
      'reveal',
      [layout.effects.reveal.visible, /--reveal:(\w+)/.exec(settingsCss(config))?.[1]],
      [0.1, '600ms'],
    ],
    ['the typewriter', layout.effects.typewriter, { character: 100, pause: 1000, loop: false }],
    ['the counter', layout.effects.counter, { visible: 0.3, duration: 2000 }],
    ['tilt', layout.effects.tilt, { angle: 15, scale: 1.05 }],
    ['the ripple', layout.effects.ripple, { duration: 600 }],
    ['the time-out of a chunk', layout.timeout, 120_000],
    ['the ads', config.ads.map(({ id }) => id), Array.from({ length: 12 }, (_, index) => `ad${index + 1}`)],
    ['the social networks', config.organization.social.length, 3],
    [
      'the opening hours',
      config.organization.hours?.periods,
      [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' }],
    ],
    ['the questions of the FAQ', blocks('/faq', 'faq').flatMap(({ items }) => items).length, 8],
    [
      'the parts of the privacy policy',
      blocks('/confidentialite', 'prose').flatMap(({ parts }) => parts).length,
      5,
    ],
    ['the figures of the home page', figures('/'), ['100+', '50+', '10+', '98%']],
    ['the figures of the web projects', figures('/services-web/nos-realisations'), ['50+', '100%', '5+']],
    ['the figures of consulting', figures('/consulting/nos-realisations'), ['150+', '98%', '10+']],
    ['the figures of support', figures('/accompagnements/nos-realisations'), ['80+', '15', '7+']],
    [
      'the web projects',
      blocks('/services-web/nos-realisations', 'cases').flatMap(({ items }) => items).length,
      3,
    ],
    [
      'the testimonials of consulting',
      blocks('/consulting/nos-realisations', 'testimonials').flatMap(({ items }) => items).length,
      3,
    ],
    [
      'the steps of a website',
      blocks('/services-web/creation-site-web', 'steps').flatMap(({ items }) => items).length,
      4,
    ],
    ['the steps of support', blocks('/accompagnements', 'steps').flatMap(({ items }) => items).length, 4],
    // Entries may be added; those of the specification are pages and sections.
    ['the entries of the header', config.menus.header.filter(({ to }) => to === undefined).length, 7],
  ])('%s', (_name, value, specified) => {
    expect(value, REMEDY).toEqual(specified);
  });

  it.each([
    ['a website', 'ad1', '5000 DH'],
    ['accounting', 'ad6', '1500 DH'],
  ])('the price of %s', (_name, id, price) => {
    const ad = config.ads.find((each) => each.id === id);
    const { text: words } = translator(shipped, 'fr')(ad?.price ?? { fr: '' });
    expect(words.replace(/[\s.]/g, ''), REMEDY).toContain(price.replace(' ', ''));
  });
});

describe('texts', () => {
  const { contact, overlay } = (shipped.messages.fr as unknown as { frame: Frame }).frame;
  const english = (shipped.messages.en as unknown as { frame: Frame }).frame.contact;

  it.each([
    [contact.errors.honeypot, 'Erreur de validation. Veuillez réessayer.'],
    [contact.errors.tooFast, 'Veuillez prendre le temps de remplir le formulaire.'],
    [contact.errors.tooMany, 'Trop de tentatives. Veuillez patienter quelques minutes.'],
    [contact.errors.name, 'Le nom doit contenir entre 2 et 100 caractères'],
    [contact.errors.email, 'Email invalide'],
    [contact.errors.subject, 'Le sujet doit contenir entre 3 et 200 caractères'],
    [contact.errors.message, 'Le message doit contenir entre 10 et 5000 caractères'],
    [contact.errors.spam, 'Contenu suspect détecté'],
    [contact.errors.sql, 'Caractères non autorisés détectés'],
    [contact.errors.script, 'Code malveillant détecté'],
    [contact.errors.invalid, 'Données invalides'],
    [contact.sending, 'Envoi en cours...'],
    [overlay.loading, 'Chargement...'],
    [english.success, 'Message sent successfully! We will respond to you as soon as possible.'],
    [
      english.errors.failure,
      'Oops! An error occurred while sending. Please try again or contact us directly.',
    ],
    [english.sending, 'Sending...'],
  ])('%s', (value, specified) => {
    expect(value, REMEDY).toBe(specified);
  });
});

interface Frame {
  contact: { errors: Record<string, string>; sending: string; success: string };
  overlay: { loading: string };
}
