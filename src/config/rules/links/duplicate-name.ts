import type { Path } from '../../../lib/json';
import { repeated } from '../../../lib/lists/group-by';
import type { Translated } from '../../../lib/text/message-language';
import type { Language, Languages } from '../../../site/languages';
import { modelOf } from '../../../site/blocks/index';
import { pagePath, pageUrl } from '../../../site/page-url';
import { isReservedTarget } from '../../../site/parts/target';
import type { Page } from '../../../site/types.generated';
import { rule } from '../../rule';
import { reservedReason } from '../paths/reserved-reason';
import { nameInAddress } from './renamed-page';

export const duplicateName = rule({
  code: 'LINK-003',
  severity: 'error',
  summary: {
    en: 'Two pages, ads, anchors or languages have the same name, or a page a name or an address that it cannot have.',
    fr: 'Deux pages, annonces, ancres ou langues ont le même nom, ou une page a un nom ou une adresse qu’elle ne peut pas avoir.',
  },
  docs: {
    en: 'Each page needs an `id` and a `path` of its own, each ad an `id` of its own, each language a `code` of its own, each anchor a name of its own on its page. With a duplicate, one of the two could never be reached. Addresses such as `/en` and `/assets` belong to the site itself, and Windows reserves names such as `con`. Links to `phone`, `email` and `chat` lead to the company, so no page has one of them as its `id`. On the page with the form, the `id` of any page is an anchor that fills in the subject, so no part of that page has it.\n\nChoose another name. If the address is already published, add a redirect from the old one.',
    fr: 'Chaque page a son propre `id` et sa propre adresse (`path`), chaque annonce son propre `id`, chaque langue son propre `code`, et chaque ancre un nom unique sur sa page. En cas de doublon, l’un des deux resterait inaccessible. Les adresses telles que `/en` et `/assets` appartiennent au site lui-même, et Windows réserve des noms comme `con`. Les liens vers `phone`, `email` et `chat` mènent à l’entreprise : aucune page ne porte l’un de ces noms comme `id`. Sur la page du formulaire, l’`id` de chaque page est une ancre qui remplit l’objet du message : aucune partie de cette page ne le porte.\n\nChoisissez un autre nom. Si l’adresse est déjà publiée, ajoutez une redirection depuis l’ancienne.',
  },
  examples: {
    invalid: [{ pointer: '/pages/4/path', value: '/contact' }],
    reports: 'Another page already has the address "/contact": the page "contact".',
    valid: [{ pointer: '/pages/4/path', value: '/private-life' }],
  },
  messages: {
    copy: ({ name }: { name: string }) => ({
      en: `The page "${name}" is here twice, with the same id and the same address. Remove one of them, or give this one an id and an address of its own.`,
      fr: `La page « ${name} » figure deux fois, avec le même id et la même adresse. Supprimez l’une des deux, ou donnez à celle-ci un id et une adresse qui lui soient propres.`,
    }),
    page: ({ name, other }: { name: string; other: string }) => ({
      en: `Another page already has the id "${name}": the page at ${other}. Give this page another id.`,
      fr: `Une autre page a déjà l’id « ${name} » : la page ${other}. Donnez un autre id à celle-ci.`,
    }),
    ownTarget: ({ name }: { name: string }) => ({
      en: `A page cannot have the id "${name}": a link with this name leads to the company. Give the page another id.`,
      fr: `Une page ne peut pas avoir l’id « ${name} » : un lien de ce nom mène à l’entreprise. Donnez un autre id à la page.`,
    }),
    path: ({ name, other }: { name: string; other: string }) => ({
      en: `Another page already has the address "${name}": the page "${other}". Give this page another address.`,
      fr: `Une autre page a déjà l’adresse « ${name} » : la page « ${other} ». Donnez une autre adresse à celle-ci.`,
    }),
    reserved: ({ address, reason }: { address: string; reason: Translated }) => ({
      en: `A page cannot have the address "${address}": ${reason.en}. Choose another one.`,
      fr: `Une page ne peut pas avoir l’adresse « ${address} » : ${reason.fr}. Choisissez-en une autre.`,
    }),
    ad: ({ name }: { name: string }) => ({
      en: `Another ad already has the id "${name}". Give this ad another id.`,
      fr: `Une autre annonce a déjà l’id « ${name} ». Donnez un autre id à celle-ci.`,
    }),
    language: ({ name }: { name: string }) => ({
      en: `Another language already has the code "${name}". Give this language its own code.`,
      fr: `Une autre langue a déjà le code « ${name} ». Donnez à celle-ci son propre code.`,
    }),
    languageCode: ({ name, reason }: { name: string; reason: Translated }) => ({
      en: `The addresses of a language cannot start with "/${name}": ${reason.en}. Use another code of this language.`,
      fr: `Les adresses d’une langue ne peuvent pas commencer par « /${name} » : ${reason.fr}. Utilisez un autre code de cette langue.`,
    }),
    subject: ({ name }: { name: string }) => ({
      en: `On this page, #${name} chooses the page "${name}" as the subject of the form. Choose another word.`,
      fr: `Sur cette page, #${name} choisit la page « ${name} » comme objet du formulaire. Choisissez un autre mot.`,
    }),
    anchor: ({ name }: { name: string }) => ({
      en: `Another part of this page already has the anchor "${name}". Choose another word.`,
      fr: `Une autre partie de cette page a déjà l’ancre « ${name} ». Choisissez un autre mot.`,
    }),
  },
  *check(context) {
    const { pages } = context.config;
    const { languages, declarations } = context;
    const indexOf = ({ path }: { path: Path }) => Number(path[1]);
    const declared = (kind: string) => declarations.filter((declaration) => declaration.kind === kind);
    const addressOf = (at: { path: Path }) => pagePath(context, pages[indexOf(at)]!.path);
    for (const { entry, first } of repeated(declared('page'), ({ name }) => name)) {
      const { name } = entry;
      if (addressOf(entry) === addressOf(first)) {
        yield { path: entry.path, message: 'copy', data: { name } };
        continue;
      }
      // The page whose address ends with the id is the one that had it first.
      const isSecond = nameInAddress(context, pages[indexOf(entry)]!) === name;
      const [wrong, right] = isSecond ? [first, entry] : [entry, first];
      const free = nameInAddress(context, pages[indexOf(wrong)]!);
      const suggestion = free === '' || pages.some(({ id }) => id === free) ? null : free;
      yield { path: wrong.path, message: 'page', data: { name, other: addressOf(right) }, suggestion };
    }
    for (const { name, path } of declared('page'))
      if (isReservedTarget(name)) yield { path, message: 'ownTarget', data: { name } };
    const reported = new Set<string>();
    for (const language of languages) {
      const paths = pages.map((page, index) => ({ page, index, url: pageUrl(context, page.path, language) }));
      for (const { entry, first } of repeated(paths, ({ url }) => url)) {
        const pair = `${entry.index} ${first.index}`;
        // Two pages with one path for all languages have the same address in each; one that is there twice has the same id.
        if (reported.has(pair) || entry.page.id === first.page.id) continue;
        reported.add(pair);
        const path = pathPlace(context, entry.page, entry.index, language);
        yield { path, message: 'path', data: { name: entry.url, other: first.page.id } };
      }
    }
    for (const [index, page] of pages.entries()) {
      const addressIn = (language: Language) => pagePath(context, page.path, language);
      // One path for all languages is one mistake.
      const language = languages.find((one) => reservedReason(context, addressIn(one)));
      if (language === undefined) continue;
      const address = addressIn(language);
      const data = { address, reason: reservedReason(context, address)! };
      const [, start = '', ...rest] = address.split('/');
      const suggestion = languages.includes(start) && rest.length > 0 ? `/${rest.join('/')}` : null;
      yield { path: pathPlace(context, page, index, language), message: 'reserved', data, suggestion };
    }
    for (const { entry } of repeated(declared('ad'), ({ name }) => name))
      yield { path: entry.path, message: 'ad', data: { name: entry.name } };
    const codes = languages.map((name, index) => ({ name, path: ['languages', index, 'code'] }));
    for (const { entry } of repeated(codes, ({ name }) => name))
      yield { path: entry.path, message: 'language', data: { name: entry.name } };
    for (const { name, path } of codes) {
      const reason = reservedReason({ languages: [] }, `/${name}`);
      if (reason) yield { path, message: 'languageCode', data: { name, reason } };
    }
    const anchors = declared('anchor').filter(({ path }) => path[0] === 'pages');
    for (const { entry } of repeated(anchors, (anchor) => `${indexOf(anchor)} ${anchor.name}`))
      yield { path: entry.path, message: 'anchor', data: { name: entry.name } };
    for (const anchor of anchors) {
      const { name, path } = anchor;
      const hasSubjects = pages[indexOf(anchor)]?.blocks.some((block) => modelOf(block).hasPageAnchors);
      if (hasSubjects && context.names.page.has(name)) yield { path, message: 'subject', data: { name } };
    }
  },
});

function pathPlace(site: Languages, { path }: Page, index: number, language: Language): Path {
  const place = ['pages', index, 'path'];
  if (typeof path === 'string') return place;
  return [...place, path[language] === undefined ? site.defaultLanguage : language];
}
