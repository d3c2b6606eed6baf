import { writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ownUrls, pagePath } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';
import { trilingual } from '../support/sites';

type Page = SiteConfig['pages'][number];

/** An edit of a maintainer: what it is, and what it does to the config and to the folder of the project. */
export type Edit = [name: string, make: (config: SiteConfig, folder: string) => unknown];

const sentence = {
  fr: 'Une phrase écrite pendant l’année, assez longue pour une description de page.',
  en: 'A sentence written during the year, long enough for the description of a page.',
  ar: 'جملة كتبت خلال السنة وهي طويلة بما يكفي لوصف صفحة من صفحات الموقع.',
};
const named = (name: string) => ({ fr: name, en: `${name} (en)`, ar: `خدمة ${name}` });

/** Twelve months of ordinary edits, one after the other; each finds its place in any valid site. */
export const year: Edit[] = [
  [
    'a price is changed',
    ({ ads: [ad] }) => {
      if (ad) ad.price = { fr: 'dès 5\u00a0500\u00a0DH', en: 'from 5,500 DH', ar: 'ابتداء من 5500 درهم' };
    },
  ],
  [
    'a project gets a picture',
    async ({ pages }, folder) => {
      const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#2440b8' } });
      mkdirSync(join(folder, 'public/pictures'), { recursive: true });
      writeFileSync(join(folder, 'public/pictures/shop.png'), await picture.png().toBuffer());
      for (const block of pages.flatMap(({ blocks }) => blocks))
        if (block.type === 'cases' && block.items[0])
          block.items[0].picture = {
            src: '/pictures/shop.png',
            alt: { fr: 'Une boutique de tapis', en: 'A carpet shop', ar: 'محل لبيع الزرابي' },
          };
    },
  ],
  [
    'a question is added in French only',
    ({ pages }) => {
      const faq = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'faq');
      faq?.items.push({
        question: { fr: 'Recevez-vous sans rendez-vous\u202f?' },
        answer: { fr: 'Oui, chaque matin.' },
      });
    },
  ],
  [
    'a page moves, with a redirect from its old address',
    (config) => {
      const page = serviceOf(config);
      const { path } = page;
      config.redirects = [...(config.redirects ?? []), { from: pagePath(trilingual, path), to: page.id }];
      page.path = typeof path === 'string' ? `${path}-nouveau` : { ...path, fr: `${path.fr}-nouveau` };
    },
  ],
  [
    'the company gets another name, telephone, address on the web and recipients',
    (config) => {
      config.url = 'https://www.dar-atlas.example';
      Object.assign(config.organization, {
        name: 'Dar Atlas',
        phone: '+212537000000',
        email: 'bonjour@dar-atlas.example',
        recipients: ['bonjour@dar-atlas.example'],
      });
    },
  ],
  [
    'a service is deleted, and its address leads to its section',
    (config) => {
      const page = serviceOf(config);
      const section = config.pages.find(
        ({ kind, section: id }) => kind === 'section' && id === page.section,
      )!;
      const rest = { ...config, pages: config.pages.filter(({ id }) => id !== page.id) };
      Object.assign(
        config,
        JSON.parse(
          JSON.stringify(rest)
            .replaceAll(`"${page.id}"`, `"${section.id}"`)
            .replaceAll(`#${page.id}"`, `#${section.id}"`),
        ),
      );
      config.redirects = [
        ...(config.redirects ?? []),
        ...ownUrls(trilingual, page.path).map((from) => ({ from, to: section.id })),
      ];
    },
  ],
  [
    'a section with two services is added to the header',
    (config) => {
      const look = config.theme.sections[serviceOf(config).section!];
      const section = service('domiciliation', 'domiciliation');
      config.theme.sections['domiciliation'] = { ...look!, page: 'domiciliation' };
      config.pages.push(
        {
          ...section,
          path: '/domiciliation',
          kind: 'section',
          blocks: [
            { type: 'hero', variant: 'section', title: named('Votre adresse'), lead: sentence },
            { type: 'service-list', variant: 'index', title: named('Nos adresses'), from: 'section' },
            ...section.blocks.slice(1),
          ],
        } as Page,
        service('domiciliation-casablanca', 'domiciliation'),
        service('domiciliation-rabat', 'domiciliation'),
      );
      config.menus.header.push({ section: 'domiciliation' });
    },
  ],
  [
    'the header is turned round',
    ({ menus }) => (menus.header = menus.header.toReversed() as typeof menus.header),
  ],
  [
    'a page is scheduled for the next century',
    (config) => {
      const page = service('bientot', serviceOf(config).section!);
      config.pages.push({ ...page, publishAt: '2100-01-01T08:00:00+01:00' } as Page);
    },
  ],
  [
    'a colour is changed',
    ({ theme }) => {
      const color = theme.sections['default']!.accent;
      theme.colors[color] = '#0A5A41';
    },
  ],
  [
    'the limits of the form are changed',
    ({ contact }) => Object.assign(contact, { attempts: 5, minimumFillTime: 2000 }),
  ],
  [
    'words around the pages are changed',
    (_config, folder) => {
      const file = join(folder, 'locales/fr.json');
      const words = JSON.parse(readFileSync(file, 'utf8')) as { frame: { contact: Record<string, string> } };
      Object.assign(words.frame.contact, { send: 'Envoyer ma demande', name: 'Votre nom complet' });
      writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
    },
  ],
  ['one more page is added', (config) => addServices(config, 1)],
  ['eight more pages are added', (config) => addServices(config, 8)],
];

/** The last service of the site: any page that a maintainer may move or delete. */
function serviceOf({ pages }: SiteConfig): Page {
  return pages.findLast(({ kind }) => kind === 'service')!;
}

function addServices(config: SiteConfig, count: number): void {
  const { section } = serviceOf(config);
  for (let made = 0; made < count; made += 1) {
    const id = `service-${config.pages.length + 1}`;
    config.pages.push(service(id, section!));
  }
}

/** A small service in three languages, as the README shows one. */
function service(id: string, section: string): Page {
  return {
    id,
    path: `/${section}/${id}`,
    kind: 'service',
    section,
    name: named(id),
    summary: sentence,
    title: named(`Le service ${id} à Casablanca`),
    description: sentence,
    blocks: [
      { type: 'hero', variant: 'dossier', title: named(`Le service ${id}`) },
      {
        type: 'call-to-action',
        title: { fr: 'On en parle\u202f?', en: 'Shall we talk?', ar: 'هل نتحدث؟' },
        text: sentence,
        actions: [{ label: { fr: 'Écrire', en: 'Write', ar: 'راسلونا' }, to: `contact#${id}` }],
      },
    ],
  } as Page;
}
