import { describe, expect, it } from 'vitest';
import lock from '../../src/cli/lock';
import remove from '../../src/cli/remove';
import translations from '../../src/cli/translations';
import validate from '../../src/cli/validate';
import { loadSite } from '../../src/config/load-site';
import { allRules } from '../../src/config/rules';
import type { RuleExamples } from '../../src/config/rule-info';
import { problemLine, type Problem } from '../../src/config/source/problem';
import type { Command } from '../../src/lib/command/command';
import { jsonPointer, leavesIn, parsePointer } from '../../src/lib/json';
import { seeded } from '../support/random-config';
import { setAt } from '../support/set-at';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';
import { SiteCopy } from '../support/site-copy';
import { agencyConfig } from '../support/sites';

saidLines();

const examples = allRules.flatMap(({ code, examples: all }) =>
  'none' in all || all.invalid.some(({ file }) => file?.startsWith('schema/'))
    ? []
    : [{ code, invalid: (all as RuleExamples).invalid }],
);

/** Returns a copy of the sample site after the changes of an example. */
function changed(invalid: RuleExamples['invalid']): SampleSite {
  const sample = new SampleSite();
  for (const { file = 'site.config.json', ...example } of invalid)
    if ('value' in example) sample.set(file, example.pointer, example.value);
    else sample.add(file, example.content);
  return sample;
}

/** Writes what a problem proposes: the name of a field, a value, or a part of a text. */
function follow(copy: SiteCopy, { file, pointer, code, data, suggestion }: Problem): void {
  const content = JSON.parse(copy.text(file)) as object;
  const steps = parsePointer(pointer);
  const last = steps.pop() ?? '';
  const parent = Object(steps.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), content));
  const { [last]: value, ...rest } = parent;
  const { found } = data as { found?: string };
  if (code === 'SCHEMA-001' || code === 'SCHEMA-002') {
    delete parent[last];
    Object.assign(parent, rest, { [suggestion!]: value });
  } else
    parent[last] =
      found !== undefined && typeof value === 'string' ? value.replace(found, () => suggestion!) : suggestion;
  copy.add(file, JSON.stringify(content, null, 2));
}

/** Returns the problems that are still there after what each proposes was written. */
function unhelpful(copy: SiteCopy): string[] {
  const files = new Map<string, string>();
  const { problems } = loadSite(copy.folder);
  return problems.flatMap((problem) => {
    // A file has no value to write.
    if (problem.suggestion === null || problem.pointer === '') return [];
    const before = files.get(problem.file) ?? copy.text(problem.file);
    files.set(problem.file, before);
    follow(copy, problem);
    const left = loadSite(copy.folder).problems.filter(
      (one) => one.code === problem.code && one.pointer === problem.pointer && one.file === problem.file,
    );
    copy.add(problem.file, before);
    return left.map((one) => `${problemLine(problem)} ⇒ ${problemLine(one)}`);
  });
}

describe.each(examples)('what the example of $code proposes', ({ invalid }) => {
  it('solves the problem when it is written', () => {
    using sample = changed(invalid);
    expect(unhelpful(sample)).toEqual([]);
  });

  it('is a command that does not refuse', async () => {
    using sample = changed(invalid);
    for (const { message } of loadSite(sample.folder).problems)
      for (const [, name = '', rest = ''] of message.en.matchAll(COMMAND)) {
        const words = rest.match(/"[^"]*"|\S+/g) ?? [];
        // A page that was removed by hand is put back before the command removes it.
        using whole = name === 'remove' ? new SampleSite() : changed(invalid);
        const exit = await commands[name]!.execute(words.map(unquoted), whole.folder);
        expect(exit, `npm run ${name} -- ${rest}`).toBe(0);
      }
  });
});

/** A command, its words, and the end of what is to be typed. */
const COMMAND = /npm run (\w+)(?: -- ((?:"[^"]*"|[^\s".,;”:]+(?: (?=[\w"-]))?)+))?/g;

const unquoted = (word: string) => word.replaceAll('"', '');

/** The commands that messages propose. */
const commands: Record<string, Command> = { lock, remove, translations, validate };

it(
  'a random name or value that is misspelt leads to a proposal that solves it',
  { tags: ['nightly'], timeout: 600_000 },
  () => {
    const random = seeded(1);
    const config = agencyConfig();
    const named = leavesIn(config).filter(({ value }) => /^[a-z][a-z\d-]{3,}$/.test(String(value)));
    let proposed = 0;
    while (proposed < 100) {
      const { path, value } = named[Math.floor(random() * named.length)]!;
      const at = 1 + Math.floor(random() * (String(value).length - 2));
      const misspelt = String(value).replace(new RegExp(`(?<=^.{${at}})(.)(.)`), '$2$1');
      using copy = new SiteCopy();
      copy.change((edited) => void setAt(edited, jsonPointer(path), misspelt));
      proposed += loadSite(copy.folder).problems.filter(({ suggestion }) => suggestion !== null).length;
      expect(unhelpful(copy), `${jsonPointer(path)}: ${misspelt}`).toEqual([]);
    }
  },
);
