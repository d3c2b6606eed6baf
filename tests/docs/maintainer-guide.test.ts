import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { additions } from '../../src/authoring/add/index';
import add from '../../src/cli/add';
import remove from '../../src/cli/remove';
import translations from '../../src/cli/translations';
import validate from '../../src/cli/validate';
import { parseArguments } from '../../src/lib/command/parse';
import { SiteCopy } from '../support/site-copy';
import { root } from '../support/sites';

const guide = readFileSync(join(root, 'docs/maintainer-guide.md'), 'utf8');
const fences = [...guide.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
  ([, language = '', text = '']) => ({
    language,
    text: text.trim(),
  }),
);
const inline = [...guide.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
  ([, text = '']) => text,
);
/** What is to be typed, each command as a list of words. */
const commands = [...fences.filter(({ language }) => language === 'sh').map(({ text }) => text), ...inline]
  .flatMap((text) => text.split('\n'))
  .filter((line) => /^npm (?:run|start|test)\b/.test(line))
  .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
/** What is to be put into a file: an object, or fields of one. */
const fragments = fences
  .filter(({ language }) => language === 'json')
  .map(({ text }) => (/^\{[\s\S]*\}$/.test(text) ? text : `{${text.replace(/,$/, '')}}`));

/** What stands behind `npm run NAME --`. */
const given = (name: string) =>
  commands.filter((words) => words[2] === name && words[3] === '--').map((words) => words.slice(4));

describe('the guide for whoever keeps the site', () => {
  it('names commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = commands.map(([, word = '', name = '']) => (word === 'run' ? name : word));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('gives commands only what they know', () => {
    for (const options of given('translations'))
      expect(() => parseArguments(translations, options), options.join(' ')).not.toThrow();
    for (const options of given('validate')) expect(() => parseArguments(validate, options)).not.toThrow();
  });

  it('shows lines that can be put into a file as they are', () => {
    expect(fragments.length).toBeGreaterThan(4);
    for (const fragment of fragments) expect(() => JSON.parse(fragment) as unknown, fragment).not.toThrow();
  });

  it('leads to files that are there', () => {
    const files = [...guide.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(root, 'docs', file)))).toEqual([]);
  });
});

/** A service that a real site may have by now gets another name. */
const another = (text: string) => text.replaceAll('domiciliation', 'service-du-guide');

describe('what the guide says to do', { tags: ['nightly'], timeout: 120_000 }, () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('adds services and a section, and removes pages', async () => {
    using copy = new SiteCopy();
    const asked = given('add');
    expect(new Set(asked.map(([kind]) => kind))).toEqual(new Set(Object.keys(additions)));
    const output = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    for (const words of asked) {
      output.mockClear();
      expect(await add.execute(words.map(another), copy.folder), words.join(' ')).toBe(0);
      expect(output.mock.calls.flat().join('\n')).not.toContain('WORDS-002');
    }
    expect(given('remove').length).toBeGreaterThan(3);
    for (const words of given('remove'))
      expect(await remove.execute(words, copy.folder), words.join(' ')).toBe(0);
  });
});
