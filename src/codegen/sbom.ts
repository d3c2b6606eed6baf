import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm run sbom` puts it. */
export const BILL = '.local/sbom.json';

/** The parts of a bill of materials that are looked at (cyclonedx.org/docs/1.5/json). */
export interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * Every package that the lockfile names, as npm writes it in CycloneDX. What differs from run to run is left out, so that
 * two bills of one lockfile are the same: the moment, the serial number, and the name of the folder.
 *
 * @param root the folder of the project
 * @throws when npm cannot write it, with what npm says
 */
export function billOfMaterials(root: string): Bill {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    {
      cwd: root,
      // In production npm would leave out the tools.
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
