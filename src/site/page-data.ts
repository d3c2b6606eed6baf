import { caseFigure, figure } from './format';
import { defaultLanguage, languages, type Language } from './languages';
import { linkData } from './link-data';
import { contactDetails } from './organization';
import type {
  Additions,
  BlockData,
  BlockDataOf,
  BlockType,
  LinkData,
  PageData,
  PictureData,
  PageLinkData,
  Spoken as SpokenShape,
} from './page-data.types';
import { pageUrl } from './page-url';
import { planData } from './plan-data';
import { defaultSection } from './section';
import { pageById, type Site } from './site';
import type { Block, BlockByType, FigureName, Icon, Page, Text } from './types.generated';
import { speaker, type Speaker } from './words';

/** A build of the site: its name, and where it put the frame's data of each language. */
export interface Edition {
  build: string;
  frames: Record<Language, string>;
}

const unpublished: Edition = { build: '', frames: { fr: '', en: '', ar: '' } };

/**
 * Everything a page needs in one language: its blocks with words instead of keys and addresses
 * instead of ids. The same in the build, the browser, a test and the editor.
 *
 * @param path the page's path in the config, such as `/contact`
 * @param edition the build the page belongs to
 * @throws when no page has the path: the caller has asked the config
 */
export function pageData(
  site: Site,
  path: string,
  language: Language,
  edition: Edition = unpublished,
): PageData {
  const page = site.config.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`there is no page at "${path}"`);
  const speak = speaker(site, language);
  return {
    build: edition.build,
    version: '',
    frame: edition.frames[language],
    id: page.id,
    url: pageUrl(path, language),
    language,
    section: page.section ?? defaultSection,
    title: `${speak(page.title).words} | ${site.config.organization.name}`,
    description: speak(page.description).words,
    alternates: alternates(path),
    blocks: page.blocks.map((block) => blockData({ site, page, language }, block)),
  };
}

/** The page shown where there is none, in one language. */
export function notFoundData(site: Site, language: Language, edition: Edition = unpublished): PageData {
  const { notFound, menus, organization } = site.config;
  const words = (text: Text) => speaker(site, language)(text).words;
  return {
    build: edition.build,
    version: '',
    frame: edition.frames[language],
    id: '404',
    url: pageUrl('/404', language),
    language,
    section: defaultSection,
    title: `${words(notFound.title)} | ${organization.name}`,
    description: words(notFound.description),
    alternates: alternates('/'),
    notFound: {
      heading: words(notFound.heading),
      lead: words(notFound.lead),
      links: menus.notFound.map((id) => pageLink(site, id, language)),
    },
    blocks: [],
  };
}

/** A link to a page under its name. */
export function pageLink(site: Site, id: string, language: Language): LinkData {
  const page = pageById(site, id);
  return { label: speaker(site, language)(page.name).words, href: pageUrl(page.path, language) };
}

/** A page as menus and lists show it. */
export function pageLinkData(site: Site, page: Page, language: Language): PageLinkData {
  const speak = speaker(site, language);
  return {
    href: pageUrl(page.path, language),
    name: speak(page.name).words,
    summary: page.summary === undefined ? '' : speak(page.summary).words,
    section: page.section ?? defaultSection,
    plan: planData(site, page),
  };
}

function alternates(path: string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, pageUrl(path, language)])) as Record<
    Language,
    string
  >;
}

interface Place {
  site: Site;
  page: Page;
  language: Language;
}

/** A block in the page's language, or whole in French where one of its words is missing. */
function blockData(place: Place, block: Block): BlockData {
  const own = inLanguage(place, block);
  if (own.missing === 0) return own.data;
  return { ...inLanguage({ ...place, language: defaultLanguage }, block).data, language: defaultLanguage };
}

function inLanguage(place: Place, block: Block): { data: BlockData; missing: number } {
  const { site, language } = place;
  let missing = 0;
  const find = speaker(site, language);
  const speak: Speaker = (text) => {
    const found = find(text);
    if (found.language !== language) missing += 1;
    return found;
  };
  const spoken = spokenValue(
    block,
    (text) => speak(text).words,
    (target) => linkData(site, target, language),
  );
  const addition = additions[block.type] as (block: Block, context: Context) => object;
  const data = { ...(spoken as object), ...addition(block, { ...place, speak }) } as BlockData;
  return { data, missing };
}

