import { commandOptions, sortedOptions } from '../../lib/args';
import { differenceFormats } from './report';
import { closestMatch } from '../../lib/closest-match';

export interface DifferenceOptions {
  /** Two configs, or one thing that the project's config is held against. */
  given: [string] | [string, string];
  format: (typeof differenceFormats)[number];
}

/**
 * Reads what stands behind `npm run diff --`.
 *
 * @throws when there are not one or two things to compare, or an option is not known
 * @example differenceOptions(['main']) // { given: ['main'], format: 'text' }
 */
export function differenceOptions(written: string[]): DifferenceOptions {
  const { words, options } = sortedOptions(written, { '--format': 'markdown' });
  const value = commandOptions(options, ['--format=']).get('--format') ?? 'text';
  const format = differenceFormats.find((known) => known === value);
  if (!format) {
    const meant = closestMatch(value, differenceFormats);
    const advice = meant ? `Did you mean "${meant}"?` : `There are: ${differenceFormats.join(', ')}.`;
    throw new Error(`there is no format "${value}". ${advice}`);
  }
  const [first, second, third] = words;
  if (first === undefined || third !== undefined)
    throw new Error(
      'name the commit whose site is to be compared with this one, such as npm run diff -- HEAD~1, or two configs.',
    );
  return { given: second === undefined ? [first] : [first, second], format };
}
