import { describe, expect, it } from 'vitest';
import { loadSite } from '../config/load-site';
import { isError } from '../config/source/problem';
import { textsIn, entriesOf } from './entries';
import { valueAt, type Path } from '../lib/json';
import { layoutData } from '../site/page-data/layout-data';
import type { SiteConfig } from '../site/types.generated';
import { seeded } from '../../tests/support/random-config';
import { runs, sampled } from '../../tests/support/sampled';
import { SiteCopy } from '../../tests/support/site-copy';
import { editSite, referencesIn, undoEdit, type Operation, type SiteValues } from './edit-site';
import { add, copyOf } from './operations/add';
import { translationsIn } from './operations/locale-entries';
import { move } from './operations/move';
import { remove } from './operations/remove';
import { setValue } from './operations/set';
import { setText } from './operations/set-text';
import { changeLines } from './commands/report';

const files = ['site.config.json', 'site.lock.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
const contents = (copy: SiteCopy) => files.map((file) => copy.text(file));
const config = (copy: SiteCopy) => JSON.parse(copy.text()) as SiteConfig;
const edit = (copy: SiteCopy, operation: Operation) => editSite(copy.folder, operation);
const indexOf = (copy: SiteCopy, id: string) => config(copy).pages.findIndex((page) => page.id === id);

/** The path of what has a name. */
function pathOf({ pages }: SiteConfig, page: string, name: string): Path {
  const index = pages.findIndex(({ id }) => id === page);
  for (const [block, each] of pages[index]!.blocks.entries())
    for (const [field, list] of Object.entries(each))
      if (Array.isArray(list)) {
        const at = (list as { id?: string }[]).findIndex(({ id }) => id === name);
        if (at >= 0) return ['pages', index, 'blocks', block, field, at];
      }
  throw new Error(`The site of the tests has no ${name}.`);
}

describe('an entry that something refers to', () => {
  it('is removed with what refers to it, which is told, and all of it comes back', () => {
    using copy = new SiteCopy();
    const before = contents(copy);
    const removed = edit(copy, (values) =>
      remove(values, [pathOf(values.config, 'realisations-consulting', 'reprise-comptable')]),
    );
    expect(changeLines(removed).slice(0, 2)).toEqual([
      expect.stringMatching(
        /^site\.config\.json:\d+ {2}page \/ › block 6 "proof" › cases\[0\], which referred to it$/,
      ),
      expect.stringMatching(
        / {2}page \/consulting\/comptabilite › block 7 "proof", of which nothing is left$/,
      ),
    ]);
    expect(copy.text()).not.toContain('#reprise-comptable');
    expect(undoEdit(copy.folder, removed.written)).toBe(true);
    expect(contents(copy)).toEqual(before);
  });

  /** The names of ids and anchors that something refers to; by name, so that the first ones are of several kinds. */
  const namesIn = (copy: SiteCopy) => {
    const { declarations, references } = edit(copy, () => []).after.context!;
    const used = new Set(references.flatMap(({ value }) => String(value).split('#')));
    return declarations
      .filter(
        ({ kind, name, path }) =>
          used.has(name) && kind !== 'language' && valueAt(config(copy), path) === name,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  };

  it('is removed, whatever it is: no reference is left that leads nowhere', () => {
    using copy = new SiteCopy();
    const entries = namesIn(copy).flatMap(({ path }) => entriesOf(config(copy), path).slice(0, 1));
    for (const entry of sampled(entries, 5)) {
      const { written } = edit(copy, (values) => remove(values, [entry]));
      expect(written.after.size, entry.join('.')).toBeGreaterThan(0);
      undoEdit(copy.folder, written);
    }
  });

  it('has its new name where it is referred to, whatever it is', () => {
    using copy = new SiteCopy();
    for (const { path, name } of sampled(namesIn(copy), 5)) {
      const { written, changes } = edit(copy, (values) => setValue(values, path, 'autre-nom'));
      expect(changes.length, name).toBeGreaterThan(0);
      expect(written.after.size, name).toBe(1);
      undoEdit(copy.folder, written);
    }
  });
});

describe('an entry that was moved', () => {
  /** Moves an entry as another program does: the locale files stay. */
  const moveByHand = (values: SiteValues, entry: Path, to: number) => {
    const list = valueAt(values.config, entry.slice(0, -1)) as unknown[];
    list.splice(to, 0, ...list.splice(Number(entry.at(-1)), 1));
  };
  const change = (values: SiteValues, path: Path) =>
    setText(values, path, { fr: 'Zzz', en: 'Yyy', ar: 'Xxx' }, () => false);

  it.each<[string, (values: SiteValues, entry: Path, to: number, from: Path, at: Path) => void]>([
    [
      'is changed afterwards',
      (values, entry, to, _, at) => {
        move(values, entry, to);
        change(values, at);
      },
    ],
    [
      'was changed before',
      (values, entry, to, from) => {
        change(values, from);
        move(values, entry, to);
      },
    ],
    [
      'is changed after it was moved in the file',
      (values, entry, to, _, at) => {
        moveByHand(values, entry, to);
        change(values, at);
      },
    ],
  ])('has the translations of its former words where it %s', (_, act) => {
    using copy = new SiteCopy();
    const random = seeded(3);
    const tryAll: Operation = (values) => {
      const { references } = referencesIn(values);
      const isOnce = (words: unknown) => references.filter(({ value }) => value === words).length === 1;
      const texts = textsIn(references, []).filter((path) => {
        const words = valueAt(values.config, path);
        return typeof words === 'string' && isOnce(words) && entriesOf(values.config, path).length > 0;
      });
      for (let time = 0; time < runs(8); time += 1) {
        const { config: own, messages } = structuredClone({
          config: values.config,
          messages: values.messages,
        });
        const mine = { ...values, config: own, messages };
        const path = texts[Math.floor(random() * texts.length)]!;
        const words = String(valueAt(own, path));
        const [entry = []] = entriesOf(own, path);
        const list = entry.slice(0, -1);
        const to = Math.floor(random() * (valueAt(own, list) as unknown[]).length);
        const at = [...list, to, ...path.slice(entry.length)];
        act(mine, entry, to, path, at);
        expect(valueAt(own, at)).toBe('Zzz');
        const found = translationsIn(mine).en!.entries.get('Zzz');
        expect(found, `${path.join('.')} → ${to}`).toMatchObject({ name: words, translation: 'Yyy' });
      }
      return [];
    };
    editSite(copy.folder, tryAll, { isWritten: false });
  });

  it('is in the menus where it is in the list, when it is a page of a section', () => {
    using copy = new SiteCopy();
    const links = () => JSON.stringify(layoutData(loadSite(copy.folder).site!, 'fr', 2026).header);
    const isFirst = (one: string, other: string) => links().indexOf(one) < links().indexOf(other);
    expect(isFirst('/accompagnements/locaux', '/accompagnements/banque')).toBe(true);
    edit(copy, (values) => move(values, ['pages', indexOf(copy, 'banque')], indexOf(copy, 'locaux')));
    expect(isFirst('/accompagnements/locaux', '/accompagnements/banque')).toBe(false);
  });
});

describe('a copy', () => {
  it('of a page is a draft of its own, with links of its own, and is published by its status', () => {
    using copy = new SiteCopy();
    const at = indexOf(copy, 'terrain') + 1;
    edit(copy, (values) => add(values, ['pages', at], copyOf(values, ['pages', at - 1])));
    const page = config(copy).pages[at]!;
    expect(page).toMatchObject({
      id: 'terrain-2',
      path: { fr: '/accompagnements/terrain-2', en: '/accompagnements/terrain-2' },
      status: 'draft',
    });
    expect(JSON.stringify(page)).toContain('"contact#terrain-2"');
    expect(JSON.stringify(page)).not.toContain('"contact#terrain"');
    expect(copy.text()).toContain('"contact#terrain"');
    edit(copy, (values) => setValue(values, ['pages', at, 'status'], undefined));
    expect(loadSite(copy.folder).site!.pages.has('terrain-2')).toBe(true);
  });

  it('of a block has its translations, and other anchors than the block on its page', () => {
    using copy = new SiteCopy();
    const index = indexOf(copy, 'realisations-consulting');
    const path: Path = ['pages', index, 'blocks', 2];
    edit(copy, (values) => add(values, ['pages', index, 'blocks', 3], copyOf(values, path)));
    expect(copy.text()).toContain('"reprise-comptable-2"');
    expect(
      loadSite(copy.folder).problems.filter((each) => isError(each) || each.code === 'WORDS-002'),
    ).toEqual([]);
  });
});

describe('the files', () => {
  const publish: Operation = (values) => setValue(values, ['ads', 0, 'status'], 'published');

  it('are left alone when another program changes one meanwhile, and the reason is told', () => {
    using copy = new SiteCopy();
    const change = () => copy.change(({ pages }) => void (pages.at(-1)!.status = 'published'));
    const editing = () =>
      edit(copy, (values) => {
        change();
        return publish(values);
      });
    expect(editing).toThrow('A file of the site has changed meanwhile, so nothing was written.');
    expect(config(copy).ads[0]!.status).toBeUndefined();
    expect(config(copy).pages.at(-1)!.status).toBe('published');
  });

  it('are not undone when one has changed since, and are when it has not', () => {
    using copy = new SiteCopy();
    const before = contents(copy);
    const { written } = edit(copy, publish);
    const edited = copy.text();
    copy.write(`${edited}\n`);
    expect(undoEdit(copy.folder, written)).toBe(false);
    expect(copy.text()).toBe(`${edited}\n`);
    copy.write(edited);
    expect(undoEdit(copy.folder, written)).toBe(true);
    expect(contents(copy)).toEqual(before);
  });
});
