import type { Command } from './command';
import { commandLine, rows } from './help';
import { suggestion } from './suggestion';

/** A command of several kinds, such as `npm run add -- service`; each has its own options. */
interface CommandGroupDefinition extends Pick<Command, 'name' | 'summary' | 'docs'> {
  /** Loads the command of each kind. */
  kinds: Readonly<Record<string, (args: readonly string[], root: string) => Promise<Command>>>;
}

/** Returns the command of a group: its first argument chooses the kind. */
export function commandGroup({ kinds, ...about }: CommandGroupDefinition): Command {
  return {
    ...about,
    usage: commandLine(about.name, 'KIND'),
    async execute(args, root) {
      const [first = '', ...rest] = args;
      const load = Object.hasOwn(kinds, first) ? kinds[first] : undefined;
      if (load) return (await load(rest, root)).execute(rest, root);
      if (first && !first.startsWith('-'))
        throw new Error(`there is no kind "${first}". ${suggestion(first, Object.keys(kinds))}`);
      const isHelp = args.some((word) => word === '--help' || word === '-h');
      if (first && !isHelp)
        throw new Error(`there is no option "${first}". ${suggestion(first, ['--help'])}`);
      console.log(await help(args, root));
      return 0;
    },
  };

  async function help(args: readonly string[], root: string): Promise<string> {
    const commands = await Promise.all(
      Object.entries(kinds).map(async ([kind, load]) => ({ kind, ...(await load(args, root)) })),
    );
    return [
      commandLine(about.name, 'KIND [OPTIONS]'),
      '',
      about.summary,
      ...(about.docs === undefined ? [] : [`More: ${about.docs}`]),
      '',
      ...rows(commands.map(({ kind, summary }) => [kind, summary])),
      '',
      ...commands.map(({ name, examples }) => `  ${commandLine(name, examples?.[0] ?? '')}`),
      '',
      `Options of each: ${commandLine(about.name, 'KIND --help')}`,
    ].join('\n');
  }
}
