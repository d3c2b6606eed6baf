import { say } from '../../../config/message-language';
import { UserError } from '../../../lib/user-error';
import type { SiteConfig } from '../../../site/types.generated';
import type { AddOptions } from '../text-options';
import type { Insertion } from '../insertion';
import { lastItem } from './last-item';
import { parseStats } from './parse-stats';
import { slug } from '../../../lib/text/slug';
import { addMessages } from '../messages';
import { firstWords, textFromOptions } from '../text-options';

/**
 * Returns the insertion of a project or a case at the end of a page's list. It has the colours and the icon of the
 * project before it.
 *
 * @param options `page`, `name`, `category`, `description`, `figures` and optionally `url`, `picture` and `alt`
 * @throws {UserError} when there is no such page, it has no projects, or the numbers cannot be parsed
 */
export function newProject(config: SiteConfig, options: AddOptions): Insertion[] {
  const { path, list, after, block } = lastItem(config, options.get('page') ?? '', 'cases');
  const name = textFromOptions(options, 'name');
  const url = options.get('url');
  const previous = block.items[after];
  const value = {
    id: freeAnchor(firstWords(name), new Set(block.items.map(({ id }) => id))),
    name,
    ...(url !== undefined && { url }),
    category: textFromOptions(options, 'category'),
    description: textFromOptions(options, 'description'),
    ...pictureField(options),
    gradient: previous?.gradient,
    color: previous?.color,
    icon: previous?.icon,
    stats: parseStats(options.get('figures') ?? ''),
  };
  return [{ list, after, value, what: addMessages.project({ path }) }];
}

/** Returns the picture of a project, which needs a description. */
function pictureField(options: AddOptions): object {
  const src = options.get('picture');
  if (src === undefined) return {};
  if (!options.has('alt')) throw new UserError(say(addMessages.needsAlt()));
  return { picture: { src, alt: textFromOptions(options, 'alt') } };
}

/** Returns an anchor made from a name. It starts with a letter and is unique among the page's projects. */
function freeAnchor(name: string, taken: ReadonlySet<string>): string {
  const base = slug(name);
  const anchor = /^[a-z]/.test(base) ? base : `projet-${base || '1'}`;
  let free = anchor;
  for (let number = 2; taken.has(free); number += 1) free = `${anchor}-${number}`;
  return free;
}
