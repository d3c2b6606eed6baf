import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { isObject } from '../../../lib/json';
import { acceptTranslations } from '../accept';
import { isOpen, translationUnits } from '../translation-units';
import { exportTranslations } from './export-po';
import { importTranslations } from './import-po';
import { formatPo, parsePo, type PoEntry } from './po-file';

const poPath = ({ folder }: SiteCopy) => join(folder, 'translated.po');
const poText = (copy: SiteCopy) => readFileSync(poPath(copy), 'utf8');

function exported(copy: SiteCopy, language: 'en' | 'ar'): PoEntry[] {
  rmSync(poPath(copy), { force: true });
  exportTranslations(copy.folder, language, poPath(copy), 'ar.po');
  return parsePo('ar.po', poText(copy)).entries;
}

/** Imports entries as a translator sends them back. */
function imported(copy: SiteCopy, language: 'en' | 'ar', entries: PoEntry[]) {
  writeFileSync(poPath(copy), formatPo({ Language: language }, entries));
  return importTranslations(copy.folder, language, poPath(copy), 'ar.po');
}

/** The files of a site without the PO file, by their names. */
function filesOf({ folder }: SiteCopy): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Every text of a site, by file and path. */
function valuesOf(copy: SiteCopy): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const walk = (value: unknown, path: string) => {
    if (isObject(value) || Array.isArray(value))
      for (const [name, entry] of Object.entries(value)) walk(entry, `${path} › ${name}`);
    else values.set(path, value);
  };
  for (const [file, text] of Object.entries(filesOf(copy))) walk(JSON.parse(text), file);
  return values;
}

/** A copy with a stale translation of words and of a key, a missing one, and a text in place. */
function unfinished(): SiteCopy {
  const copy = new SiteCopy().change((config) => {
    config.pages[2]!.summary = { fr: 'Écrit sur place.', en: 'Written in place.' };
  });
  acceptTranslations(copy.folder);
  copy.change((config) => {
    config.pages[3]!.summary = `${String(config.pages[3]!.summary)} Et plus.`;
  });
  const french = JSON.parse(filesOf(copy)['locales/fr.json']!) as { actions: { quote: string } };
  french.actions.quote = 'Tout autre chose';
  return copy.add('locales/fr.json', `${JSON.stringify(french, null, 2)}\n`);
}

const isWords = ({ msgctxt }: PoEntry) => msgctxt === undefined;
const withKey = (entries: PoEntry[], key: string) => entries.find(({ msgctxt }) => msgctxt === key)!;

describe('what a translator gets', () => {
  it('is every text of the language in the order of the pages, with its place and its limit', () => {
    using copy = new SiteCopy();
    const entries = exported(copy, 'ar');
    const places = poText(copy)
      .split('\n\n')
      .flatMap((entry) => /^#\. (.*)$/m.exec(entry)?.[1] ?? []);
    const all = translationUnits(copy.folder, 'ar').map(({ place }) => place);
    expect(all).toEqual(places);
    expect(entries.every(({ msgstr: [text] }) => text)).toBe(true);
    const description = entries.find(({ comments }) =>
      comments?.extracted?.includes('/contact › description'),
    );
    expect(description?.comments?.extracted).toMatch(/^page \/contact › description\n50 to 160 characters$/);
    expect(description?.comments?.reference).toMatch(/^site\.config\.json:\d+$/);
  });

  it('names a key and a text in place by their contexts, and each plural form of the language', () => {
    using copy = unfinished();
    const entries = exported(copy, 'ar');
    const [page] = JSON.parse(copy.text()).pages.slice(2);
    expect(withKey(entries, `pages/${page.id}/summary`)).toMatchObject({
      msgid: 'Écrit sur place.',
      msgstr: [''],
    });
    expect(withKey(entries, 'actions.call').comments?.reference).toMatch(/^locales\/fr\.json:\d+$/);
    const forms = entries.flatMap(({ msgctxt }) => /characters_\w+$/.exec(msgctxt ?? '') ?? []);
    expect(forms).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `characters_${form}`));
    // Arabic has one form of this text, French has three.
    expect(withKey(entries, 'frame.cases.views')).toMatchObject({ msgid: 'vues' });
    expect(translationUnits(copy.folder, 'ar').filter(isOpen)).toHaveLength(3);
  });

  it('marks a stale translation as fuzzy, with the French that was translated', () => {
    using copy = unfinished();
    const entries = exported(copy, 'ar').filter(({ comments }) => comments?.flag === 'fuzzy');
    expect(entries.map(({ msgctxt, msgid }) => msgctxt ?? msgid)).toEqual([
      expect.stringMatching(/ Et plus\.$/),
      'actions.quote',
    ]);
    expect(entries[0]?.msgstr[0]).toMatch(/\p{Script=Arabic}/u);
    expect(entries[1]?.comments?.previous).toBe('msgid "Demander un devis"');
  });

  it('replaces no file', () => {
    using copy = new SiteCopy();
    writeFileSync(poPath(copy), 'work');
    expect(() => exportTranslations(copy.folder, 'ar', poPath(copy), 'ar.po')).toThrow('ar.po exists.');
    expect(poText(copy)).toBe('work');
  });

  it('says the same after it was written to a file and read again', () => {
    // Files with other control characters are not read at all.
    const text = fc
      .string({ unit: fc.constantFrom(...'aé«\u202f“"\\\'#ب{}\n\t %|') })
      .filter((words) => words.trim() !== '');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(text, text), { selector: ([words]) => words }), (pairs) => {
        const entries = pairs.map(([msgid, translation]) => ({ msgid, msgstr: [translation] }));
        const { entries: read } = parsePo('a.po', Buffer.from(formatPo({}, entries)).toString());
        expect(read.map(({ msgid, msgstr }) => ({ msgid, msgstr }))).toEqual(entries);
      }),
    );
  });
});

