import { overlap } from '../../../config/publication/schedule';
import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { closestMatch } from '../../../lib/text/closest-match';
import type { Redirect, SiteConfig } from '../../../site/types.generated';
import { reservedReason } from '../links/reserved-name';

/**
 * Returns the problems of the redirects: invalid or duplicate old paths, paths of existing pages, loops, chains, and
 * unknown pages.
 *
 * @param config a valid config
 */
export function redirectProblems(config: SiteConfig, source: Source): Problem[] {
  const redirects = config.redirects ?? [];
  const pages = new Map(config.pages.map((page) => [page.id, page]));
  const paths = new Map(config.pages.map((page) => [page.path, page]));
  const targets = new Set(redirects.map(({ to }) => pages.get(pageOf(to))?.path));
  const earlier = new Map<string, Redirect[]>();

  return redirects.flatMap((redirect, index) => {
    const { from, to } = redirect;
    const report = (field: 'from' | 'to', code: string, message: string, guess: string | null = null) =>
      configProblem(config, source, { code, path: ['redirects', index, field], message, suggestion: guess });
    const found: Problem[] = [];
    const target = pages.get(pageOf(to));
    if (!target) {
      const known = [...pages.keys()];
      const guess = closestMatch(pageOf(to), known);
      const list = guess === null && known.length <= 12 ? ` There are: ${known.join(', ')}.` : '';
      found.push(report('to', 'REDIRECT-001', `there is no page "${pageOf(to)}".${list}`, guess));
    }
    const fault = pathFault(from);
    if (fault) found.push(report('from', 'REDIRECT-002', fault.message, fault.guess));
    const page = paths.get(from);
    if (page && page === target) {
      const message = `"${from}" is the address of the page it leads to: whoever asks for it would be sent round in a loop. Remove this redirect.`;
      found.push(report('from', 'REDIRECT-003', message));
    } else if (page && overlap(redirect, page)) {
      const isLinkOfChain = targets.has(from);
      const message = isLinkOfChain
        ? `"${from}" is the page that another redirect leads to: one redirect would follow the other. Let that one lead where this one does, and remove one of them.`
        : `the page "${page.id}" stands at "${from}", and nobody could see it any more. Give the page another address, or remove this redirect.`;
      found.push(report('from', isLinkOfChain ? 'REDIRECT-004' : 'REDIRECT-005', message));
    }
    const others = earlier.get(from) ?? [];
    if (others.some((other) => overlap(redirect, other)))
      found.push(
        report(
          'from',
          'REDIRECT-006',
          `another redirect already stands at "${from}"; an address leads to one page.`,
        ),
      );
    earlier.set(from, [...others, redirect]);
    return found;
  });
}

/**
 * Returns the page id of a target.
 *
 * @example pageOf('contact#seo') // 'contact'
 */
export function pageOf(target: string): string {
  return target.split('#')[0] ?? '';
}

/** Lower-case letters, digits and `_ ~ -`; the last segment may have an extension of older sites. */
const PATH = /^(?:\/[a-z0-9](?:[a-z0-9_~-]*[a-z0-9])?)+(?:\.(?:php|aspx?|htm|jsp))?$/;

/** Returns why a path cannot be redirected, and its correct form when there is one; null when the path is valid. */
function pathFault(from: string): { message: string; guess: string | null } | null {
  if (from === '/') return { message: 'the home page stands at "/"; it cannot lead elsewhere.', guess: null };
  const reason = reservedReason(from);
  if (reason) {
    const plain = /^\/(?:fr|en|ar)(\/.+)$/.exec(from)?.[1];
    return { message: `no old address can start so: ${reason}.`, guess: plain ?? null };
  }
  if (PATH.test(from) && !from.split('/').includes('index')) return null;
  const clean = `/${from}`
    .toLowerCase()
    .replace(/^\/(?:https?:\/\/[^/]*)?/, '/')
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  return {
    message: `"${from}" is not written as an address of this site: it starts with a slash and holds small letters, digits and hyphens, such as "/ancien-chemin"; it has no language, no "index", no ".html" and no slash at its end.`,
    guess: PATH.test(clean) ? clean : null,
  };
}
