import { lastSite as site } from '../../../config/last-languages';
import { isAlwaysPublished, type Dated } from '../../../config/publication/schedule';
import { pagePath } from '../../../site/page-url';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const requiredPageScheduled = rule({
  code: 'DATE-003',
  severity: 'error',
  summary: {
    en: 'A page that the site always needs is a draft or has dates.',
    fr: 'Une page indispensable au site est un brouillon ou a des dates.',
  },
  docs: {
    en: 'Every page links to the home page, the first page of a section and the privacy page. As a draft, or outside its dates, such a page would be missing, and those links would be broken. Only a section whose pages are all drafts may have a draft as its first page.\n\nRemove `status`, `publishAt` and `expireAt` from the page. To prepare a new version, create a separate page with `"status": "draft"`.',
    fr: 'Toutes les pages ont un lien vers la page d’accueil, la première page d’une section et la page de confidentialité. Si l’une d’elles était un brouillon, ou n’était pas publiée à cause de ses dates, ces liens seraient rompus. Seule une section dont toutes les pages sont des brouillons peut avoir un brouillon comme première page.\n\nSupprimez `status`, `publishAt` et `expireAt` de la page. Pour préparer une nouvelle version, créez une autre page avec `"status": "draft"`.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/pages/4/publishAt', value: '2026-03-01T08:00:00+01:00' },
    ],
    reports: 'The contact form links to this page, so it must always be published. Remove "publishAt".',
    valid: [{ file: 'site.config.json', pointer: '/pages/4/status', value: 'published' }],
  },
  messages: {
    home: ({ field }: { field: string }) => ({
      en: `The home page must always be published. Remove "${field}".`,
      fr: `La page d’accueil doit toujours être publiée. Supprimez « ${field} ».`,
    }),
    section: ({ field, section }: { field: string; section: string }) => ({
      en: `This is the first page of the section "${section}", so it must always be published. Remove "${field}".`,
      fr: `Cette page est la première de la section « ${section} » : elle doit toujours être publiée. Supprimez « ${field} ».`,
    }),
    privacy: ({ field }: { field: string }) => ({
      en: `The contact form links to this page, so it must always be published. Remove "${field}".`,
      fr: `Le formulaire de contact mène à cette page : elle doit toujours être publiée. Supprimez « ${field} ».`,
    }),
  },
  *check({ config }) {
    const required = requiredPages(config);
    for (const [index, page] of config.pages.entries()) {
      const field = schedulingField(page);
      const reason = required.get(page.id);
      if (field === undefined || !reason || isDraftSection(config, reason)) continue;
      const path = ['pages', index, field];
      if (typeof reason === 'string') yield { path, message: reason, data: { field } };
      else yield { path, message: 'section', data: { field, ...reason } };
    }
  },
});

/** Why a page must always be published: it is the first page of a section, for example. */
type Reason = 'home' | 'privacy' | { section: string };

/** Returns the pages that must always be published, with the reason. */
export function requiredPages({ pages, contact, theme }: SiteConfig): Map<string, Reason> {
  const required = new Map<string, Reason>();
  for (const [section, { page }] of Object.entries(theme.sections))
    if (page !== undefined) required.set(page, { section });
  required.set(contact.privacyPage, 'privacy');
  for (const { id, path } of pages) if (pagePath(site, path) === '/') required.set(id, 'home');
  return required;
}

/** Returns whether a page is required by a section alone that is not published yet: all its pages are drafts. */
export function isDraftSection({ pages, theme }: SiteConfig, reason: Reason): boolean {
  if (typeof reason === 'string') return false;
  const first = theme.sections[reason.section]?.page;
  return pages.every(
    ({ id, section, status }) => status === 'draft' || (id !== first && section !== reason.section),
  );
}

/** Returns the first field that keeps a page from being always published. */
function schedulingField(page: Dated): keyof Dated | undefined {
  if (isAlwaysPublished(page)) return undefined;
  return page.status === 'draft' ? 'status' : page.publishAt === undefined ? 'expireAt' : 'publishAt';
}
