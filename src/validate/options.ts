import { parseOptions, splitArguments } from '../lib/args';
import { closestMatch } from '../lib/text/closest-match';

/** The output formats of `npm run validate`. */
export const formats = ['text', 'json', 'github', 'sarif'] as const;

export interface ValidateOptions {
  /** The path of the config, when it is not `site.config.json`. */
  file: string | undefined;
  format: (typeof formats)[number];
  /** The number of warnings that the command tolerates. */
  maxWarnings: number;
  /** Whether to apply safe fixes. */
  fix: boolean;
}

/**
 * Parses the arguments of `npm run validate --`. A value may follow its option after a space or `=`.
 *
 * @param args such as `['drafts/next.json', '--format', 'json']`
 * @throws when an option or its value is unknown; the message names the correct form
 * @example validateOptions(['--max-warnings=0']) // { file: undefined, format: 'text', maxWarnings: 0, fix: false }
 */
export function validateOptions(args: string[]): ValidateOptions {
  const { words, options } = splitArguments(args, examples);
  const [file, second] = words;
  if (second !== undefined)
    throw new Error(`validate checks one config at a time; got "${file}" and "${second}".`);
  const values = parseOptions(options, ['--format=', '--max-warnings=', '--fix']);
  return {
    file,
    format: formatOf(values.get('--format') ?? 'text'),
    maxWarnings: numberOf(values.get('--max-warnings')),
    fix: values.has('--fix'),
  };
}

/** Example values for the error about a missing value. */
const examples: Record<string, string> = { '--format': 'json', '--max-warnings': '0' };

function formatOf(value: string): ValidateOptions['format'] {
  const format = formats.find((name) => name === value);
  if (format) return format;
  const meant = closestMatch(value, formats);
  const advice = meant ? `Did you mean "${meant}"?` : `There are: ${formats.join(', ')}.`;
  throw new Error(`there is no format "${value}". ${advice}`);
}

function numberOf(value: string | undefined): number {
  if (value === undefined) return Infinity;
  if (/^\d+$/.test(value)) return Number(value);
  throw new Error(`--max-warnings is a whole number, such as --max-warnings 0, not "${value}".`);
}
