import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BILL, billOfMaterials } from './generate/sbom';
import { command } from '../lib/command/command';

/** `npm run sbom`: writes the software bill of materials. */
export default command({
  name: 'sbom',
  summary: 'Writes the list of every package of the site (CycloneDX) to .local/sbom.json.',
  docs: 'docs/dependencies.md',
  isForDevelopers: true,
  options: {},
  examples: [''],
  async run(_values, _positionals, root) {
    const bill = billOfMaterials(root);
    const file = join(root, BILL);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`${BILL}: ${bill.components.length} packages.`);
    return 0;
  },
});
