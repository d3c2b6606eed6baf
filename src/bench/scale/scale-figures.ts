import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-files';
import { measuredRun, type MeasuredRun } from './run-measured';
import { changeWord, makeScaleProject } from './scale-project';

/** What was measured of a site of one size. */
export interface ScaleFigures {
  /** How many pages were added, counted as addresses; 0 for the site as it is. */
  addresses: number;
  /** Pages of the config. */
  pages: number;
  validate: MeasuredRun[];
  /** Builds that remember no page. */
  full: MeasuredRun[];
  /** Builds after one word was changed. */
  rebuild: MeasuredRun[];
  /** Whether the last of them is, byte for byte, what a full build makes. */
  isSame: boolean;
  client: { name: string; text: string }[];
}

/**
 * Makes a site of one size and measures what it costs.
 *
 * @param root the project
 * @param folder where the site's project is made
 * @param runs how often each command is measured
 * @throws when a command fails
 */
export async function scaleFigures(
  root: string,
  folder: string,
  addresses: number,
  runs: number,
): Promise<ScaleFigures> {
  const pages = makeScaleProject(root, folder, addresses);
  // Bundles the commands and the client, which no later run has to do.
  await measuredRun(folder, 'validate');
  await build(folder);
  const validate = await times(runs, () => measuredRun(folder, 'validate'));
  const full = await times(runs, () => fullBuild(folder));
  const rebuild = await times(runs, (run) => {
    changeWord(folder, `Word ${run} of the bench`);
    return build(folder);
  });
  const rebuilt = contents(join(folder, 'dist'));
  await fullBuild(folder);
  const isSame = rebuilt === contents(join(folder, 'dist'));
  return { addresses, pages, validate, full, rebuild, isSame, client: clientFiles(join(folder, 'dist')) };
}

function fullBuild(folder: string): Promise<MeasuredRun> {
  for (const name of ['dist', '.cache/pages']) rmSync(join(folder, name), { recursive: true, force: true });
  return build(folder);
}

/** Without compression and pictures for sharing, as the peers were measured. */
function build(folder: string): Promise<MeasuredRun> {
  return measuredRun(folder, 'build', '--no-compression', '--no-share-pictures');
}

async function times(runs: number, run: (number: number) => Promise<MeasuredRun>): Promise<MeasuredRun[]> {
  const measured: MeasuredRun[] = [];
  for (let number = 1; number <= runs; number += 1) measured.push(await run(number));
  return measured;
}

/** A hash of every file of a folder with its path. */
function contents(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
