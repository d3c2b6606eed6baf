import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../config/load-site';
import { rewriteMarks } from '../config/rules/texts/text-to-rewrite';
import { fillTemplate } from '../config/schema/fill-template';
import { isError, problemLine } from '../config/source/problem';
import { canonicalJson, type FileChange } from '../config/source/write-json';
import { withFrame } from '../config/texts/frame-words';
import { leavesIn, valueAt, type Path } from '../lib/json';
import { UserError } from '../lib/user-error';
import { languagesOf, perLanguage } from '../site/languages';
import { flattenMessages } from '../site/messages';
import type { Messages } from '../site/site';
import { publishedPaths } from '../config/lock/published-paths';
import { writeSiteLock } from '../config/lock/site-lock';
import type { SiteConfig } from '../site/types.generated';
import { readSchemaFiles } from '../config/schema/schema-files';
import type { SchemaNode } from '../config/schema/schema-node';
import { seeded, type Random } from '../../tests/support/random-config';
import { SiteCopy } from '../../tests/support/site-copy';
import { agency } from '../../tests/support/sites';
import { editSite, referencesIn, undoEdit, type Operation, type SiteValues } from './edit-site';
import { textsIn } from './entries';
import { addSection } from './commands/new-section';
import { addPage } from './commands/add-page';
import { add, copyOf } from './operations/add';
import { move } from './operations/move';
import { remove } from './operations/remove';
import { setValue } from './operations/set';
import { setMessage, setText } from './operations/set-text';
import { removeNamed, type RemovableKind } from './commands/remove-named';
import { renamePage } from './commands/rename-page';

/** The blocks that editors offer. */
const snippets = readSchemaFiles()
  .files.filter(({ name }) => name.startsWith('blocks/'))
  .map(({ schema }) => ({
    type: (schema as SchemaNode).properties?.type?.const,
    ...Object(schema.template),
  }));

/** How many operations are tried on each site. */
const COUNT = 260;

/** The sites of the engine, and the examples. */
const sites = ['agency', 'sample', 'examples/minimal', 'examples/clinic'] as const;

const one = <Entry>(entries: readonly Entry[], random: Random): Entry =>
  entries[Math.floor(random() * entries.length)]!;

/** Words that a maintainer may write, and some that the rules refuse. */
const words = (random: Random) =>
  one(
    ['Des mots nouveaux', 'Un prix de 5 000 DH', 'Devis', '2026', 'Une phrase {oubliée}', '', 'a'],
    random,
  ) + one(['', ' ici', ` ${Math.floor(random() * 1000)}`], random);

/** Returns the paths of all entries of lists. The languages of a site stay. */
function entriesIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object' || path[0] === 'languages') return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return [...(Array.isArray(value) ? [at] : []), ...entriesIn(inner, at)];
  });
}

/** Returns an entry: of each depth equally often, as most entries are deep inside. */
function anyEntry({ config }: SiteValues, random: Random): Path {
  const entries = entriesIn(config);
  const depth = one([...new Set(entries.map((path) => path.length))], random);
  return one(
    entries.filter((path) => path.length === depth),
    random,
  );
}

const anyWords = ({ config }: SiteValues, random: Random) =>
  perLanguage(languagesOf(config), () => words(random));

const operations: Record<string, (values: SiteValues, random: Random) => ReturnType<Operation>> = {
  'set a text'(values, random) {
    const path = one(textsIn(referencesIn(values).references, []), random);
    return setText(values, path, anyWords(values, random), () => random() < 0.5);
  },
  'set a text under a key'(values, random) {
    const { languages, defaultLanguage } = languagesOf(values.config);
    const keys = [...flattenMessages(values.messages[defaultLanguage]!).keys()];
    const given = Object.fromEntries(languages.map((language) => [language, words(random)]));
    if (keys.length === 0) return [];
    return setMessage(values, one(keys, random), given, () => random() < 0.5);
  },
  'set a value'(values, random) {
    const leaves = leavesIn(values.config).filter(({ path }) => path[0] !== 'languages');
    const { path, value } = one(leaves, random);
    const same = leaves.filter((leaf) => typeof leaf.value === typeof value);
    return setValue(values, path, random() < 0.2 ? undefined : one(same, random).value);
  },
  'publish or hide'(values, random) {
    const list = one(['pages', 'ads'] as const, random);
    const index = Math.floor(random() * values.config[list].length);
    return setValue(values, [list, index, 'status'], one([undefined, 'draft'], random));
  },
  'set an address'(values, random) {
    const index = Math.floor(random() * values.config.pages.length);
    const [leaf] = leavesIn(values.config.pages[index]!.path, ['pages', index, 'path']);
    return setValue(values, leaf!.path, `/adresse-${Math.floor(random() * 50)}`);
  },
  'add a copy'(values, random) {
    const path = anyEntry(values, random);
    return add(values, path, copyOf(values, path));
  },
  'add a copy with other words'(values, random) {
    const path = anyEntry(values, random);
    const copy = copyOf(values, path, {
      wordsOf: () => (random() < 0.8 ? anyWords(values, random) : undefined),
    });
    return add(values, path, copy);
  },
  'add a block of a snippet'(values, random) {
    const index = Math.floor(random() * values.config.pages.length);
    const { length } = values.config.pages[index]!.blocks;
    return add(
      values,
      ['pages', index, 'blocks', Math.ceil(random() * length)],
      fillTemplate(one(snippets, random)),
    );
  },
  'add a service'(values, random) {
    const section = one(Object.keys(values.config.theme.sections), random);
    const like = random() < 0.5 ? undefined : one(values.config.pages, random).id;
    return addPage(values, { title: anyWords(values, random), section, like });
  },
  'add a section': (values, random) => addSection(values, { title: anyWords(values, random) }),
  'move an entry'(values, random) {
    const path = anyEntry(values, random);
    const { length } = valueAt(values.config, path.slice(0, -1)) as unknown[];
    return move(values, path, Math.floor(random() * length));
  },
  'remove an entry': (values, random) => remove(values, [anyEntry(values, random)]),
  'remove by name'(values, random) {
    const kind = one<RemovableKind>(['page', 'ad', 'section'], random);
    const { pages, ads, theme } = values.config;
    const names = {
      page: pages.map(({ id }) => id),
      ad: ads.map(({ id }) => id),
      section: Object.keys(theme.sections),
    };
    return removeNamed(values, kind, one(names[kind], random) ?? 'x');
  },
  'set an id'(values, random) {
    const named = referencesIn(values).declarations.filter(
      ({ kind, name, path }) => kind !== 'language' && valueAt(values.config, path) === name,
    );
    const kind = one([...new Set(named.map((each) => each.kind))], random);
    const { path } = one(
      named.filter((each) => each.kind === kind),
      random,
    );
    return setValue(values, path, one(['autre', 'nom-neuf', 'x', 'Faux', 'contact'], random));
  },
  'rename a page'(values, random) {
    const { id } = one(values.config.pages, random);
    const address = random() < 0.5 ? undefined : `/nouvelle-${Math.floor(random() * 50)}`;
    return renamePage(values, id, `page-${Math.floor(random() * 50)}`, address);
  },
};

