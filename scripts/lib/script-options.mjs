import { summaries } from './summaries.mjs';

/**
 * Reads the options of a script. Prints its help for `--help`, and refuses an unknown option; the script ends then,
 * before it has done anything.
 *
 * @param name its name in package.json
 * @param known the options and what they do; one that takes a value ends with an equals sign
 * @returns the options that were given
 */
export function scriptOptions(name, known = {}) {
  const given = process.argv.slice(2);
  const rows = Object.entries({ ...known, '--help': 'print this text' });
  const width = Math.max(...rows.map(([option]) => option.length));
  const help = [
    `npm ${name === 'test' ? '' : 'run '}${name}${rows.length > 1 ? ' -- [OPTIONS]' : ''}`,
    '',
    summaries[name],
    '',
    ...rows.map(([option, description]) => `  ${option.padEnd(width)}   ${description}`),
  ].join('\n');
  if (given.some((option) => option === '--help' || option === '-h')) {
    console.log(help);
    process.exit(0);
  }
  const unknown = given.find(
    (option) => !rows.some(([row]) => (row.endsWith('=') ? option.startsWith(row) : option === row)),
  );
  if (unknown === undefined) return given;
  console.error(`There is no option "${unknown}".\n\n${help}`);
  process.exit(2);
}
