/**
 * Returns the options of the command line. For `--help` it prints the usage, for an unknown option an error; both end
 * the process.
 *
 * @param usage the help text
 * @param known the known options; one with a value ends with an equals sign
 */
export function scriptOptions(usage, known = []) {
  const options = process.argv.slice(2);
  if (options.some((option) => option === '--help' || option === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const isKnown = (option) =>
    known.some((name) => (name.endsWith('=') ? option.startsWith(name) : option === name));
  const unknown = options.find((option) => !isKnown(option));
  if (unknown === undefined) return options;
  console.error(`There is no option "${unknown}". Options: ${[...known, '--help'].join(', ')}.\n\n${usage}`);
  process.exit(2);
}