/** The same value with words for texts and links for actions. */
function spokenValue(
  value: unknown,
  words: (text: Text) => string,
  link: (target: string) => Omit<LinkData, 'label'>,
): unknown {
  if (typeof value === 'string') return value.startsWith('t:') ? words(value) : value;
  if (Array.isArray(value)) return value.map((entry) => spokenValue(entry, words, link));
  if (value === null || typeof value !== 'object') return value;
  if ('fr' in value) return words(value as Text);
  if ('to' in value && 'label' in value)
    return { label: words(value.label as Text), ...link(String(value.to)) };
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, spokenValue(entry, words, link)]),
  );
}

interface Context extends Place {
  speak: Speaker;
}

/** What a block gets beside the fields of its own, by type. */
const additions: {
  [Type in BlockType]: (block: BlockByType[Type], context: Context) => Additions[Type];
} = {
  hero: (block, context) => ({
    breadcrumbs: breadcrumbs(context),
    plan: planData(context.site, context.page),
    contentsLinks: block.contents ? contentsLinks(context) : [],
  }),
  'promo-carousel': (block, { site, language, speak }) => ({
    interval: site.config.carousel?.interval ?? 5000,
    transition: site.config.carousel?.transition ?? 500,
    tilt: site.config.carousel?.tilt ?? 10,
    ads: site.config.ads
      .filter((ad) => block.ads === undefined || block.ads.includes(ad.id))
      .map((ad) => ({
        id: ad.id,
        section: ad.category,
        category: speak(sectionName(site, ad.category)).words,
        title: speak(ad.title).words,
        subtitle: speak(ad.subtitle).words,
        description: speak(ad.description).words,
        gradient: ad.gradient,
        icon: ad.icon,
        href: pageUrl(pageById(site, ad.link).path, language),
        cta: speak(ad.cta).words,
        price: speak(ad.price).words,
        ...(ad.priceLabel && { priceLabel: speak(ad.priceLabel).words }),
        ...(ad.priceNote && { priceNote: speak(ad.priceNote).words }),
      })),
  }),
  'service-list': (block, { site, page, language, speak }) => ({
    items: (block.from === 'section' ? sectionServices(site, page) : (block.items ?? [])).map((item) => {
      const target = item.page === undefined ? undefined : pageById(site, item.page);
      const words = (text: Text | undefined) => (text === undefined ? '' : speak(text).words);
      return {
        title: words(item.title ?? target?.name),
        text: words(item.text ?? target?.summary),
        ...(item.action && { action: words(item.action) }),
        ...(target && {
          href: pageUrl(target.path, language),
          section: target.section ?? defaultSection,
          plan: planData(site, target),
        }),
      };
    }),
  }),
  'feature-list': (block, { site }) => ({
    signs: block.variant === 'chapters' ? sectionSigns(site) : [],
  }),
  steps: () => ({}),
  stats: (block, { site, language, speak }) => ({
    items: block.items.map((item) => ({
      value: item.value,
      ...(item.suffix && { suffix: item.suffix }),
      label: speak(item.label).words,
      duration: item.duration ?? site.config.effects?.counter?.duration ?? 2000,
      display: figure(item.value, item.suffix, language),
    })),
  }),
  cases: (block, { site, language, speak }) => ({
    items: block.items.map((item) => ({
      ...(spokenValue(
        item,
        (text) => speak(text).words,
        () => ({ href: '' }),
      ) as SpokenShape<typeof item>),
      stats: Object.entries(item.stats).map(([name, value]) => ({
        name: name as FigureName,
        display: caseFigure(name as FigureName, Number(value), language, speak('t:frame.cases.months').words),
      })),
      picture: casePicture(site, item, speak),
    })),
  }),
  testimonials: () => ({}),
  'call-to-action': () => ({}),
  faq: () => ({}),
  prose: (_, { site, speak }) => ({ legal: legalLines(site, speak) }),
  'contact-form': (_, { site, language, speak }) => ({
    subjects: subjects(site, speak),
    details: details(site, speak),
    privacyHref: pageUrl(pageById(site, site.config.contact.privacyPage).path, language),
    recipients: site.config.organization.recipients.join(', '),
    rules: {
      minimumFillTime: site.config.contact.minimumFillTime ?? 3000,
      attempts: site.config.contact.attempts ?? 3,
      window: site.config.contact.window ?? 60_000,
      block: site.config.contact.block ?? 300_000,
      sentLength: site.config.contact.sentLength ?? 1000,
      timeout: site.config.contact.timeout ?? 15_000,
      toastDuration: site.config.contact.toastDuration ?? 5000,
    },
  }),
  'contact-details': (_, { site, speak }) => ({ details: details(site, speak) }),
  'site-map': (_, { site, language, speak }) => ({ groups: siteMapGroups(site, language, speak) }),
};

