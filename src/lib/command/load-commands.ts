import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { summaries } from '../../../scripts/lib/summaries.mjs';
import type { Translated } from '../text/message-language';
import type { Command } from './command';
import { commandLine } from './command-line';

/** What a list of commands says of one. */
export type ListedCommand = Pick<Command, 'name' | 'usage' | 'docs' | 'isForDevelopers' | keyof Translated>;

/**
 * Returns every script of `package.json`, in its order: the commands of `src/cli`, and the tools for developers.
 *
 * @param sibling the URL of a file next to those of the commands
 * @throws when a script is neither a command nor in `scripts/lib/summaries.mjs`
 */
export async function loadCommands(project: string, sibling: string): Promise<ListedCommand[]> {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Promise.all(
    Object.entries(scripts).map(async ([name, script]): Promise<ListedCommand> => {
      if (script === `node scripts/run.mjs ${name}`) {
        const file = new URL(name + extname(sibling), sibling).href;
        return ((await import(/* @vite-ignore */ file)) as { default: Command }).default;
      }
      const summary = summaries[name];
      if (summary === undefined) throw new Error(`scripts/lib/summaries.mjs has no line for "${name}".`);
      return { name, usage: commandLine(name), ...summary, isForDevelopers: true };
    }),
  );
}
