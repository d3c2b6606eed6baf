import { command } from '../lib/command/command';
import { rows } from '../lib/command/help';
import { loadCommands, type ListedCommand } from '../lib/command/load-commands';

/** `npm run help`: lists every script of `package.json`. */
export default command({
  name: 'help',
  summary: 'Lists the commands. Each has its own help: npm run validate -- --help',
  isWithoutSite: true,
  options: {},
  examples: [''],
  async run(_values, _positionals, root) {
    const commands = await loadCommands(root, import.meta.url);
    console.log(list(commands.filter(({ isForDevelopers }) => !isForDevelopers)));
    console.log(`\nFor developers\n\n${list(commands.filter(({ isForDevelopers }) => isForDevelopers))}`);
    return 0;
  },
});

function list(commands: readonly ListedCommand[]): string {
  return rows(commands.map(({ usage, summary }) => [usage, summary])).join('\n');
}
