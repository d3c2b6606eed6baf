import { command } from '../lib/command/command';
import { localized, rows } from '../lib/command/help';
import { loadCommands, type ListedCommand } from '../lib/command/load-commands';
import { say } from '../lib/text/message-language';

/** `npm run help`: lists every script of `package.json`. */
export default command({
  name: 'help',
  en: 'Lists the commands. Each has its own help: npm run validate -- --help',
  fr: 'Affiche les commandes. Chacune a son aide : npm run validate -- --help',
  isWithoutSite: true,
  async run(_values, _positionals, project) {
    const commands = await loadCommands(project, import.meta.url);
    console.log(list(commands.filter(({ isForDevelopers }) => !isForDevelopers)));
    const title = say({ en: 'For developers', fr: 'Pour les développeurs' });
    console.log(`\n${title}\n\n${list(commands.filter(({ isForDevelopers }) => isForDevelopers))}`);
    return 0;
  },
});

function list(commands: readonly ListedCommand[]): string {
  return rows(commands.map((listed) => [localized(listed.usage), say(listed)])).join('\n');
}
