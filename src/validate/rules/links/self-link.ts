import { rule } from '../../rule';

export const selfLink = rule({
  code: 'LINK-010',
  severity: 'warning',
  summary: {
    en: 'A link leads to the page it is on.',
    fr: 'Un lien mène à la page sur laquelle il se trouve.',
  },
  docs: {
    en: 'A visitor who follows such a link stays on the same page and thinks that the link is broken. This happens when a block is copied from another page.\n\nLink to another page, or to an anchor on this one. Menus and ads, which appear on several pages, are not checked.',
    fr: 'Le visiteur qui suit un tel lien reste sur la même page et croit le lien rompu. Cela arrive quand un bloc est copié d’une autre page.\n\nFaites mener le lien à une autre page, ou à une ancre de celle-ci. Les menus et les annonces, présents sur plusieurs pages, ne sont pas vérifiés.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'home' }],
    reports: 'This links to the page "home", which is the page it is on.',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'contact#form' }],
  },
  messages: {
    self: ({ page }: { page: string }) => ({
      en: `This links to the page "${page}", which is the page it is on. Link to another page, or to an anchor such as "${page}#anchor".`,
      fr: `Ce lien mène à la page « ${page} », sur laquelle il se trouve déjà. Indiquez une autre page, ou une ancre telle que « ${page}#ancre ».`,
    }),
  },
  *check({ config, nameReferences, targets }) {
    const withAnchor = new Set(targets.flatMap(({ anchor, path }) => (anchor === undefined ? [] : [path])));
    for (const { kind, name, path } of nameReferences) {
      const isInBlock = path[0] === 'pages' && path[2] === 'blocks';
      if (kind !== 'page' || !isInBlock || withAnchor.has(path)) continue;
      if (config.pages[Number(path[1])]?.id === name) yield { path, message: 'self', data: { page: name } };
    }
  },
});
