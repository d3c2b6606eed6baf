import { parseOptions, splitArguments } from '../lib/args';

/** The options of `npm run release`. */
export interface ReleaseOptions {
  /** `release` is the default; the other tasks build nothing. */
  task: 'release' | 'rollback' | 'check';
  /** The folder of the releases. */
  target: string;
  /** The folder of a built site; undefined to build it first. */
  site: string | undefined;
  /** The release to verify. */
  checked: string | undefined;
  /** The number of releases to keep. */
  keep: number;
  /** The number of days to retain assets of earlier releases. */
  keepDays: number;
  /** The options for the build. */
  build: string[];
}

const examples = {
  '--to': '/srv/www',
  '--from': 'dist',
  '--keep': '5',
  '--keep-days': '7',
  '--check': '/srv/www/current',
};

/** The build options of a release. It has no --no-share-pictures, because its pages link their share images. */
const buildArgs = ['--no-compression', '--no-integrity', '--origin=', '--noindex'];

/**
 * Parses the options after `npm run release --`.
 *
 * @throws when an option is unknown or a value is invalid; the message says what is valid
 * @example releaseOptions(['--to', '/srv/www', '--keep', '3'])
 * // { task: 'release', target: '/srv/www', site: undefined, checked: undefined, keep: 3, keepDays: 7, build: [] }
 */
export function releaseOptions(args: string[]): ReleaseOptions {
  const { words, options } = splitArguments(args, { ...examples, '--origin': 'https://pr-12.trace.example' });
  if (words[0] !== undefined)
    throw new Error(`"${words[0]}" is not an option. Pass a folder with --to DIR or --check DIR.`);
  const names = Object.keys(examples).map((name) => `${name}=`);
  const values = parseOptions(options, [...names, '--rollback', ...buildArgs]);
  const checked = values.get('--check');
  if (checked !== undefined && values.has('--rollback'))
    throw new Error('--check and --rollback cannot be combined. Run them one after the other.');
  const task = values.has('--rollback') ? 'rollback' : 'release';
  return {
    task: checked === undefined ? task : 'check',
    target: values.get('--to') || '.local/releases',
    site: values.get('--from'),
    checked,
    keep: number('--keep', values.get('--keep') ?? '5', 1),
    keepDays: number('--keep-days', values.get('--keep-days') ?? '7', 0),
    build: options.filter((option) => buildArgs.includes(option.replace(/=.*$/s, '='))),
  };
}

function number(name: string, value: string, minimum: number): number {
  if (/^\d{1,4}$/.test(value) && Number(value) >= minimum) return Number(value);
  throw new Error(
    `${name} takes a whole number of at least ${minimum}, such as ${name} ${minimum + 4}, not "${value}".`,
  );
}
