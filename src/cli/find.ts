import { toDo } from '../authoring/edit-site';
import { findText } from '../authoring/find/find';
import { knownLanguage } from '../authoring/find-page';
import { findMessages } from '../authoring/find/messages';
import { replaceText, type Change } from '../authoring/find/replace';
import { say } from '../config/message-language';
import { problemLine } from '../config/source/problem';
import { command } from '../lib/command/command';
import { commandLine } from '../lib/command/help';
import { loadSite } from '../validate/load-site';

/** `npm run find`: finds a text, a number or a price everywhere, and replaces it. */
export default command({
  name: 'find',
  summary: 'Finds a text, a number or a price in every spelling and language, and replaces it.',
  docs: 'docs/maintaining.md#finding-and-replacing',
  arguments: [{ name: 'TEXT', description: 'the text, the number or the price', isRequired: true }],
  options: {
    replace: { type: 'string', description: 'show what would change if this were written instead' },
    write: { type: 'boolean', description: 'with --replace: change it' },
    language: { type: 'string', value: 'CODE', description: 'only a language, such as en' },
    format: {
      type: 'string',
      values: ['text', 'json'],
      default: 'text',
      description: 'the format of the report',
    },
  },
  examples: ['"5 000 DH"', '"5 000 DH" --replace "6 000 DH"', '"5 000 DH" --replace "6 000 DH" --write'],
  async run({ replace, write, language, format }, [search], root) {
    if (write && replace === undefined) throw new Error(say(findMessages.writeAlone()));
    if (replace !== undefined && language) throw new Error(say(findMessages.oneLanguage()));
    const isJson = format === 'json';
    if (replace !== undefined) return printChanges(root, search, replace, write, isJson);
    const { site, problems } = loadSite(root, undefined, { drafts: true });
    if (!site) {
      for (const problem of problems) if (problem.severity === 'error') console.log(problemLine(problem));
      return 1;
    }
    const matches = findText(root, search, knownLanguage(language));
    if (isJson) console.log(JSON.stringify(matches, null, 2));
    else {
      for (const match of matches) console.log(`${position(match)}: “${match.words}”`);
      console.log(say(findMessages.matches({ search, count: matches.length })));
    }
    return matches.length > 0 ? 0 : 1;
  },
});

/** Prints every change, and makes it when that is wanted. */
function printChanges(
  root: string,
  search: string,
  replace: string,
  isWritten: boolean,
  isJson: boolean,
): number {
  const { result, problems } = replaceText(root, search, replace, isWritten);
  const { changes, names } = result;
  const count = changes.length;
  if (isJson) console.log(JSON.stringify({ isWritten, changes, names }, null, 2));
  else {
    for (const change of changes)
      console.log([position(change), `  - ${change.before}`, `  + ${change.after}`].join('\n'));
    if (names.length > 0)
      console.log(
        [
          '',
          say(findMessages.names()),
          ...names.map((name) => `  ${position(name)}: “${name.before}”`),
          '',
        ].join('\n'),
      );
    const again = commandLine('find', `"${search}" --replace "${replace}" --write`);
    console.log(
      say(
        count === 0
          ? findMessages.nothing({ search })
          : isWritten
            ? findMessages.changed({ count })
            : findMessages.preview({ count, command: again }),
      ),
    );
    if (isWritten) for (const line of toDo(problems)) console.log(line);
  }
  return count > 0 ? 0 : 1;
}

function position({ file, line, column, place }: Pick<Change, 'file' | 'line' | 'column' | 'place'>): string {
  return `${file}:${line}:${column}  ${place}`;
}