/** Returns a digest of all files of a folder. */
function digest(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.json')) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Returns a copy of a site, with texts of the layout of its own, and none to rewrite: its addresses were published. */
function copyOfSite(name: (typeof sites)[number]): SiteCopy {
  const copy = new SiteCopy(name === 'agency' ? name : 'sample');
  if (name.startsWith('examples/')) cpSync(name, copy.folder, { recursive: true });
  const rewritten = (text: string) =>
    Object.values(rewriteMarks).reduce((rest, mark) => rest.replaceAll(` ${mark}`, ''), text);
  copy.write(rewritten(copy.text()));
  for (const language of languagesOf(JSON.parse(copy.text())).languages) {
    const file = `locales/${language}.json`;
    const { frame } = JSON.parse(readFileSync(join(agency, file), 'utf8')) as { frame: Messages };
    copy.edit(file, (text) => canonicalJson(withFrame(JSON.parse(rewritten(text)) as Messages, frame)));
  }
  return copy;
}

it.each(sites)(
  'after each of many random operations the files of %s are valid, or it was refused; undone, they are as they were',
  { tags: ['nightly'], timeout: 7_200_000 },
  (name) => {
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    const random = seeded(seed);
    using copy = copyOfSite(name);
    const { folder } = copy;
    writeSiteLock(folder, { paths: publishedPaths(JSON.parse(copy.text()) as SiteConfig, []) });
    expect(loadSite(folder).problems.filter(isError)).toEqual([]);
    const start = digest(folder);
    const steps: { written: FileChange; digest: string }[] = [];
    const counts = new Map(Object.keys(operations).map((kind) => [kind, { done: 0, refused: 0 }]));
    const story: string[] = [];
    const told = () => `seed ${seed}\n${story.slice(-3).join('\n')}`;

    const undoLast = () => {
      const { written, digest: earlier } = steps.pop()!;
      expect(undoEdit(folder, written), told()).toBe(true);
      expect(digest(folder), told()).toBe(earlier);
    };
    const attempt = (operation: (typeof operations)[string]) => {
      try {
        return editSite(folder, (values) => operation(values, random)).written;
      } catch (error) {
        if (error instanceof UserError) return undefined;
        throw new Error(told(), { cause: error });
      }
    };
    for (let step = 0; step < COUNT; step += 1) {
      const kind = one(Object.keys(operations), random);
      const now = digest(folder);
      story.push(`${step}: ${kind}`);
      const written = attempt(operations[kind]!);
      counts.get(kind)![written ? 'done' : 'refused'] += 1;
      if (written) steps.push({ written, digest: now });
      expect(written ? 'changed' : digest(folder), told()).toBe(written ? 'changed' : now);
      for (const [file, text] of written?.after ?? [])
        expect(text, `${told()} ${file}`).toBe(canonicalJson(JSON.parse(String(text))));
      const errors = written ? loadSite(folder).problems.filter(isError) : [];
      expect(
        errors.map((problem) => problemLine(problem)),
        told(),
      ).toEqual([]);
      if (steps.length > 0 && random() < 0.1) undoLast();
    }
    console.log(`${name}, seed ${seed}: ${JSON.stringify(Object.fromEntries(counts))}`);
    while (steps.length > 0) undoLast();
    expect(digest(folder)).toBe(start);
    const done = [...counts.values()].reduce((sum, count) => sum + count.done, 0);
    expect(done, 'operations that were not refused').toBeGreaterThan(COUNT / 4);
  },
);
