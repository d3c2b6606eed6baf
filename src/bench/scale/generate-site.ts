import { defaultSection } from '../../site/section';
import type { Block, InlineText, Page, SiteConfig } from '../../site/types.generated';
import { perLanguage, type Language } from '../../site/languages';

/** The number of blocks of a generated page, and of items of each block. */
export const scaleBlocks = 10;
export const scaleItems = 6;

/**
 * Returns a site with additional pages. Each has ten blocks of six items, with different texts in three languages. The
 * result depends only on the arguments.
 *
 * @param config the config with the company, the theme, the menus and the first pages
 * @param pages the number of additional pages of the config; each has three addresses
 */
export function scaleSite(config: SiteConfig, pages: number): SiteConfig {
  const { colors, gradients, sections: themes } = config.theme;
  const sections = Object.entries(themes).flatMap(([name, { page }]) => (page ? [name] : []));
  const look = { gradient: Object.keys(gradients)[0] ?? '', color: Object.keys(colors)[0] ?? '' };
  return {
    ...config,
    pages: [
      ...config.pages,
      ...Array.from({ length: pages }, (_, index) => scalePage(index, pages, sections, look)),
    ],
  };
}

function scalePage(index: number, pages: number, sections: string[], look: Look): Page {
  const section = sections[index % sections.length] ?? defaultSection;
  const number = index + 1;
  return {
    id: `page-${number}`,
    path: `/${section}/page-${number}`,
    kind: 'service',
    section,
    name: sampleText(number, 0, 2),
    summary: sampleText(number, 1, 9),
    title: sampleText(number, 2, 4),
    description: sampleText(number, 3, 16),
    blocks: Array.from({ length: scaleBlocks }, (_, place) =>
      scaleBlock(number, place, pageBefore(number, pages), look),
    ),
  };
}

/** Returns what a page links to: the previous page, or the last page for the first. */
function pageBefore(number: number, pages: number): string {
  if (pages === 1) return 'phone';
  return `page-${number === 1 ? pages : number - 1}`;
}

/** A gradient and a color of the theme. */
type Look = { gradient: string; color: string };

type BlockFactory = (text: (place: number, length: number) => InlineText, link: string, look: Look) => Block;

/** Returns a block: the hero in the first place, the other types in rotation. */
function scaleBlock(number: number, place: number, link: string, look: Look): Block {
  const factory = place === 0 ? hero : factories[(place - 1) % factories.length]!;
  return factory((at, length) => sampleText(number, 10 + place * 20 + at, length), link, look);
}

const hero: BlockFactory = (text, link) => ({
  type: 'hero',
  variant: 'service',
  title: text(0, 6),
  lead: text(1, 18),
  actions: [
    { label: text(2, 3), to: link },
    { label: text(3, 3), to: 'phone' },
  ],
});

const factories: BlockFactory[] = [
  (text) => ({ type: 'service-list', variant: 'rows', title: text(0, 4), items: items(text) }),
  (text) => ({ type: 'feature-list', variant: 'plate', title: text(0, 4), items: items(text) }),
  (text) => ({ type: 'steps', title: text(0, 4), items: items(text) }),
  (text) => ({
    type: 'stats',
    title: text(0, 4),
    items: eachItem((at) => ({ value: at * 12 + 7, suffix: '+' as const, label: text(at, 3) })),
  }),
  (text) => ({
    type: 'faq',
    title: text(0, 4),
    items: eachItem((at) => ({ question: text(at, 7), answer: text(at + scaleItems, 22) })),
  }),
  (text) => ({
    type: 'testimonials',
    title: text(0, 4),
    items: eachItem((at) => ({
      quote: text(at, 18),
      role: text(at + scaleItems, 2),
      company: text(at + 1, 3),
    })),
  }),
  (text) => ({
    type: 'prose',
    parts: eachItem((at) => ({
      id: `part-${at}`,
      title: text(at, 4),
      content: [{ paragraph: text(at + scaleItems, 24) }],
    })),
  }),
  (text, _link, look) => ({
    type: 'cases',
    variant: 'cards',
    title: text(0, 4),
    items: eachItem((at) => ({
      id: `case-${at}`,
      name: text(at, 2),
      category: text(at + 1, 2),
      description: text(at + scaleItems, 16),
      ...look,
      icon: 'globe' as const,
      stats: { clients: at * 3, satisfaction: 90 + at },
    })),
  }),
  (text, link) => ({
    type: 'call-to-action',
    title: text(0, 6),
    text: text(1, 14),
    actions: [
      { label: text(2, 3), to: link },
      { label: text(3, 3), to: 'phone' },
      { label: text(4, 3), to: 'email' },
    ],
  }),
];

function items(text: Parameters<BlockFactory>[0]) {
  return eachItem((at) => ({ title: text(at, 3), text: text(at + scaleItems, 14) }));
}

function eachItem<T>(make: (at: number) => T): [T, ...T[]] {
  return Array.from({ length: scaleItems }, (_, index) => make(index + 1)) as [T, ...T[]];
}

/** Returns a text with a number of words. Texts next to each other are different. */
function sampleText(page: number, place: number, length: number): InlineText {
  const pick = (from: readonly string[]) =>
    Array.from(
      { length },
      (_, at) => from[(page * 7 + place * 11 + at * 5 + ((page + at) % 3)) % from.length],
    ).join(' ');
  return perLanguage((language) => `${capital(pick(vocabulary[language] ?? latin))} ${page}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const latin =
  'société conseil équipe projet client réponse chaque semaine devis écrit paye contrat bureau marché délai maîtrisé suivi clair adresse banque avocat terrain chantier site mesure'.split(
    ' ',
  );

/** Words of languages, for sites that have them. */
const vocabulary: Record<Language, string[]> = {
  en: 'company advice team project client answer every week written quote payroll contract office market deadline kept clear record address bank lawyer land building website measure'.split(
    ' ',
  ),
  ar: 'شركة استشارة فريق مشروع زبون جواب كل أسبوع عرض مكتوب أجور عقد مكتب سوق أجل مضبوط متابعة واضحة عنوان بنك محام أرض ورش موقع قياس'.split(
    ' ',
  ),
};
