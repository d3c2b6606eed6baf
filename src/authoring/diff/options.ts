import { parseOptions, splitArguments } from '../../lib/args';
import { closestMatch } from '../../lib/text/closest-match';
import { differenceFormats } from './report';

export interface DifferenceOptions {
  /** Two configs, or one version to compare with the project's config. */
  versions: [string] | [string, string];
  format: (typeof differenceFormats)[number];
}

/**
 * Parses the arguments of `npm run diff --`.
 *
 * @throws when there are not one or two versions, or an option is unknown
 * @example differenceOptions(['main']) // { versions: ['main'], format: 'text' }
 */
export function differenceOptions(args: string[]): DifferenceOptions {
  const { words, options } = splitArguments(args, { '--format': 'markdown' });
  const value = parseOptions(options, ['--format=']).get('--format') ?? 'text';
  const format = differenceFormats.find((candidate) => candidate === value);
  if (!format) {
    const match = closestMatch(value, differenceFormats);
    const advice = match ? `Did you mean "${match}"?` : `Available: ${differenceFormats.join(', ')}.`;
    throw new Error(`There is no format "${value}". ${advice}`);
  }
  const [first, second, third] = words;
  if (first === undefined || third !== undefined)
    throw new Error(
      'Name the commit to compare this site with, such as npm run diff -- HEAD~1, or name two configs.',
    );
  return { versions: second === undefined ? [first] : [first, second], format };
}
