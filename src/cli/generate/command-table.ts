import type { ListedCommand } from '../../lib/command/load-commands';

/** The lines of the README between which `npm run generate` writes the table. */
const [START, END] = [
  '<!-- Written by `npm run generate` from src/cli and scripts/lib/summaries.mjs. -->',
  '<!-- End of the commands. -->',
];

/**
 * Returns the README with the current table of commands.
 *
 * @throws when the README has no place for it
 */
export function withCommandTable(readme: string, commands: readonly ListedCommand[]): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(`README.md needs these two lines around its commands:\n${START}\n${END}`);
  const tables = [
    START,
    table(commands.filter(({ isForDevelopers }) => !isForDevelopers)),
    'For developers:',
    table(commands.filter(({ isForDevelopers }) => isForDevelopers)),
    END,
  ];
  return before + tables.join('\n\n') + after;
}

function table(commands: readonly ListedCommand[]): string {
  const rows = commands.map(
    ({ usage, en, docs }) => `| \`${usage}\` | ${en}${docs === undefined ? '' : ` [More](${docs})`} |`,
  );
  return ['| Command | What it does |', '| --- | --- |', ...rows].join('\n');
}
