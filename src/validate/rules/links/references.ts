import { anchorsByPage, formPages } from '../../../config/anchors';
import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { closestMatch } from '../../../lib/text/closest-match';
import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import { draftLinks } from './link-to-draft';
import type { Use, Kind } from './reference';
import { isReservedAnchor, reservedNames, reservedTargets } from './reserved-name';

/**
 * Returns the problems of references and names: unknown pages, anchors, sections, colors and ads; links to drafts;
 * duplicate ids, paths and anchors; and reserved names.
 *
 * @param config a valid config
 */
export function linkProblems(config: SiteConfig, source: Source): Problem[] {
  const report = (code: string, path: Path, message: string, guess: string | null = null): Problem =>
    configProblem(config, source, { code, path, message, suggestion: guess });
  const names = knownNames(config);
  const links = targets(config);
  const used = uses(config, links);
  const shownAds = new Set(used.flatMap(({ kind, name }) => (kind === 'ad' ? [name] : [])));
  // A renamed page may be linked from many places; its suggestion is computed once.
  const guesses = new Map<string, string | null>();
  const guessFor = ({ kind, name, path }: Use) => {
    const isTarget = path.at(-1) === 'to';
    const use = `${kind} ${name} ${isTarget}`;
    if (!guesses.has(use)) {
      // A link may also target the telephone, and an ad that is already shown is less likely to be meant.
      const known = isTarget ? [...names[kind], ...reservedTargets] : names[kind];
      guesses.set(use, closestMatch(name, known, kind === 'ad' ? shownAds : undefined));
    }
    return guesses.get(use) ?? null;
  };
  const unknown = (use: Use) => {
    const known = names[use.kind];
    if (known.has(use.name)) return [];
    const rule = kinds[use.kind];
    const guess = guessFor(use);
    const list = guess === null && known.size <= 12 ? ` There are: ${[...known].join(', ')}.` : '';
    return [
      report(rule.code, use.path, `there is no ${rule.word} "${use.name}"${rule.where ?? ''}.${list}`, guess),
    ];
  };
  const anchors = anchorUses([...links, ...redirectTargets(config)]).flatMap(({ page, anchor, path }) => {
    const pageAnchors = names.anchors.get(page);
    // The page with the form also has an anchor for every page, which fills in the subject.
    const more = names.forms.has(page) ? names.page : new Set<string>();
    if (!pageAnchors || pageAnchors.has(anchor) || more.has(anchor)) return [];
    const guess = closestMatch(anchor, [...pageAnchors, ...more]);
    return [report('LINK-002', path, `the page "${page}" has no place "${anchor}".`, guess)];
  });
  return [
    ...used.flatMap(unknown),
    ...draftLinks(config, [...used, ...redirectUses(config)]).map(({ path, message }) =>
      report('LINK-008', path, message),
    ),
    ...anchors,
    ...[...duplicates(config), ...reservedNames(config)].map(({ path, message }) =>
      report('LINK-003', path, message),
    ),
    ...menuEntries(config).map(({ path, message }) => report('LINK-004', path, message)),
  ];
}

const kinds: Record<Kind, { code: string; word: string; where?: string }> = {
  page: { code: 'LINK-001', word: 'page' },
  section: { code: 'LINK-005', word: 'section', where: ' under theme.sections' },
  color: { code: 'LINK-006', word: 'colour', where: ' under theme.colors' },
  gradient: { code: 'LINK-006', word: 'gradient', where: ' under theme.gradients' },
  ad: { code: 'LINK-007', word: 'ad' },
};

function knownNames(config: SiteConfig) {
  return {
    page: new Set(config.pages.map((page) => page.id)),
    section: new Set(Object.keys(config.theme.sections)),
    color: new Set(Object.keys(config.theme.colors)),
    gradient: new Set(Object.keys(config.theme.gradients)),
    ad: new Set(config.ads.map((ad) => ad.id)),
    anchors: anchorsByPage(config),
    forms: formPages(config),
  };
}

/** Returns every reference in the config. */
function uses(config: SiteConfig, links: Target[]): Use[] {
  const found: Use[] = [];
  const add = (kind: Kind, name: string | undefined, ...path: Path) => {
    if (name !== undefined) found.push({ kind, name, path });
  };
  config.pages.forEach((page, index) => {
    add('section', page.section, 'pages', index, 'section');
    page.blocks.forEach((block, position) => {
      const path: Path = ['pages', index, 'blocks', position];
      add('section', block.section, ...path, 'section');
      if (block.type === 'promo-carousel') block.ads?.forEach((ad, at) => add('ad', ad, ...path, 'ads', at));
      if (block.type === 'service-list')
        block.items?.forEach((item, at) => add('page', item.page, ...path, 'items', at, 'page'));
      if (block.type === 'cases') {
        block.items.forEach((item, at) => {
          add('gradient', item.gradient, ...path, 'items', at, 'gradient');
          add('color', item.color, ...path, 'items', at, 'color');
        });
      }
    });
  });
  links.forEach(({ page, path }) => add('page', page, ...path));
  config.ads.forEach((ad, index) => {
    add('section', ad.category, 'ads', index, 'category');
    add('gradient', ad.gradient, 'ads', index, 'gradient');
    add('page', ad.link, 'ads', index, 'link');
  });
  config.menus.header.forEach((entry, index) => {
    add('page', entry.page, 'menus', 'header', index, 'page');
    add('section', entry.section, 'menus', 'header', index, 'section');
  });
  for (const menu of ['services', 'company', 'notFound'] as const) {
    config.menus[menu].forEach((page, index) => add('page', page, 'menus', menu, index));
  }
  add('page', config.contact.privacyPage, 'contact', 'privacyPage');
  for (const [name, section] of Object.entries(config.theme.sections)) {
    add('page', section.page, 'theme', 'sections', name, 'page');
    for (const key of ['plate', 'onPlate', 'onPlateMuted', 'fill', 'onFill', 'accent', 'light'] as const) {
      add('color', section[key], 'theme', 'sections', name, key);
    }
  }
  for (const [name, role] of Object.entries(config.theme.roles)) {
    if (typeof role === 'string') continue;
    add('color', role.light, 'theme', 'roles', name, 'light');
    add('color', role.dark, 'theme', 'roles', name, 'dark');
  }
  for (const [name, colors] of Object.entries(config.theme.gradients)) {
    colors.forEach((color, index) => add('color', color, 'theme', 'gradients', name, index));
  }
  return found;
}

