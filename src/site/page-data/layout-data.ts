import { withDefaults } from '../../lib/json';
import { defaults } from '../defaults.generated';
import { direction, fontScript, numberFormat, valueIn, type Language, type SiteLanguage } from '../languages';
import { mergedFrame } from '../messages';
import { contactDetails } from '../organization';
import type { HeaderEntry, LanguageData, LayoutData, WordMark } from '../page-data.types';
import { linkData } from '../parts/link';
import { pageLink, pageLinkData } from '../parts/page-link';
import { defaultSection, signOf } from '../section';
import { pageById, type Site } from '../site';
import { translator } from '../translate';
import type { SiteConfig } from '../types.generated';

/**
 * The maximum number of pages of a section in the menu, as many as fit on a small screen. The menu is part of every
 * page, so it must not grow with the site; the first page of the section and the site map list all pages.
 */
export const menuPages = 12;

/**
 * Returns the data of the layout in one language: menus, footer, company details and UI texts.
 *
 * @param year the year of the build
 * @param files the URLs of the files with the drawings of the sections and with more fonts, and the name of the company as
 *   a drawing
 */
export function layoutData(
  site: Site,
  language: Language,
  year: number,
  {
    plans = '',
    moreFonts = '',
    wordMark,
  }: Partial<Pick<LayoutData, 'plans' | 'moreFonts'>> & { wordMark?: WordMark | undefined } = {},
): LayoutData {
  const { organization, menus } = site.config;
  const { overlay, reveal, ...effects } = withDefaults(defaults.effects, site.config.effects);
  const t = translator(site, language);
  return {
    language,
    direction: direction(language),
    script: fontScript(language),
    origin: site.config.url,
    vitals: site.config.analytics?.vitalsEndpoint ?? '',
    messages: mergedFrame(valueIn(site.messages, language), valueIn(site.messages, site.defaultLanguage)),
    organization: {
      name: organization.name,
      ...(wordMark && { wordMark }),
      sign: signOf(site),
      description: t(organization.description).text,
      details: contactDetails({ site, t, language }),
      social: organization.social.map(({ network, url }) => ({
        label: networkNames[network],
        href: url,
        external: true,
      })),
    },
    home: pageLink(site, site.paths.get('/')!.id, language),
    header: menus.header.filter(({ hidden }) => !hidden).map((entry) => headerEntry(site, entry, language)),
    services: menus.services.map((id) => ({
      ...pageLink(site, id, language),
      section: pageById(site, id).section ?? defaultSection,
    })),
    company: menus.company.map((id) => pageLink(site, id, language)),
    plans,
    moreFonts,
    languages: site.config.languages.map((each) => languageData(site, each)),
    numbers: numberFormat(site.config, language),
    effects: { ...effects, reveal: { visible: reveal.visible } },
    overlay,
    timeout: site.config.loading?.timeout ?? defaults.loading.timeout,
    year,
  };
}

export const networkNames = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
};

/** The rules have checked that an entry has one of the three, a section its first page, and a place a label. */
function headerEntry(
  site: Site,
  { to, page, section, label, button }: SiteConfig['menus']['header'][number],
  language: Language,
): HeaderEntry {
  const own = label !== undefined && { label: translator(site, language)(label).text };
  const look = button && { button };
  if (to !== undefined) return { label: '', ...own, ...look, ...linkData(site, to, language) };
  const id = page ?? site.config.theme.sections[section!]!.page!;
  const link = { ...pageLink(site, id, language), ...own };
  if (section === undefined) return { ...link, ...look };
  const pages = (site.sections.get(section) ?? [])
    .slice(0, menuPages)
    .map((each) => pageLinkData(site, each, language));
  if (pages.length === 0) return link;
  const { name, summary, drawing } = pageLinkData(site, pageById(site, id), language);
  return { ...link, section: { id: section, name, summary, ...(drawing && { drawing }), pages } };
}

function languageData(site: Site, { code, name, label, locale }: SiteLanguage): LanguageData {
  const t = translator(site, code);
  const offer = {
    text: t('frame.suggestion.text').text,
    link: t('frame.suggestion.link').text,
    close: t('frame.suggestion.close').text,
  };
  return { code, name, label, locale, direction: direction(code), offer };
}
