import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { UserError } from '../user-error';
import { saidLines } from '../../../tests/support/said';
import { command } from './command';

const run = vi.fn(async (_values: object, _positionals: readonly unknown[], _root: string) => 0);
const paint = command({
  name: 'paint',
  summary: 'Paints a wall.',
  docs: 'docs/walls.md',
  arguments: [
    { name: 'WALL', description: 'the wall', isRequired: true },
    { name: 'SIDE', description: 'one side only' },
  ],
  options: {
    color: { type: 'string', values: ['red', 'blue'], default: 'red', description: 'the color' },
    note: { type: 'string', description: 'what to write on it' },
    dry: { type: 'boolean', description: 'only say what would be painted' },
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
    await expect(paint.execute(['kitchen'], '/')).rejects.toThrow(
      `/site/dist.next-1 cannot be written: ${reason}`,
    );
  });

  it('names the target where a folder cannot be moved', async () => {
    run.mockRejectedValue(Object.assign(new Error(), { code: 'ENOTDIR', path: '/a', dest: '/dist' }));
    await expect(paint.execute(['kitchen'], '/')).rejects.toThrow(
      '/dist cannot be written: a folder is needed',
    );
  });

  it('passes on another error as it is', async () => {
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/a' });
    run.mockRejectedValue(error);
    await expect(paint.execute(['kitchen'], '/')).rejects.toBe(error);
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
    [['a', '--color', 'bleu'], 'there is no color "bleu". Did you mean "blue"?'],
    [['a', '--color'], "Option '--color <value>' argument missing"],
    [['a', '--color='], '--color needs a value: --color red|blue.'],
    [['a', '--note', '--dry'], "Option '--note' argument is ambiguous."],
    [['a', '--dry=yes'], "Option '--dry' does not take an argument"],
  ])('refuses %j and says what is right', async (args, message) => {
    await expect(paint.execute(args, '/')).rejects.toThrow(message);
    expect(run).not.toHaveBeenCalled();
  });

  it('ends with 1 and the message when the user asked for what there is not', async () => {
    run.mockRejectedValue(new UserError('There is no wall "kitchen".'));
    expect(await paint.execute(['kitchen'], '/')).toBe(1);
    expect(output).toEqual(['There is no wall "kitchen".']);
  });
});
