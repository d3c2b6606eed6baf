import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOptions } from '../lib/args';
import { BILL, billOfMaterials } from '../codegen/sbom';

export const usage = `npm run sbom

Lists every package of the site (CycloneDX) in a file.

  --help   this text`;

/**
 * `npm run sbom`: writes what this site is made of, for whoever has to answer for it.
 *
 * @returns the exit code: 0 written
 * @throws when npm cannot list the packages, or an option is not known
 */
export async function run(options: string[], root: string): Promise<number> {
  commandOptions(options, []);
  const bill = billOfMaterials(root);
  const file = join(root, BILL);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${BILL}: ${bill.components.length} packages.`);
  return 0;
}
