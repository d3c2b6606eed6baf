import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BILL, billOfMaterials } from '../codegen/sbom';
import { parseOptions } from '../lib/args';

export const usage = `npm run sbom

Writes a list of every package of the site in CycloneDX.

  --help   print this text`;

/**
 * `npm run sbom`: writes the software bill of materials.
 *
 * @returns the exit code: 0 written
 * @throws when npm cannot list the packages, or an option is unknown
 */
export async function run(options: string[], root: string): Promise<number> {
  parseOptions(options, []);
  const bill = billOfMaterials(root);
  const file = join(root, BILL);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${BILL}: ${bill.components.length} packages.`);
  return 0;
}
