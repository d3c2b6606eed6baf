import { commandOptions, sortedOptions } from '../lib/args';

/** What `npm run release` is asked for. */
export interface ReleaseOptions {
  /** `release` is the usual; the others build nothing. */
  task: 'release' | 'rollback' | 'check';
  /** Where releases lie. */
  target: string;
  /** A site that is built already; undefined when it is to be built. */
  site: string | undefined;
  /** The release to look at. */
  checked: string | undefined;
  keep: number;
  keepDays: number;
  /** What is handed on to the build. */
  build: string[];
}

const examples = {
  '--to': '/srv/www',
  '--from': 'dist',
  '--keep': '5',
  '--keep-days': '7',
  '--check': '/srv/www/current',
};

/** Options of the build that a release has too; its pages name their share pictures, so they cannot be left out. */
const handedOn = ['--no-compression', '--no-integrity', '--origin=', '--noindex'];

/**
 * Reads what stands behind `npm run release --`.
 *
 * @throws when an option or its value is not known, with what would be right
 * @example releaseOptions(['--to', '/srv/www', '--keep', '3'])
 * // { task: 'release', target: '/srv/www', site: undefined, checked: undefined, keep: 3, keepDays: 7, build: [] }
 */
export function releaseOptions(given: string[]): ReleaseOptions {
  const { words, options } = sortedOptions(given, { ...examples, '--origin': 'https://pr-12.trace.example' });
  if (words[0] !== undefined)
    throw new Error(`"${words[0]}" is no option. A folder is named with --to DIR, or --check DIR.`);
  const wanted = Object.keys(examples).map((name) => `${name}=`);
  const values = commandOptions(options, [...wanted, '--rollback', ...handedOn]);
  const checked = values.get('--check');
  if (checked !== undefined && values.has('--rollback'))
    throw new Error('--check looks at a release and --rollback goes back to one: one after the other.');
  const task = values.has('--rollback') ? 'rollback' : 'release';
  return {
    task: checked === undefined ? task : 'check',
    target: values.get('--to') || '.local/releases',
    site: values.get('--from'),
    checked,
    keep: number('--keep', values.get('--keep') ?? '5', 1),
    keepDays: number('--keep-days', values.get('--keep-days') ?? '7', 0),
    build: options.filter((option) => handedOn.includes(option.replace(/=.*$/s, '='))),
  };
}

function number(name: string, written: string, least: number): number {
  if (/^\d{1,4}$/.test(written) && Number(written) >= least) return Number(written);
  throw new Error(
    `${name} is a whole number from ${least} on, such as ${name} ${least + 4}, not "${written}".`,
  );
}