/** The project's own picture, else the wall that the build draws for it, which says nothing. */
function casePicture(
  site: Site,
  { id, picture }: BlockByType['cases']['items'][number],
  speak: Speaker,
): PictureData {
  const unknown = { src: `/assets/${id}.svg`, width: 1200, height: 800, sources: [] };
  if (!picture) return { ...(site.pictures.get(id) ?? unknown), alt: '' };
  return {
    ...(site.pictures.get(picture.src) ?? { ...unknown, src: picture.src }),
    alt: speak(picture.alt).words,
  };
}

function breadcrumbs({ site, page, language, speak }: Context): { label: string; href?: string }[] {
  const home = site.config.pages.find((candidate) => candidate.path === '/');
  if (!home || page === home) return [];
  const first = page.section && site.config.theme.sections[page.section]?.page;
  const above = [home, ...(first && first !== page.id ? [pageById(site, first)] : [])];
  return [
    ...above.map((parent) => ({ label: speak(parent.name).words, href: pageUrl(parent.path, language) })),
    { label: speak(page.name).words },
  ];
}

function contentsLinks({ page, speak }: Context): LinkData[] {
  return page.blocks.flatMap((block) =>
    block.type === 'prose'
      ? block.parts.map((part) => ({ label: speak(part.title).words, href: `#${part.id}` }))
      : [],
  );
}

/** The words for a section: the name of its first page. */
function sectionName(site: Site, section: string): Text {
  const first = site.config.theme.sections[section]?.page;
  return first === undefined ? { fr: section } : pageById(site, first).name;
}

/** The sections that have a first page, with their signs. */
function sectionSigns(site: Site): { section: string; sign: Icon }[] {
  return Object.entries(site.config.theme.sections).flatMap(([section, { page, sign }]) =>
    page === undefined ? [] : [{ section, sign }],
  );
}

function sectionServices(
  site: Site,
  page: Page,
): { page: string; title?: Text; text?: Text; action?: Text }[] {
  const pages = site.sections.get(page.section ?? defaultSection) ?? [];
  return pages.filter((candidate) => candidate.kind === 'service').map((service) => ({ page: service.id }));
}

function details(site: Site, speak: Speaker) {
  return contactDetails(site.config.organization, speak, speak('t:frame.chat.open').words);
}

/** The subject that a visitor coming from a page finds in the form. */
function subjects(site: Site, speak: Speaker): Record<string, string> {
  const template = speak('t:frame.contact.subjectFor').words;
  return Object.fromEntries(
    site.config.pages
      .filter((page) => page.section !== undefined)
      .map((page) => [page.id, template.replace('{{page}}', speak(page.name).words)]),
  );
}

function legalLines(site: Site, speak: Speaker): { name: string; value: string }[] {
  return Object.entries(site.config.organization.legal)
    .map(([name, value]) => ({ name, value: isText(value) ? speak(value).words : String(value) }))
    .filter((line) => line.value !== '');
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' || (typeof value === 'string' && value.startsWith('t:'));
}

/** Every page once: the sections with their pages, then the rest. */
function siteMapGroups(site: Site, language: Language, speak: Speaker): BlockDataOf<'site-map'>['groups'] {
  const first = new Map(
    Object.entries(site.config.theme.sections).flatMap(([section, { page }]) =>
      page ? [[page, section]] : [],
    ) as [string, string][],
  );
  const groups = [...first].map(([id, section]) => {
    const page = pageById(site, id);
    return {
      title: speak(page.name).words,
      href: pageUrl(page.path, language),
      section,
      sign: site.config.theme.sections[section]?.sign,
      links: (site.sections.get(section) ?? []).map((child) => pageLinkData(site, child, language)),
    };
  });
  const others = site.config.pages.filter((page) => page.section === undefined);
  return [
    ...groups,
    {
      title: speak('t:frame.siteMap.other').words,
      section: defaultSection,
      links: others.map((page) => pageLinkData(site, page, language)),
    },
  ];
}
