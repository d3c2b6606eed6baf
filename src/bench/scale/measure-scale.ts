import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-files';
import { measuredRun, type MeasuredRun } from './run-measured';
import { changeWord, makeScaleProject } from './scale-project';

/** The measurements of a site of one size. */
export interface ScaleResult {
  /** The number of additional pages, counted as addresses; 0 for the site itself. */
  addresses: number;
  /** The number of pages of the config. */
  pages: number;
  validate: MeasuredRun[];
  /** Builds without a page cache. */
  full: MeasuredRun[];
  /** Builds after a change of one text. */
  rebuild: MeasuredRun[];
  /** Whether the last rebuild equals a full build, byte for byte. */
  isSame: boolean;
  client: { name: string; text: string }[];
}

/**
 * Creates a site of one size and returns its measurements.
 *
 * @param root the project
 * @param folder the folder of the site's project
 * @param runs the number of measurements of each command
 * @throws when a command fails
 */
export async function measureScale(
  root: string,
  folder: string,
  addresses: number,
  runs: number,
): Promise<ScaleResult> {
  const { pages } = makeScaleProject(root, folder, addresses);
  // The first runs bundle the commands and the client, so that later runs do not.
  await measuredRun(folder, 'validate');
  await build(folder);
  const validate = await repeat(runs, () => measuredRun(folder, 'validate'));
  const full = await repeat(runs, () => fullBuild(folder));
  const rebuild = await repeat(runs, (run) => {
    changeWord(folder, `Word ${run} of the bench`);
    return build(folder);
  });
  const rebuiltHash = hashOf(join(folder, 'dist'));
  await fullBuild(folder);
  const isSame = rebuiltHash === hashOf(join(folder, 'dist'));
  return { addresses, pages, validate, full, rebuild, isSame, client: clientFiles(join(folder, 'dist')) };
}

function fullBuild(folder: string): Promise<MeasuredRun> {
  for (const name of ['dist', '.cache/pages']) rmSync(join(folder, name), { recursive: true, force: true });
  return build(folder);
}

/** Builds without compression and share images, as in the measurements of other generators. */
function build(folder: string): Promise<MeasuredRun> {
  return measuredRun(folder, 'build', '--no-compression', '--no-share-pictures');
}

async function repeat(runs: number, run: (number: number) => Promise<MeasuredRun>): Promise<MeasuredRun[]> {
  const results: MeasuredRun[] = [];
  for (let number = 1; number <= runs; number += 1) results.push(await run(number));
  return results;
}

/** Returns a hash of the paths and contents of all files of a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
