import { commandOptions, sortedOptions } from '../lib/args';
import { closestMatch } from '../lib/closest-match';

/** In which forms problems can be told. */
export const formats = ['text', 'json', 'github', 'sarif'] as const;

export interface ValidateOptions {
  /** The name of a config, when it is not `site.config.json`. */
  file: string | undefined;
  format: (typeof formats)[number];
  /** With how many warnings the site still counts as clean. */
  maxWarnings: number;
  /** Whether what is safe to repair is repaired. */
  fix: boolean;
}

/**
 * Reads what stands behind `npm run validate --`. A value may follow its option after a space or after `=`.
 *
 * @param given such as `['drafts/next.json', '--format', 'json']`
 * @throws when an option or its value is not known, with what would be right
 * @example validateOptions(['--max-warnings=0']) // { file: undefined, format: 'text', maxWarnings: 0, fix: false }
 */
export function validateOptions(given: string[]): ValidateOptions {
  const { words, options } = sortedOptions(given, examples);
  const [file, second] = words;
  if (second !== undefined)
    throw new Error(`one config is checked at a time, and here are two: "${file}" and "${second}".`);
  const values = commandOptions(options, ['--format=', '--max-warnings=', '--fix']);
  return {
    file,
    format: formatOf(values.get('--format') ?? 'text'),
    maxWarnings: numberOf(values.get('--max-warnings')),
    fix: values.has('--fix'),
  };
}

/** What a value of an option looks like, for whoever forgot it. */
const examples: Record<string, string> = { '--format': 'json', '--max-warnings': '0' };

function formatOf(written: string): ValidateOptions['format'] {
  const format = formats.find((known) => known === written);
  if (format) return format;
  const meant = closestMatch(written, formats);
  const advice = meant ? `Did you mean "${meant}"?` : `There are: ${formats.join(', ')}.`;
  throw new Error(`there is no format "${written}". ${advice}`);
}

function numberOf(written: string | undefined): number {
  if (written === undefined) return Infinity;
  if (/^\d+$/.test(written)) return Number(written);
  throw new Error(`--max-warnings is a whole number, such as --max-warnings 0, not "${written}".`);
}
