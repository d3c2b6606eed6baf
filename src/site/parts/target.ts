import { pageById, type Site } from '../site';
import type { Page } from '../types.generated';

/** Link targets that are never a page: the ways to reach the company. */
export const reservedTargets = ['phone', 'email', 'chat'] as const;

/** Returns whether a name is one of the company's own addresses, which no page can have as its id. */
export function isReservedTarget(name: unknown): boolean {
  return reservedTargets.some((reserved) => reserved === name);
}

/** A page, by its id, and an anchor on it. */
export interface PageAnchor {
  page: string;
  anchor: string | undefined;
}

/** @example parsePageAnchor('contact#seo') // { page: 'contact', anchor: 'seo' } */
export function parsePageAnchor(value: string): PageAnchor {
  const [page = '', anchor] = value.split('#');
  return { page, anchor };
}

/**
 * Parses a target.
 *
 * @returns null for a web address and for the company's own addresses
 * @example parseTarget('contact#seo') // { page: 'contact', anchor: 'seo' }
 */
export function parseTarget(value: unknown): PageAnchor | null {
  if (typeof value !== 'string' || value.includes(':') || isReservedTarget(value)) return null;
  return parsePageAnchor(value);
}

/**
 * Returns the page that a target leads to, and the anchor there.
 *
 * @throws when it leads to no page: in a valid config that is a bug in the program
 */
export function pageAt(site: Site, target: string): { page: Page; anchor: string | undefined } {
  const { page = target, anchor } = parseTarget(target) ?? {};
  return { page: pageById(site, page), anchor };
}
