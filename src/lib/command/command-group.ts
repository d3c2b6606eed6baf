import { say, type Translated } from '../text/message-language';
import { suggestion } from '../text/closest-match';
import { enter, reported, type Command } from './command';
import { commandLine } from './command-line';
import { about, localized, rows } from './help';
import { unknownOption } from './parse';

/** A command of several kinds, such as `npm run add -- service`; each has its own options. */
interface CommandGroupDefinition extends Pick<Command, 'name' | 'docs' | keyof Translated> {
  kinds: Readonly<Record<string, (args: readonly string[], project: string) => Promise<Command>>>;
}

/** Returns the command of a group: its first argument chooses the kind. */
export function commandGroup({ kinds, ...group }: CommandGroupDefinition): Command {
  return {
    ...group,
    usage: commandLine(group.name, 'KIND'),
    execute: (args, project, shell) =>
      reported(group.name, async () => {
        if (shell) enter(shell, project, args);
        const [first = '', ...rest] = args;
        const load = Object.hasOwn(kinds, first) ? kinds[first] : undefined;
        if (load) return (await load(rest, project)).execute(rest, project);
        if (first && !first.startsWith('-')) throw new Error(say(unknownKind(first, Object.keys(kinds))));
        const isHelp = args.some((word) => word === '--help' || word === '-h');
        if (first && !isHelp) throw new Error(say(unknownOption(first, ['--help'])));
        console.log(await help(args, project));
        return 0;
      }),
  };

  async function help(args: readonly string[], project: string): Promise<string> {
    const commands = await Promise.all(
      Object.entries(kinds).map(async ([kind, load]) => ({ kind, ...(await load(args, project)) })),
    );
    const options = commandLine(group.name, localized('KIND --help'));
    return [
      commandLine(group.name, localized('KIND [OPTIONS]')),
      '',
      ...about(group),
      '',
      ...rows(commands.map((command) => [command.kind, say(command)])),
      '',
      ...commands.map(({ name, examples }) => `  ${commandLine(name, localized(examples?.[0] ?? ''))}`),
      '',
      say({ en: `Options of each: ${options}`, fr: `Options de chacune : ${options}` }),
    ].join('\n');
  }
}

function unknownKind(given: string, kinds: readonly string[]): Translated {
  const { en, fr } = suggestion(given, kinds);
  return { en: `there is no kind "${given}". ${en}`, fr: `la sorte « ${given} » n’existe pas. ${fr}` };
}
