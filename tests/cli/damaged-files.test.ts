import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import add from '../../src/cli/add';
import lock from '../../src/cli/lock';
import validate from '../../src/cli/validate';
import translations from '../../src/cli/translations';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';

const said = saidLines();

const files = ['site.config.json', 'locales/fr.json', 'locales/ar.json'];
const damages: [name: string, code: string, damage: (text: string) => Buffer][] = [
  ['saved as Latin-1', 'FILE-002', (text) => Buffer.from(text.replace(/"(?=\w)/, '"é'), 'latin1')],
  ['saved as UTF-16', 'FILE-002', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
];

describe.each(files)('%s', (file) => {
  it.each(damages)('%s has one error, %s, and no command changes a byte of it', async (_, code, damage) => {
    using sample = new SampleSite();
    // What --fix would do if it could.
    sample.set('locales/fr.json', '/contact/summary', "Où ? L'atelier.");
    const path = join(sample.folder, file);
    const bytes = damage(sample.text(file));
    writeFileSync(path, bytes);
    const commands = [
      () => validate.execute([], sample.folder),
      () => validate.execute(['--fix'], sample.folder),
      () => translations.execute(['accept'], sample.folder),
      () => lock.execute([], sample.folder),
      () => add.execute(['service', '--section', 'workshop', '--title', 'Peinture'], sample.folder),
    ];
    for (const command of commands) {
      expect(await command()).toBe(1);
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    said.length = 0;
    await validate.execute([], sample.folder);
    const errors = said.filter((line) => line.includes('  error '));
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+ {2}error ${code} `))]);
  });
});

it('a lock file in another encoding is not written anew', async () => {
  const file = 'site.lock.json';
  using sample = new SampleSite();
  const bytes = Buffer.from('{ "$comment": "é", "paths": [], "translations": {} }', 'latin1');
  writeFileSync(join(sample.folder, file), bytes);
  expect(await lock.execute([], sample.folder)).toBe(1);
  expect(said.join('\n')).toContain(`${file} is not saved as UTF-8.`);
  expect(readFileSync(join(sample.folder, file)).equals(bytes)).toBe(true);
});
