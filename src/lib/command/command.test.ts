import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { UserError } from '../user-error';
import { saidLines } from '../../../tests/support/said';
import { command } from './command';

const run = vi.fn(async (_values: object, _positionals: readonly unknown[], _root: string) => 0);
const paint = command({
  name: 'paint',
  en: 'Paints a wall.',
  fr: 'Peint un mur.',
  docs: 'docs/walls.md',
  arguments: [
    { name: 'WALL', en: 'the wall', fr: 'le mur', isRequired: true },
    { name: 'SIDE', en: 'one side only', fr: 'un seul côté' },
  ],
  options: {
    color: { type: 'string', values: ['red', 'blue'], default: 'red', en: 'the color', fr: 'la couleur' },
    note: { type: 'string', en: 'what to write on it', fr: 'ce qu’il faut y écrire' },
    dry: { type: 'boolean', en: 'only say what would be painted', fr: 'dire seulement ce qui serait peint' },
  },
  examples: ['kitchen', 'kitchen north --color blue'],
  run(values, positionals, root) {
    expectTypeOf(values.color).toEqualTypeOf<'red' | 'blue'>();
    expectTypeOf(values.note).toEqualTypeOf<string | undefined>();
    expectTypeOf(values.dry).toEqualTypeOf<boolean>();
    return run(values, positionals, root);
  },
});

const output = saidLines();
beforeEach(() => void run.mockReset().mockResolvedValue(0));

describe('a command', () => {
  it('runs with the values of its options and arguments, and with its defaults', async () => {
    await paint.execute(['kitchen'], '/root');
    await paint.execute(['--color=blue', '--dry', 'hall', '--note=-5 = un', 'north'], '/');
    const defaults = { color: 'red', note: undefined, dry: false };
    expect(run.mock.calls).toEqual([
      [defaults, ['kitchen'], '/root'],
      [{ color: 'blue', note: '-5 = un', dry: true }, ['hall', 'north'], '/'],
    ]);
  });

  it('takes no word after a separate "--" for an option', async () => {
    await paint.execute(['--dry', '--', '--help'], '/');
    expect(run.mock.calls[0]?.[1]).toEqual(['--help']);
  });

  it.each([
    ['EACCES', 'this user may not write there. Change the owner'],
    ['EROFS', 'the file system is read-only.'],
    ['ENOSPC', 'the disk is full.'],
  ])('says what cannot be written, and why: %s', async (code, reason) => {
    run.mockRejectedValue(
      Object.assign(new Error(code), { code, syscall: 'mkdir', path: '/site/dist.next-1' }),
    );
    expect(await paint.execute(['kitchen'], '/')).toBe(2);
    expect(output).toEqual([expect.stringContaining(`/site/dist.next-1 cannot be written: ${reason}`)]);
  });

  it('names the target where a folder cannot be moved', async () => {
    run.mockRejectedValue(Object.assign(new Error(), { code: 'ENOTDIR', path: '/a', dest: '/dist' }));
    expect(await paint.execute(['kitchen'], '/')).toBe(2);
    expect(output).toEqual([expect.stringContaining('/dist cannot be written: a folder is needed')]);
  });

  it('passes on another error as it is', async () => {
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/a' });
    run.mockRejectedValue(error);
    expect(await paint.execute(['kitchen'], '/')).toBe(2);
    expect(output).toEqual(['The command "paint" cannot run: no such file']);
  });

  it.each(['--help', '-h'])('prints its help for %s in any position, and does not run', async (option) => {
    expect(await paint.execute(['--unknown', 'x', option, 'y', 'z'], '/')).toBe(0);
    expect(run).not.toHaveBeenCalled();
    expect(output.join('\n').split('\n')).toEqual([
      'npm run paint -- WALL [SIDE] [OPTIONS]',
      '',
      'Paints a wall.',
      'More: docs/walls.md',
      '',
      '  WALL               the wall',
      '  SIDE               one side only',
      '  --color red|blue   the color (red)',
      '  --note TEXT        what to write on it',
      '  --dry              only say what would be painted',
      '  --site FOLDER      the folder of the site, if it is not that of the project',
      '  --help             print this text',
      '',
      '  npm run paint -- kitchen',
      '  npm run paint -- kitchen north --color blue',
    ]);
  });

  it.each([
    [[], 'WALL is missing: the wall.'],
    [['a', 'north', 'b'], '"b" is one argument too many. Put a value with spaces in quotes: "…".'],
    [['a', '--colour', 'red'], 'there is no option "--colour". Did you mean "--color"?'],
    [
      ['a', '--toString'],
      'there is no option "--toString". There are: --color, --note, --dry, --site, --help.',
    ],
    [['a', '--color', 'bleu'], '--color needs a value: red|blue, not "bleu".'],
    [['a', '--color'], '--color needs a value: red|blue.'],
    [['a', '--color='], '--color needs a value: red|blue.'],
    [['a', '--note', '--dry'], '--note needs a value: TEXT.'],
    [['a', '--dry=yes'], '--dry takes no value.'],
  ])('refuses %j and says what is right', async (args, message) => {
    expect(await paint.execute(args, '/')).toBe(2);
    expect(output).toEqual([expect.stringContaining(message)]);
    expect(run).not.toHaveBeenCalled();
  });

  it('ends with 1 and the message when the user asked for what there is not', async () => {
    run.mockRejectedValue(new UserError('There is no wall "kitchen".'));
    expect(await paint.execute(['kitchen'], '/')).toBe(1);
    expect(output).toEqual(['There is no wall "kitchen".']);
  });
});
