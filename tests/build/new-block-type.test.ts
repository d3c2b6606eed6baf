import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
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
    picture: { $ref: '../parts.schema.json#/definitions/picture', description: 'What is sold.' },
    drawing: { $ref: '../parts.schema.json#/definitions/drawing', description: 'What it is used for.' },
  },
  examples: [{ type: 'price-table', title: { fr: 'Nos prix', en: 'Our prices', ar: 'أسعارنا' } }],
};

const model = `import type { BlockModel } from './model';

export const priceTable = {} satisfies BlockModel<'price-table'>;
`;

const renderer = `import type { BlockDataOf } from '../../../site/page-data.types';
import { sectionAttributes } from '../../ui/block-section';
import { Drawing } from '../../ui/drawing';
import { Picture } from '../../ui/picture';

export function PriceTable({ block }: { block: BlockDataOf<'price-table'> }) {
  return (
    <section {...sectionAttributes(block)}>
      <h2>{block.title}</h2>
      <a href={block.href}>{block.title}</a>
      {block.picture && <Picture picture={block.picture} sizes="100vw" />}
      {block.drawing && <Drawing src={block.drawing} />}
    </section>
  );
}
`;

const SOURCES = { extends: './tsconfig.json', include: ['src'], exclude: ['**/*.test.ts', '**/*.test.tsx'] };

/** Returns what the type checker says of the sources of a project. */
function typeErrors(copy: ProjectCopy): string {
  copy.add('sources.json', JSON.stringify(SOURCES));
  const checker = join(copy.folder, 'node_modules/typescript/bin/tsc');
  const options = [checker, '--noEmit', '--project', 'sources.json'];
  return String(spawnSync(process.execPath, options, { cwd: copy.folder }).stdout);
}

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
    const own = 'src/client/blocks/price-table/price-table.tsx';
    copy.add('schema/blocks/price-table.schema.json', JSON.stringify(schema, null, 2));
    copy.add('src/site/blocks/price-table.ts', model);
    copy.add(own, renderer);
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
    expect(copy.text('schema/editor.schema.json')).toContain('Nos prix');
    expect(copy.text('schema/editor.schema.json')).toContain('Des prix, un par ligne.');

    // A renderer that takes the name of a page or a file for its address does not compile.
    expect(typeErrors(copy)).toBe('');
    for (const [right, wrong] of [
      ['href={block.href}', 'href={block.link}'],
      ['picture={block.picture}', 'picture={block.picture.alt}'],
    ] as const) {
      edit(own, right, wrong);
      expect(typeErrors(copy)).toContain(own);
      edit(own, wrong, right);
    }

    const config = JSON.parse(copy.text()) as { pages: { path: string; blocks: object[] }[] };
    const contact = config.pages.find(({ path }) => path === '/contact');
    const block = {
      type: 'price-table',
      id: 'prices',
      title: { fr: 'Trois prix', en: 'Three prices', ar: 'ثلاثة أسعار' },
      picture: { src: '/pictures/workshop.png', alt: { fr: 'Un atelier', en: 'A workshop', ar: 'ورشة' } },
      drawing: 'ledger',
    };
    cpSync('tests/support/sites/sample/public', join(copy.folder, 'public'), { recursive: true });
    contact?.blocks.push({ ...block, link: 'contct' });
    copy.write(JSON.stringify(config, null, 2));
    // The check of references knows the new field.
    const invalid = await ended(copy.folder, ['validate'], NOW);
    expect(invalid.said).toContain('There is no page "contct". Did you mean "contact"?');
    contact?.blocks.splice(-1, 1, { ...block, link: 'seo' });
    copy.write(JSON.stringify(config, null, 2));
    const built = await ended(copy.folder, ['build', '--no-compression'], NOW);
    expect(built.status, built.said).toBe(0);
    for (const [file, title, href] of [
      ['contact', 'Trois prix', '/services-web/seo'],
      ['ar/contact', 'ثلاثة أسعار', '/ar/services-web/seo'],
    ]) {
      const [, section = ''] = copy.text(`dist/${file}.html`).split('<section id="prices"');
      expect(section).toContain(`<a href="${href}">${title}</a>`);
      const pictures = [...section.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src);
      expect(pictures).toEqual([
        expect.stringMatching(/^\/assets\/picture-workshop/),
        expect.stringMatching(/^\/assets\/drawing-ledger/),
      ]);
      for (const src of pictures) expect(existsSync(join(copy.folder, 'dist', src)), src).toBe(true);
    }
  },
);