describe('what a translator sends back', () => {
  it.each(['en', 'ar'] as const)('changes no byte when nothing was translated (%s)', (language) => {
    using copy = unfinished();
    const before = filesOf(copy);
    const result = imported(copy, language, exported(copy, language));
    expect(result).toMatchObject({ written: 0, accepted: 0, fuzzy: 2, gone: [] });
    expect(filesOf(copy)).toEqual(before);
  });

  it('changes the thirty values that were changed, and no other', () => {
    using copy = new SiteCopy().change((config) => {
      config.pages[2]!.summary = { fr: 'Écrit sur place.', en: 'Written in place.', ar: 'هنا' };
    });
    const before = valuesOf(copy);
    const entries = exported(copy, 'ar');
    const keyed = entries.filter(({ msgctxt = '' }) => /^(?:frame|actions)\./.test(msgctxt));
    const changed = [
      ...entries.filter(isWords).slice(100, 120),
      ...keyed.slice(0, 8),
      withKey(entries, 'frame.contact.characters_few'),
      entries.find(({ msgctxt }) => msgctxt?.startsWith('pages/'))!,
    ];
    for (const entry of changed) entry.msgstr = [`${entry.msgstr[0]} جديد`];
    expect(imported(copy, 'ar', entries)).toMatchObject({ written: 30, accepted: 0, gone: [] });
    const after = valuesOf(copy);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const different = [...after].filter(([path, value]) => before.get(path) !== value);
    expect(different.map(([, value]) => value).toSorted()).toEqual(
      changed.map(({ msgstr: [text] }) => text).toSorted(),
    );
    expect(different).toHaveLength(30);
  });

  it('translates what was missing, and leaves what is fuzzy', () => {
    using copy = unfinished();
    const entries = exported(copy, 'ar');
    for (const entry of entries) entry.msgstr = [entry.msgstr[0] || 'نص جديد'];
    for (const entry of entries.filter(({ comments }) => comments?.flag)) entry.msgstr = ['مسودة'];
    expect(imported(copy, 'ar', entries)).toMatchObject({ written: 1, accepted: 0, fuzzy: 2, empty: 0 });
    const values = [...valuesOf(copy).values()];
    expect(values).toContain('نص جديد');
    expect(values).not.toContain('مسودة');
    expect(translationUnits(copy.folder, 'ar').filter(isOpen)).toHaveLength(2);
  });

  it('accepts a stale translation that is no longer fuzzy', () => {
    using copy = unfinished();
    const entries = exported(copy, 'ar');
    const [summary, quote] = entries.filter(({ comments }) => comments?.flag);
    summary!.msgstr = ['ترجمة أخرى'];
    for (const { comments } of [quote!, summary!]) delete comments!.flag;
    expect(imported(copy, 'ar', entries)).toMatchObject({
      written: 1,
      accepted: 2,
      elsewhere: { keys: ['actions.quote'], languages: ['en'] },
    });
    expect(translationUnits(copy.folder, 'ar').filter(({ former }) => former)).toEqual([]);
    expect(JSON.parse(filesOf(copy)['locales/ar.json']!).pages[summary!.msgid]).toBe('ترجمة أخرى');
    // The English translation of the words is still to be checked.
    expect(translationUnits(copy.folder, 'en').filter(({ former }) => former)).toHaveLength(1);
  });

  it('is listed, and not written, when the site no longer has the French', () => {
    using copy = new SiteCopy();
    const before = filesOf(copy);
    const entries = [
      { msgid: 'Un texte supprimé', msgstr: ['نص'] },
      { msgctxt: 'actions.quote', msgid: 'Un ancien texte', msgstr: ['نص'] },
      { msgid: 'Sans traduction', msgstr: [''] },
    ];
    const { gone, written } = imported(copy, 'ar', entries);
    expect(written).toBe(0);
    expect(gone.map(({ context, french }) => [context, french])).toEqual([
      ['', 'Un texte supprimé'],
      ['actions.quote', 'Un ancien texte'],
    ]);
    expect(filesOf(copy)).toEqual(before);
  });

  it('belongs to its text although a page was added before it', () => {
    using copy = unfinished();
    const entries = exported(copy, 'ar');
    withKey(entries, `pages/${JSON.parse(copy.text()).pages[2].id}/summary`).msgstr = ['هنا'];
    copy.change(({ pages }) =>
      pages.splice(1, 0, { ...pages[2]!, id: 'neuve', path: '/neuve', summary: 'Neuf' }),
    );
    expect(imported(copy, 'ar', entries)).toMatchObject({ written: 1, gone: [] });
    expect(JSON.parse(copy.text()).pages[3].summary.ar).toBe('هنا');
  });

  it('creates the locale file of a language that has none', () => {
    using copy = new SiteCopy();
    const before = filesOf(copy);
    const entries = exported(copy, 'en');
    rmSync(join(copy.folder, 'locales/en.json'));
    expect(imported(copy, 'en', entries)).toMatchObject({
      written: entries.length - placesIn(entries),
      gone: [],
    });
    expect(filesOf(copy)).toEqual(before);
  });
});

