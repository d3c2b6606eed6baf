import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ended, ProjectCopy } from '../support/project-copy';

const NOW = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'PriceTableBlock',
  description: 'Prices, one to a line.',
  template: { title: { fr: '${1:Nos prix}', en: '${2:Our prices}', ar: '${3:أسعارنا}' } },
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title'],
  properties: {
    type: {
      const: 'price-table',
      description: 'Prices, one to a line.',
      markdownDescription: 'Des prix, un par ligne.',
    },
    title: { $ref: '../parts.schema.json#/definitions/text', description: 'The heading.' },
    link: { $ref: '../parts.schema.json#/definitions/target', description: 'The page with the details.' },
  },
  examples: [{ type: 'price-table', title: { fr: 'Nos prix', en: 'Our prices', ar: 'أسعارنا' } }],
};

const model = `import type { BlockModel } from './model';

export const priceTable = {} satisfies BlockModel<'price-table'>;
`;

const renderer = `import type { BlockDataOf } from '../../../site/page-data.types';

export function PriceTable({ block }: { block: BlockDataOf<'price-table'> }) {
  return <section><h2>{block.title}</h2></section>;
}
`;

it(
  'a block type is three files and two rows: schema, types, docs, snippets, validation and pages follow',
  { tags: ['nightly'] },
  async () => {
    using copy = new ProjectCopy();
    const edit = (file: string, before: string, after: string) => {
      expect(copy.text(file)).toContain(before);
      copy.edit(file, (text) => text.replace(before, after));
    };
    // The three files.
    copy.add('schema/blocks/price-table.schema.json', JSON.stringify(schema, null, 2));
    copy.add('src/site/blocks/price-table.ts', model);
    mkdirSync(join(copy.folder, 'src/client/blocks/price-table'));
    copy.add('src/client/blocks/price-table/price-table.tsx', renderer);
    // The two rows, each with its import.
    for (const [file, row, name, from] of [
      ['src/site/blocks/index.ts', '  hero,', 'priceTable', './price-table'],
      ['src/client/blocks/index.tsx', '  hero: Hero,', 'PriceTable', './price-table/price-table'],
    ] as const) {
      edit(file, row, `${row}\n  'price-table': ${name},`);
      edit(file, 'import', `import { ${name} } from '${from}';\nimport`);
    }

    const generated = await ended(copy.folder, ['generate'], NOW);
    expect(generated.status, generated.said).toBe(0);
    expect(copy.text('src/site/types.generated.ts')).toContain("'price-table': PriceTableBlock;");
    expect(copy.text('docs/blocks.md')).toContain('Prices, one to a line.');
    expect(copy.text('schema/blocks.schema.json')).toContain('Nos prix');
    expect(copy.text('schema/blocks.schema.json')).toContain('Des prix, un par ligne.');

    const config = JSON.parse(copy.text()) as { pages: { path: string; blocks: object[] }[] };
    const contact = config.pages.find(({ path }) => path === '/contact');
    const block = {
      type: 'price-table',
      title: { fr: 'Trois prix', en: 'Three prices', ar: 'ثلاثة أسعار' },
    };
    contact?.blocks.push({ ...block, link: 'contct' });
    copy.write(JSON.stringify(config, null, 2));
    // The check of references knows the new field.
    const invalid = await ended(copy.folder, ['validate'], NOW);
    expect(invalid.said).toContain('There is no page "contct". Did you mean "contact"?');
    contact?.blocks.splice(-1, 1, block);
    copy.write(JSON.stringify(config, null, 2));
    const built = await ended(copy.folder, ['build', '--no-compression'], NOW);
    expect(built.status, built.said).toBe(0);
    expect(copy.text('dist/contact.html')).toContain('Trois prix');
    expect(copy.text('dist/ar/contact.html')).toContain('ثلاثة أسعار');
  },
);
