import { linkData } from '../parts/link';
import { defaultLanguage, languages, type Language } from '../languages';
import { contactDetails } from '../organization';
import type { LayoutData, HeaderEntry } from '../page-data.types';
import { pageLink, pageLinkData } from '../parts/page-link';
import { petalCount } from '../parts/plan';
import { pageById, type Site, type Messages } from '../site';
import type { SiteConfig } from '../types.generated';
import { translator } from '../translate';

/**
 * How many pages of a section the menu shows, as many as a small screen holds. It stands on every page, so it
 * must not grow with the site; the section's first page, to which it leads too, and the site map have them all.
 */
export const menuPages = 12;

/**
 * What stands around every page in one language: menus, footer, the company, and the frame's own words.
 *
 * @param year the year of the build
 */
export function layoutData(site: Site, language: Language, year: number): LayoutData {
  const { organization, menus, theme } = site.config;
  const speak = translator(site, language);
  const home = site.paths.get('/');
  return {
    language,
    origin: site.config.url,
    vitals: site.config.analytics?.vitalsEndpoint ?? '',
    words: { frame: merged(site.messages[defaultLanguage].frame, site.messages[language].frame) },
    organization: {
      name: organization.name,
      description: speak(organization.description).text,
      details: contactDetails(organization, speak, speak('t:frame.chat.open').text),
      social: organization.social.map(({ network, url }) => ({
        network,
        label: networkNames[network],
        href: url,
        external: true,
      })),
    },
    home: home ? pageLink(site, home.id, language) : { label: organization.name, href: '/' },
    header: menus.header.map((entry) => headerEntry(site, entry, language)),
    services: menus.services.map((id) => ({
      ...pageLink(site, id, language),
      section: pageById(site, id).section ?? 'default',
    })),
    company: menus.company.map((id) => pageLink(site, id, language)),
    sections: Object.entries(theme.sections).map(([id, { angle }]) => ({
      id,
      angle,
      petals: petalCount(site.sections.get(id)?.length ?? 0),
    })),
    offers: Object.fromEntries(
      languages.map((offered) => [offered, offer(site, offered)]),
    ) as LayoutData['offers'],
    effects: effectNumbers(site.config.effects),
    overlay: site.config.effects?.overlay ?? 500,
    timeout: site.config.loading?.timeout ?? 120_000,
    year,
  };
}

function effectNumbers(effects: SiteConfig['effects']): LayoutData['effects'] {
  return {
    particles: { count: effects?.particles?.count ?? 50, distance: effects?.particles?.distance ?? 120 },
    reveal: { visible: effects?.reveal?.visible ?? 0.1, duration: effects?.reveal?.duration ?? 600 },
    typewriter: {
      character: effects?.typewriter?.character ?? 100,
      pause: effects?.typewriter?.pause ?? 1000,
    },
    counter: { visible: effects?.counter?.visible ?? 0.3 },
    tilt: { angle: effects?.tilt?.angle ?? 15, scale: effects?.tilt?.scale ?? 1.05 },
    ripple: { duration: effects?.ripple?.duration ?? 600 },
  };
}

const networkNames = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
};

function headerEntry(
  site: Site,
  entry: SiteConfig['menus']['header'][number],
  language: Language,
): HeaderEntry {
  const speak = translator(site, language);
  const sectionPage =
    entry.section === undefined ? undefined : site.config.theme.sections[entry.section]?.page;
  const id = entry.page ?? sectionPage ?? '';
  const link = pageLink(site, id, language);
  const label = entry.label === undefined ? link.label : speak(entry.label).text;
  if (entry.section === undefined) {
    return { label, ...linkData(site, id, language), ...(entry.button && { button: true }) };
  }
  const first = pageLinkData(site, pageById(site, id), language);
  const pages = (site.sections.get(entry.section) ?? [])
    .slice(0, menuPages)
    .map((page) => pageLinkData(site, page, language));
  return {
    label,
    href: link.href,
    section: { id: entry.section, name: first.name, summary: first.summary, plan: first.plan, pages },
  };
}

function offer(site: Site, language: Language) {
  const speak = translator(site, language);
  return {
    text: speak('t:frame.suggestion.text').text,
    link: speak('t:frame.suggestion.link').text,
    close: speak('t:frame.suggestion.close').text,
  };
}

/** The words of a language, with the French ones where one is missing. */
function merged(
  french: Messages | string | undefined,
  own: Messages | string | undefined,
): Messages | string {
  if (typeof french !== 'object') return typeof own === 'string' ? own : (french ?? '');
  const words = typeof own === 'object' ? own : {};
  return Object.fromEntries(Object.keys(french).map((key) => [key, merged(french[key], words[key])]));
}
