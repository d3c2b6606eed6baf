import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment, setEnvironment, type Shell } from './environment';

const root = resolve('project');
const folder = join(root, 'drafts');
const read = (variables: Shell['variables'], from = root) =>
  readEnvironment({ folder: from, variables }, root);
afterEach(() => setEnvironment({}));

describe('the environment of a command', () => {
  it.each([
    ['npm starts it', root, { INIT_CWD: folder, npm_package_json: join(root, 'package.json') }, folder],
    ['it is started without npm', folder, {}, folder],
    [
      'another project started it',
      root,
      { INIT_CWD: folder, npm_package_json: resolve('package.json') },
      root,
    ],
    [
      'a script of npm changes the folder',
      folder,
      { INIT_CWD: root, npm_package_json: join(root, 'package.json') },
      folder,
    ],
  ])('has the folder in which it was typed when %s', (_, from, variables, expected) => {
    expect(read(variables, from).folder).toBe(expected);
  });

  it('has the clock of the machine, or the one that SOURCE_DATE_EPOCH sets', () => {
    expect(read({ SOURCE_DATE_EPOCH: '1767225600' }).now()).toEqual(new Date('2026-01-01T00:00:00Z'));
    const before = Date.now();
    expect(read({ SOURCE_DATE_EPOCH: '' }).now().getTime()).toBeGreaterThanOrEqual(before);
  });

  it.each(['1767225600000', 'tomorrow', '1e9', '0x10', '-1', '1.5', ' '])(
    'refuses "%s" as a number of seconds',
    (SOURCE_DATE_EPOCH) => {
      expect(() => read({ SOURCE_DATE_EPOCH })).toThrow(
        /SOURCE_DATE_EPOCH is a whole number from 0 to 9999999999, such as 1767225600/,
      );
    },
  );

  it.each(['65536', 'http', '-1', '0x1', '80.5'])('refuses "%s" as a port, in French too', (PORT) => {
    expect(() => read({ PORT })).toThrow(
      `PORT is a whole number from 0 to 65535, such as 4173, not "${PORT}".`,
    );
    expect(() => read({ PORT, LC_ALL: 'fr_MA.UTF-8' })).toThrow('PORT est un nombre');
  });

  it('has the port and the language that are set', () => {
    expect(read({ PORT: '0', LANG: 'fr_FR.UTF-8' })).toMatchObject({ port: 0, language: 'fr' });
    expect(read({ PORT: '', LC_ALL: 'tr_TR.UTF-8' })).toMatchObject({ port: undefined, language: 'en' });
  });

  it.each([
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [{ FORCE_COLOR: '' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ NO_COLOR: '1' }, false],
  ])('has colors as %j says', (variables, hasColors) => {
    expect(read(variables).hasColors).toBe(hasColors);
  });
});
