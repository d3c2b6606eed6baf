/**
 * Reads the options of a script. Prints its usage for `--help`, and refuses an option that is not known; the script
 * ends then, before it has done anything.
 *
 * @param usage what the script does and which options it has
 * @param known the options there are; one that takes a value ends with an equals sign
 * @returns the options that were given
 */
export function scriptOptions(usage, known = []) {
  const given = process.argv.slice(2);
  if (given.some((option) => option === '--help' || option === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const isKnown = (option) =>
    known.some((name) => (name.endsWith('=') ? option.startsWith(name) : option === name));
  const unknown = given.find((option) => !isKnown(option));
  if (unknown === undefined) return given;
  console.error(`There is no option "${unknown}". There is ${[...known, '--help'].join(', ')}.\n\n${usage}`);
  process.exit(2);
}
