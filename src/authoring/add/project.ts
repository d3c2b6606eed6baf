import type { SiteConfig } from '../../site/types.generated';
import { parseStats } from './parse-stats';
import type { GivenOptions } from '../../lib/args';
import { givenText } from './text-options';
import type { Insertion } from './insertion';
import { lastItem } from './last-item';
import { slug } from './slug';

/**
 * A project or a case, behind the others of a page. It wears the colours and the sign of the one before it, until
 * somebody chooses others.
 *
 * @param options `page`, `name`, `category`, `description`, `figures`, perhaps `url`
 * @throws {Refusal} when there is no such page, it has no projects, or the figures cannot be read
 */
export function newProject(config: SiteConfig, options: GivenOptions): Insertion[] {
  const { path, list, after, block } = lastItem(config, options.get('page') ?? '', 'cases');
  const name = givenText(options, 'name');
  const url = options.get('url');
  const neighbour = block.items[after];
  const value = {
    id: freeAnchor(name.fr, new Set(block.items.map(({ id }) => id))),
    name,
    ...(url !== undefined && { url }),
    category: givenText(options, 'category'),
    description: givenText(options, 'description'),
    gradient: neighbour?.gradient,
    color: neighbour?.color,
    icon: neighbour?.icon,
    stats: parseStats(options.get('figures') ?? ''),
  };
  return [{ list, after, value, what: `the project on ${path}` }];
}

/** An anchor made of a name; it starts with a letter, and no other project of the page has it. */
function freeAnchor(name: string, taken: ReadonlySet<string>): string {
  const made = slug(name);
  const anchor = /^[a-z]/.test(made) ? made : `projet-${made || '1'}`;
  let free = anchor;
  for (let number = 2; taken.has(free); number += 1) free = `${anchor}-${number}`;
  return free;
}