/** A link to a page. */
export interface Target {
  page: string;
  anchor: string | undefined;
  path: Path;
}

/** Returns the links of all blocks that lead to a page. */
export function targets(config: SiteConfig): Target[] {
  const found: Target[] = [];
  // The walk shares one path; it is copied only for a link that is found.
  const path: (string | number)[] = [];
  const walk = (value: unknown, key: string | number) => {
    path.push(key);
    if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === 'object')
      for (const name of Object.keys(value)) walk(Reflect.get(value, name), name);
    else if (
      key === 'to' &&
      typeof value === 'string' &&
      !value.includes(':') &&
      !reservedTargets.has(value)
    ) {
      const [page = '', anchor] = value.split('#');
      found.push({ page, anchor, path: [...path] });
    }
    path.pop();
  };
  config.pages.forEach((page, index) => {
    path.push('pages', index);
    walk(page.blocks, 'blocks');
    path.length = 0;
  });
  return found;
}

/** Returns the targets of redirects; `redirectProblems()` reports unknown pages. */
function redirectTargets(config: SiteConfig): Target[] {
  return (config.redirects ?? []).map(({ to }, index) => {
    const [page = '', anchor] = to.split('#');
    return { page, anchor, path: ['redirects', index, 'to'] };
  });
}

function redirectUses(config: SiteConfig): Use[] {
  return redirectTargets(config).map(({ page, path }) => ({ kind: 'page', name: page, path }));
}

function anchorUses(links: Target[]): { page: string; anchor: string; path: Path }[] {
  return links.flatMap(({ page, anchor, path }) => (anchor === undefined ? [] : [{ page, anchor, path }]));
}

/** Returns duplicate ids, paths and anchors, reserved anchors and misplaced heroes. */
function duplicates(config: SiteConfig): { path: Path; message: string }[] {
  const found: { path: Path; message: string }[] = [];
  const requireUnique = (
    entries: { name: string | undefined; path: Path }[],
    message: (name: string, first: number) => string,
  ) => {
    const seen = new Map<string, number>();
    for (const [index, { name, path }] of entries.entries()) {
      if (name === undefined) continue;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, index);
      else found.push({ path, message: message(name, first) });
    }
  };
  requireUnique(
    config.pages.map((page, index) => ({ name: page.id, path: ['pages', index, 'id'] })),
    (name, first) =>
      `another page is already called "${name}"; every page has a name of its own. It is the one at ${config.pages[first]?.path}.`,
  );
  requireUnique(
    config.pages.map((page, index) => ({ name: page.path, path: ['pages', index, 'path'] })),
    (name, first) =>
      `another page already has the address "${name}"; every page has one of its own. It is the page "${config.pages[first]?.id}".`,
  );
  requireUnique(
    config.ads.map((ad, index) => ({ name: ad.id, path: ['ads', index, 'id'] })),
    (name) => `another ad is already called "${name}"; every ad has a name of its own.`,
  );
  config.pages.forEach((page, index) => {
    const anchors = page.blocks.flatMap((block, position): { name: string | undefined; path: Path }[] => {
      const path: Path = ['pages', index, 'blocks', position];
      return [
        { name: block.id, path: [...path, 'id'] },
        ...(block.type === 'prose'
          ? block.parts.map((part, at) => ({ name: part.id, path: [...path, 'parts', at, 'id'] }))
          : []),
        ...(block.type === 'cases'
          ? block.items.map((item, at) => ({ name: item.id, path: [...path, 'items', at, 'id'] }))
          : []),
      ];
    });
    requireUnique(anchors, (name) => `another part of this page already has the anchor "${name}".`);
    for (const { name, path } of anchors) {
      if (name === undefined || !isReservedAnchor(name, page, config)) continue;
      const message = `"${name}" cannot be an anchor: the site itself uses this word on the page. Choose another.`;
      found.push({ path, message });
    }
    page.blocks.forEach((block, position) => {
      if ((block.type === 'hero') === (position === 0)) return;
      const message =
        position === 0
          ? 'the first block of a page is its hero, which holds the headline.'
          : 'a page has one hero, its first block: it holds the only headline.';
      found.push({ path: ['pages', index, 'blocks', position, 'type'], message });
    });
  });
  return found;
}

/** Returns the entries of the header without a target, or with a section without a first page. */
function menuEntries(config: SiteConfig): { path: Path; message: string }[] {
  return config.menus.header.flatMap((entry, index) => {
    const path: Path = ['menus', 'header', index];
    if ((entry.page === undefined) === (entry.section === undefined)) {
      return [{ path, message: 'an entry of the header names either a "page" or a "section".' }];
    }
    const section = entry.section === undefined ? undefined : config.theme.sections[entry.section];
    if (section && section.page === undefined) {
      return [
        {
          path: [...path, 'section'],
          message: `the section "${entry.section}" has no first page: name one under theme.sections.`,
        },
      ];
    }
    return [];
  });
}
