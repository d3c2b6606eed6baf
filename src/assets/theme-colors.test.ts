import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { agency } from '../../tests/support/sites';

interface Colors {
  required: string[];
  properties: Record<string, { description: string }>;
}

it('the schema requires every color that code uses by name, and says so in its description', () => {
  const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'));
  const { required, properties } = schema.properties.theme.properties.colors as Colors;
  const { colors } = JSON.parse(readFileSync(join(agency, 'site.config.json'), 'utf8')).theme as {
    colors: object;
  };
  const sources = ['art/tilings', 'theme-css', 'icons/favicon-svg'].map((name) =>
    readFileSync(`src/assets/${name}.ts`, 'utf8'),
  );
  const used = Object.keys(colors).filter((name) => sources.some((source) => source.includes(`'${name}'`)));
  expect(required.toSorted()).toEqual(used.toSorted());
  expect(required.filter((name) => !properties[name]?.description.includes('never its name'))).toEqual([]);
});
