import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that `npm run sbom` writes. */
export const BILL = '.local/sbom.json';

/** The parts of a bill of materials that are used (cyclonedx.org/docs/1.5/json). */
interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * Lists every package of the lockfile in CycloneDX, as npm writes it. Leaves out what differs from run to run (time,
 * serial number, name of the folder), so that the bill depends only on the lockfile.
 *
 * @param root the folder of the project
 * @throws when npm cannot write the list, with npm's message
 */
export function billOfMaterials(root: string): Bill {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    {
      cwd: root,
      // In production npm would leave out the development dependencies.
      env: { ...process.env, NODE_ENV: 'development' },
      encoding: 'utf8',
      maxBuffer: Infinity,
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm cannot list the packages.\n${stderr ?? ''}`);
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const bill = JSON.parse(stdout) as Bill & { serialNumber?: string; metadata: { timestamp?: string } };
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = name;
  return bill;
}
