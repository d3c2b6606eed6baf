import { summaries } from './summaries.mjs';

/**
 * Returns the options of the command line. For `--help` it prints the help, for an unknown option an error; both end the
 * process.
 *
 * @param name the name of the script in package.json
 * @param known the options with their descriptions; one with a value ends with an equals sign
 * @param operands the words that may stand beside options, as the help names them
 */
export function scriptOptions(name, known = {}, operands = '') {
  const given = process.argv.slice(2);
  const rows = Object.entries({ ...known, '--help': 'print this text' });
  const width = Math.max(...rows.map(([option]) => option.length));
  const help = [
    `npm ${name === 'test' ? '' : 'run '}${name}${operands || rows.length > 1 ? ` -- ${operands || '[OPTIONS]'}` : ''}`,
    '',
    summaries[name].en,
    '',
    ...rows.map(([option, description]) => `  ${option.padEnd(width)}   ${description}`),
  ].join('\n');
  if (given.some((option) => option === '--help' || option === '-h')) {
    console.log(help);
    process.exit(0);
  }
  const unknown = given.find(
    (option) =>
      !(operands && !option.startsWith('-')) &&
      !rows.some(([row]) => (row.endsWith('=') ? option.startsWith(row) : option === row)),
  );
  if (unknown === undefined) return given;
  console.error(`There is no option "${unknown}".\n\n${help}`);
  process.exit(2);
}
