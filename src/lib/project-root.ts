/**
 * The folder of the project: `src`, `schema`, `scripts` and `node_modules`. Every command and test runs in it. The folder
 * of a site, with its config, texts and pictures, can be another one.
 */
export const projectRoot = process.cwd();