/** The number of texts in place, which the config keeps when a locale file is removed. */
function placesIn(entries: PoEntry[]): number {
  return entries.filter(({ msgctxt }) => msgctxt?.includes('/')).length;
}

describe('a PO file that cannot be used is refused, and nothing is written', () => {
  const entry = 'msgid "Demander un devis"\nmsgstr "نص"\n';
  it.each([
    [
      'a text without its last quotation mark',
      `#. a\nmsgid "Un\nmsgstr "نص"\n`,
      /^ar\.po:2 .*quotation mark at its end/,
    ],
    [
      'a quotation mark inside a text',
      `${entry}\nmsgid "Un "mot" ici"\nmsgstr ""\n`,
      /^ar\.po:4 .*"mot".*written \\"/,
    ],
    ['a line that is no PO', `${entry}hello\n`, /^ar\.po:3 .*"hello"/],
    ['another kind of file', '{\n  "frame": {}\n}\n', /^ar\.po:1 .*"\{"/],
    ['an end inside a text', `${entry}\nmsgid "Un`, /^ar\.po .*ends inside a text/],
    ['an entry twice', entry + entry, /^ar\.po .*“Demander un devis” is there twice/],
    ['a text without a translation', 'msgid "Un"\n', /^ar\.po .*“Un” needs exactly one msgstr/],
    ['another language', `msgid ""\nmsgstr "Language: en\\n"\n\n${entry}`, /^ar\.po has the language "en"/],
    ['another encoding', Buffer.from('msgid "é"\nmsgstr "x"\n', 'latin1'), /^ar\.po:1:\d+ .*FILE-002/],
  ])('%s', (_, content, message) => {
    using copy = new SiteCopy();
    const before = filesOf(copy);
    writeFileSync(poPath(copy), content);
    expect(() => importTranslations(copy.folder, 'ar', poPath(copy), 'ar.po')).toThrow(message);
    expect(filesOf(copy)).toEqual(before);
  });

  it.each(['ar', 'ar_MA', 'ar-MA', ''])('but one in the language "%s" is read', (language) => {
    using copy = new SiteCopy();
    writeFileSync(poPath(copy), `msgid ""\nmsgstr "Language: ${language}\\n"\n`);
    expect(importTranslations(copy.folder, 'ar', poPath(copy), 'ar.po')).toMatchObject({ written: 0 });
  });
});
