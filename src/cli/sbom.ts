import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BILL, billOfMaterials } from '../build/bill-of-materials';

/**
 * `npm run sbom`: writes what this site is made of, for whoever has to answer for it.
 *
 * @returns the exit code: 0 written
 * @throws when npm cannot list the packages
 */
export function run(_options: string[], root: string): Promise<number> {
  const bill = billOfMaterials(root);
  const file = join(root, BILL);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${BILL}: ${bill.components.length} packages.`);
  return Promise.resolve(0);
}
