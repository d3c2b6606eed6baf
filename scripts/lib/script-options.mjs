import { summaries } from './summaries.mjs';

/**
 * Returns the options of the command line. For `--help` it prints the help, for an unknown option an error; both end the
 * process.
 *
 * @param name the name of the script in package.json
 * @param known the options with their descriptions; one with a value ends with an equals sign
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
