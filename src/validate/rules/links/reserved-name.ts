import { reservedTargets } from '../../../config/references/targets';
import type { Translated } from '../../../config/message-language';
import { repairedPath } from '../../../config/references/repaired-path';
import { modelOf } from '../../../site/blocks/index';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';
import { writtenPaths } from '../paths/path-places';
import { lastSite, languages } from '../../../config/last-languages';

export const reservedName = rule({
  code: 'LINK-012',
  severity: 'error',
  summary: {
    en: 'A page, an address or an anchor has a name that the site itself uses.',
    fr: 'Une page, une adresse ou une ancre a un nom réservé au site lui-même.',
  },
  docs: {
    en: 'A link to `phone`, `email` or `chat` leads to the company, addresses such as `/en` belong to a language, and some anchors belong to the layout of every page.\n\nChoose another name.',
    fr: 'Un lien vers `phone`, `email` ou `chat` mène à l’entreprise, les adresses telles que `/en` appartiennent à une langue, et quelques ancres à la structure de toutes les pages.\n\nChoisissez un autre nom.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/4/path', value: '/assets' }],
    reports: 'An address cannot start with "/assets"',
    valid: [{ file: 'site.config.json', pointer: '/pages/4/path', value: '/private-life' }],
  },
  messages: {
    page: ({ name }: { name: string }) => ({
      en: `A page cannot have the id "${name}", because a link to "${name}" leads to the company. Choose another name.`,
      fr: `Une page ne peut pas avoir l’id « ${name} », car un lien vers « ${name} » mène à l’entreprise. Choisissez un autre nom.`,
    }),
    path: ({ start, reason }: { start: string; reason: Translated }) => ({
      en: `An address cannot start with "${start}": ${reason.en}. Choose another word.`,
      fr: `Une adresse ne peut pas commencer par « ${start} » : ${reason.fr}. Choisissez un autre mot.`,
    }),
    index: () => ({
      en: 'An address cannot contain the part "index", because web servers remove it. Choose another word.',
      fr: 'Une adresse ne peut pas contenir la partie « index », car les serveurs web la suppriment. Choisissez un autre mot.',
    }),
    anchor: ({ name }: { name: string }) => ({
      en: `"${name}" cannot be an anchor, because the layout of the page uses it. Choose another word.`,
      fr: `« ${name} » ne peut pas être une ancre, car la structure de la page utilise déjà ce nom. Choisissez un autre mot.`,
    }),
  },
  *check({ config, declarations }) {
    for (const [index, { id }] of config.pages.entries())
      if (reservedTargets.has(id))
        yield { path: ['pages', index, 'id'], message: 'page', data: { name: id } };
    for (const { address, path } of writtenPaths(config.pages)) {
      const reason = reservedReason(address);
      if (reason) {
        const data = { start: `/${address.split('/')[1]}`, reason };
        yield { path, message: 'path', data, suggestion: repairedPath(lastSite, address) };
      }
      if (address.split('/').includes('index')) yield { path, message: 'index' };
    }
    for (const { kind, name, path } of declarations) {
      const page = kind === 'anchor' && path[0] === 'pages' ? config.pages[Number(path[1])] : undefined;
      if (page && isReservedAnchor(name, page, config)) yield { path, message: 'anchor', data: { name } };
    }
  },
});

/** The ids on every page: those of the layout, and of the panels in development. */
export const reservedAnchors: ReadonlySet<string> = new Set(['root', 'main', 'config-problems']);

const language: Translated = {
  en: 'it would be read as a language',
  fr: 'ce mot serait pris pour une langue',
};

/** First segments of a path that the site uses itself, with the reason. */
const reservedParts: Record<string, Translated> = {
  404: { en: 'that is the page for unknown addresses', fr: 'c’est la page des adresses inconnues' },
  assets: {
    en: 'the pictures, fonts and styles of the site are there',
    fr: 'les images, les polices et les styles du site s’y trouvent',
  },
  api: { en: 'the form sends its messages there', fr: 'le formulaire y envoie ses messages' },
};

/** Returns why the site reserves a path, by its first segment; undefined when the path is free. */
export function reservedReason(path: string): Translated | undefined {
  const first = path.split('/')[1] ?? '';
  if (languages.includes(first)) return language;
  return Object.hasOwn(reservedParts, first) ? reservedParts[first] : undefined;
}

/** Returns whether the layout, a drawing or a heading uses an id on a page. */
function isReservedAnchor(anchor: string, page: Page, config: SiteConfig): boolean {
  const [kind = '', ...section] = anchor.split('-');
  const isDrawing =
    ['petal', 'ring', 'plan'].includes(kind) && Object.hasOwn(config.theme.sections, section.join('-'));
  const isHeading = page.blocks.some((block) => modelOf(block).headingIds?.(block).includes(anchor));
  return isDrawing || isHeading || reservedAnchors.has(anchor);
}
