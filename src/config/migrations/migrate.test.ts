import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { agency } from '../../../tests/support/sites';
import { renameField } from '../../lib/json';
import { loadSite } from '../../validate/load-site';
import { problemLine } from '../source/problem';
import { canonicalJson } from '../source/write-json';
import { migrateConfig } from './migrate';
import { newestVersion, type Migration } from './migrations';

const own = () => readFileSync(join(agency, 'site.config.json'), 'utf8');
/** The config of the project in version 1. */
const older = () =>
  own().replace(`"configVersion": ${newestVersion}`, '"configVersion": 1').replace('"blockedFor"', '"block"');

const steps: Migration[] = [
  { to: 2, change: 'a is b.', migrate: (config) => renameField(config, ['a'], 'b') },
  { to: 3, change: 'b is c.', migrate: (config) => renameField(config, ['b'], 'c') },
];

/** The text of a config after its migration. */
const migrated = (text: string, migrations?: Migration[]) =>
  JSON.stringify(migrateConfig(JSON.parse(text), migrations)?.config);

describe('migrateConfig', () => {
  it('migrates a config of the first version to the newest, and changes no other byte', () => {
    expect(older()).not.toBe(own());
    expect(canonicalJson(migrateConfig(JSON.parse(older()))?.config)).toBe(own());
  });

  it('changes nothing the second time', () => {
    const { config } = migrateConfig(JSON.parse(older())) ?? {};
    expect(migrateConfig(config)).toEqual({ config, changes: [] });
  });

  it('applies the steps in order, starting from the version of the config', () => {
    expect(migrateConfig({ configVersion: 1, a: 5 }, steps)).toEqual({
      config: { configVersion: 3, c: 5 },
      changes: ['a is b.', 'b is c.', '"configVersion" is now 3.'],
    });
    expect(migrated('{"configVersion":2,"b":5,"a":6}', steps)).toBe('{"configVersion":3,"c":5,"a":6}');
  });

  it('keeps the order of fields, and a field that already has the new name', () => {
    expect(migrated('{"z":1,"b":{"y":1,"x":2},"configVersion":2,"a":0}', steps)).toBe(
      '{"z":1,"c":{"y":1,"x":2},"configVersion":3,"a":0}',
    );
    expect(migrated('{"configVersion":2,"b":5,"c":6}', steps)).toBe('{"configVersion":3,"b":5,"c":6}');
  });

  it.each([
    '[]',
    '{ "configVersion": "1" }',
    '{ "configVersion": 4 }',
    '{ "configVersion": 0 }',
    '{}',
    'null',
  ])('does not migrate a config without a known version: %s', (text) =>
    expect(migrateConfig(JSON.parse(text), steps)).toBeNull(),
  );
});

describe('a config of another version', () => {
  const reported = (copy: SiteCopy) => loadSite(copy.folder).problems.map((problem) => problemLine(problem));

  it('is read as if it were migrated, with a warning', () => {
    using copy = new SiteCopy().write(older());
    const { site, problems } = loadSite(copy.folder);
    expect(site?.config.contact.blockedFor).toBe(300_000);
    expect(problems.map((problem) => problemLine(problem))).toEqual([
      `site.config.json:3:20  warning VERSION-001  configVersion: This config has version 1 and is read as version ${newestVersion}. Run "npm run migrate" to upgrade the file.`,
    ]);
  });

  it('has its errors reported as usual', () => {
    using copy = new SiteCopy().write(older().replace('"to": "contact"', '"to": "contct"'));
    expect(reported(copy)).toEqual([
      expect.stringMatching(/LINK-001.*Did you mean "contact"\?/),
      expect.stringContaining('VERSION-001'),
    ]);
  });

  it('is reported as too new, without other problems', () => {
    using copy = new SiteCopy().change((config) =>
      Object.assign(config, { configVersion: newestVersion + 1, unheard: 'of' }),
    );
    expect(reported(copy)).toEqual([
      expect.stringMatching(/error VERSION-002 {2}configVersion: .* Update the project first\.$/),
    ]);
  });
});
