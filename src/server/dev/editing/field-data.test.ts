import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditRequest, FieldData } from '../../../client/app/dev-tools/edit-api';
import { keywordsAt } from '../../../config/references/keywords';
import { readSchemaFiles } from '../../../config/schema/schema-files';
import type { SchemaNode } from '../../../config/schema/schema-node';
import { isError } from '../../../config/source/problem';
import { entriesOf } from '../../../edit/entries';
import { isInside, isObject, leavesIn, valueAt, type Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import { editedSite } from '../../../../tests/support/edited-site';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { answerEdit } from './answer-edit';
import { reload, type EditedSite } from './edit-session';
import { fieldsOf, typedValue } from './field-data';

// Pages are not rendered here.
vi.mock('../dev-site', () => ({ devSite: async () => ({}) }));

let copy: SiteCopy;
let project: string;
let site: EditedSite;
const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
const contents = () => files.map((file) => copy.text(file));
const config = () => JSON.parse(copy.text()) as SiteConfig;
const context = () => site.loaded().content!.context!;
const ask = (request: EditRequest) => answerEdit(site, request);

beforeEach(async () => {
  copy = new SiteCopy();
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['schema', 'locales']) cpSync(folder, join(project, folder), { recursive: true });
  site = await editedSite(copy, project);
});
afterEach(() => {
  copy[Symbol.dispose]();
  rmSync(project, { recursive: true });
});

/** Changes the schema of a kind of block. */
async function changeSchema(file: string, change: (schema: { properties: Record<string, object> }) => void) {
  const path = join(project, 'schema/blocks', `${file}.schema.json`);
  const schema = JSON.parse(readFileSync(path, 'utf8'));
  change(schema);
  writeFileSync(path, JSON.stringify(schema));
  await reload(site);
}

const pathOf = (place: number) => site.session.places.at(place, context().config) as { path: Path };

/** Opens a text, and returns the field with a path. */
async function fieldAt(text: Path, path: Path): Promise<FieldData> {
  const place = site.session.places.numberOf({ path: text }, context().config);
  const { panel } = await ask({ action: 'open', place });
  const fields = panel!.parts.flatMap((part) => part.fields);
  return fields.find((field) => String(pathOf(field.place).path) === String(path))!;
}

/** Saves fields beside a text, by their paths; the words stay. */
async function save(text: Path, ...values: [Path, string | Record<string, string>][]) {
  const place = site.session.places.numberOf({ path: text }, context().config);
  const { panel } = await ask({ action: 'open', place });
  const words = Object.fromEntries(panel!.texts.map((each) => [each.language, each.words]));
  const fields = Object.fromEntries(
    values.flatMap(([path, value]) => {
      const name = String(site.session.places.numberOf({ path }, context().config));
      const typedIn = typeof value === 'string' ? { '': value } : value;
      return Object.entries(typedIn).map(([language, typed]) => [`${name} ${language}`.trim(), typed]);
    }),
  );
  const { shown } = panel!;
  const reply = await ask({
    action: 'save',
    place,
    shown,
    words,
    fields,
    isCurrent: false,
    isConfirmed: true,
  });
  return { ...reply, names: Object.keys(fields) };
}

/** Returns the path of the first block of a type. */
function blockOf(wanted: (block: { type: string; variant?: string }) => boolean): Path {
  for (const [page, { blocks }] of config().pages.entries()) {
    const block = blocks.findIndex((each) => wanted(each as { type: string }));
    if (block >= 0) return ['pages', page, 'blocks', block];
  }
  throw new Error('The site of the tests has no such block.');
}

it('a field that the schema gains is in the panel, in French, and is saved and left out', async () => {
  const block = blockOf(({ type }) => type === 'faq');
  const question = [...block, 'items', 0, 'question'];
  await changeSchema('faq', ({ properties }) => {
    properties.mood = { enum: ['calm', 'loud'], frenchName: 'Humeur', frenchEnumNames: ['Calme', 'Forte'] };
  });
  const path = [...block, 'mood'];
  expect(await fieldAt(question, path)).toMatchObject({
    name: 'Humeur',
    kind: 'choice',
    value: '',
    options: [
      { value: 'calm', name: 'Calme' },
      { value: 'loud', name: 'Forte' },
    ],
    isNeeded: false,
  });
  expect(await save(question, [path, 'loud'])).toMatchObject({ report: 'Enregistré.' });
  expect(valueAt(config(), path)).toBe('loud');
  expect(await fieldAt(question, path)).toMatchObject({ value: 'loud' });
  await save(question, [path, '']);
  expect(valueAt(config(), block)).not.toHaveProperty('mood');
});

it('the help of a field speaks as the panel does: code stands on its later lines', () => {
  const nodes = readSchemaFiles(process.cwd()).files.flatMap(({ schema }) => nodesIn(schema));
  // What the panel calls by another name.
  const codes = new Set(
    nodes.flatMap(({ frenchName, frenchEnumNames, properties = {}, ...node }) => [
      ...(frenchName && node.const !== undefined ? [String(node.const)] : []),
      ...(frenchEnumNames ? (node.enum ?? []).map(String) : []),
      ...Object.keys(properties),
    ]),
  );
  const helps = nodes.flatMap(({ frenchName, markdownDescription }) =>
    frenchName && markdownDescription ? [markdownDescription.split('\n')[0]!] : [],
  );
  const isCode = (help: string) =>
    /["`]|\{ |\b(?:true|false)\b/.test(help) ||
    [...help.matchAll(/«\s(.*?)\s»/g)].some(([, quoted]) => codes.has(quoted!));
  expect(helps.length).toBeGreaterThan(100);
  expect(helps.filter(isCode)).toEqual([]);
});

/** Returns each part of a schema. */
function nodesIn(node: unknown): SchemaNode[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node as SchemaNode, ...Object.values(node).flatMap(nodesIn)];
}

/** Returns the fields of every part of the config that a panel shows, each kind of list entry among them. */
function allFields(): FieldData[] {
  const { config: read } = context();
  const entries = leavesIn(read).flatMap(({ path }) => entriesOf(read, path));
  const parts = [...new Map(entries.map((path) => [String(path), path])).values()];
  const others: Path[] = [
    ...read.pages.map((_, page): Path => ['pages', page]),
    ['organization'],
    ['values', 'website'],
  ];
  return [...parts, ...others].flatMap((part) => fieldsOf(context(), part, site.session.places));
}

it('each value of a part is written as it was when its field is saved as it is shown', () => {
  const { config: read, findReferences } = context();
  const saved = allFields().flatMap(({ kind, place, value, options }) => {
    const { path } = pathOf(place);
    const own = valueAt(read, path);
    if (kind === 'words' || own === undefined) return [];
    const isListed = kind !== 'choice' || options.some((option) => option.value === value);
    return [
      { path, own, typed: typedValue(keywordsAt(findReferences.keywords, read, path), value), isListed },
    ];
  });
  expect(saved.map(({ path, typed }) => [path, typed])).toEqual(saved.map(({ path, own }) => [path, own]));
  expect(saved.filter(({ own, isListed }) => isObject(own) || !isListed)).toEqual([]);
  expect(saved.length).toBeGreaterThan(200);
});

it.each([
  ['9h30', '09:30'],
  ['13 h', '13:00'],
  ['7:00', '07:00'],
  ['18:30', '18:30'],
  ['midi', 'midi'],
])('a time is taken as people write it: %s', (typed, time) => {
  const { config: read, findReferences } = context();
  const keywords = keywordsAt(findReferences.keywords, read, [
    'organization',
    'hours',
    'periods',
    0,
    'opens',
  ]);
  expect(typedValue(keywords, typed)).toBe(time);
});

it('choices and what the site has are offered by names that people know, each name once', async () => {
  copy.change(({ pages }) => Object.assign(pages[1]!, { name: { fr: 'Double' } }));
  copy.change(({ pages }) => Object.assign(pages[2]!, { name: { fr: 'Double' } }));
  await reload(site);
  const { config: read, findReferences } = context();
  const kinds = new Map<unknown, FieldData['options']>();
  for (const { place, options } of allFields()) {
    const { node, refersTo, items } = keywordsAt(findReferences.keywords, read, pathOf(place).path) ?? {};
    const isNamed = refersTo && !['color', 'gradient', 'picture'].includes(refersTo);
    if (isNamed || node?.enum || items) kinds.set(node, options);
  }
  for (const options of kinds.values()) {
    expect(options.filter(({ name, value }) => name === value && value !== 'default')).toEqual([]);
    expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
  }
  const offered = [...kinds.values()].flat();
  const names = offered.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Merlon', 'Livre de comptes', 'Lundi', 'Téléphone']));
  for (const [index, { id, name }] of context().site.config.pages.entries()) {
    const french = (name as { fr: string }).fr;
    expect(offered).toContainEqual({ value: id, name: [1, 2].includes(index) ? `Double (${id})` : french });
  }
});

it('a link leads to a page or an anchor of the site, which are proposed', async () => {
  const block = blockOf((each) => 'action' in each || 'actions' in each);
  const [list] = ['actions'];
  const label = [...block, list!, 0, 'label'];
  const to = [...block, list!, 0, 'to'];
  const { kind, options } = await fieldAt(label, to);
  expect(kind).toBe('value');
  const values = options.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['faq', 'contact#seo', 'phone']));
  const role = [...blockOf(({ type }) => type === 'testimonials'), 'items', 0, 'role'];
  const cases = (await fieldAt(role, [...role.slice(0, -1), 'case'])).options.map(({ value }) => value);
  expect(cases).toContain('contact#seo');
  expect(cases.filter((name) => !name.includes('#'))).toEqual([]);
  await save(label, [to, 'faq']);
  expect(valueAt(config(), to)).toBe('faq');
  const before = contents();
  const { beside, names, problems } = await save(label, [to, 'faqq']);
  expect(beside?.[names[0]!]).toContain('faq');
  expect(problems).toEqual([]);
  expect(contents()).toEqual(before);
});

it('a part that is not there yet is added with all that it needs, in each language, or not at all; and left out with what it needs', async () => {
  copy.add('public/pictures/shop.png', readFileSync('docs/pictures/home-fr.png'));
  await reload(site);
  const block = blockOf(({ type, variant }) => type === 'hero' && variant === 'header');
  const title = [...block, 'title'];
  const src = [...block, 'picture', 'src'];
  const alt = [...block, 'picture', 'alt'];
  expect(await fieldAt(title, src)).toMatchObject({ kind: 'picture', isNeeded: false });
  const before = contents();
  const { place, texts } = await fieldAt(title, alt);
  expect(texts?.map(({ language, words }) => [language, words])).toEqual([
    ['fr', ''],
    ['en', ''],
    ['ar', ''],
  ]);
  expect(await save(title, [src, '/pictures/shop.png'])).toMatchObject({
    problems: [],
    beside: { [`${place} fr`]: expect.stringContaining('Description de l’image') },
  });
  expect(await save(title, [src, '/pictures/shop.png'], [alt, { en: 'The workshop' }])).toMatchObject({
    beside: { [`${place} fr`]: expect.any(String) },
  });
  expect(
    await save(title, [src, '/pictures/shop.png'], [alt, { fr: 'L’atelier', en: 'The {name}' }]),
  ).toMatchObject({
    beside: { [`${place} en`]: expect.any(String) },
  });
  expect(contents()).toEqual(before);
  const words = { fr: "L'atelier", en: 'The workshop', ar: 'الورشة' };
  await save(title, [src, '/pictures/shop.png'], [alt, words]);
  expect(valueAt(config(), [...block, 'picture'])).toEqual({ src: '/pictures/shop.png', alt: 'L’atelier' });
  const translated = ['en', 'ar'].map(
    (language) => JSON.parse(copy.text(`locales/${language}.json`)).pages['L’atelier'],
  );
  expect(translated).toEqual([words.en, words.ar]);
  expect(await fieldAt(title, alt)).not.toHaveProperty('texts');
  await save(title, [src, '']);
  expect(valueAt(config(), block)).not.toHaveProperty('picture');
});

it('a list without entries gets its first one with all that it needs, or not at all; it goes again with its button', async () => {
  copy.change(({ organization }) => {
    organization.social = [];
    delete organization.legal.numbers;
  });
  await reload(site);
  const name: Path = ['organization', 'description'];
  const social: Path = ['organization', 'social'];
  const number: Path = ['organization', 'legal', 'numbers', 0];
  expect(await fieldAt(name, [...social, 0, 'network'])).toMatchObject({ kind: 'choice', isNeeded: false });
  const { place } = await fieldAt(name, [...social, 0, 'url']);
  const before = contents();
  expect(await save(name, [[...social, 0, 'network'], 'x'])).toMatchObject({
    problems: [],
    beside: { [String(place)]: expect.stringContaining('Adresse de la page') },
  });
  expect(contents()).toEqual(before);
  const { report } = await save(
    name,
    [[...social, 0, 'network'], 'x'],
    [[...social, 0, 'url'], 'https://x.com/one'],
    [[...number, 'number'], '12345'],
    [[...number, 'name'], { fr: 'Agrément', en: 'Permit', ar: 'رخصة' }],
  );
  expect(report).toContain('Enregistré.');
  const { organization } = config();
  expect(organization.social).toEqual([{ network: 'x', url: 'https://x.com/one' }]);
  expect(organization.legal.numbers).toEqual([{ name: 'Agrément', number: '12345' }]);
  expect(await fieldAt(name, number)).toMatchObject({
    kind: 'words',
    value: expect.stringContaining('12345'),
  });
  const entry = await fieldAt(name, [...social, 0]);
  expect(entry).toMatchObject({ kind: 'words', value: 'X · https://x.com/one' });
  await ask({ action: 'remove', place: entry.place, isConfirmed: true });
  expect(config().organization.social).toEqual([]);
});

it('a list that needs several entries, or large ones, or that the variant does not show, is not begun in the panel', async () => {
  const block = blockOf(({ type }) => type === 'faq');
  const entry = (names: readonly string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', frenchName: name }])),
  });
  await changeSchema('faq', ({ properties }) => {
    properties.small = { type: 'array', minItems: 1, items: entry(['a', 'b', 'c', 'd']) };
    properties.several = { type: 'array', minItems: 2, items: entry(['a']) };
    properties.large = { type: 'array', items: entry(['a', 'b', 'c', 'd', 'e']) };
    properties.other = { type: 'array', items: entry(['a']), shownBy: ['other'] };
  });
  const fields = fieldsOf(context(), block, site.session.places).map(({ place }) => pathOf(place).path);
  const begun = ['small', 'several', 'large', 'other'].filter((list) =>
    fields.some((path) => isInside(path, [...block, list])),
  );
  expect(begun).toEqual(['small']);
});

it('a text of a list that no page shows is opened from the fields of its part', async () => {
  copy.change(({ organization }) => void (organization.areaServed = ['Maroc', 'Afrique']));
  await reload(site);
  const fields = await Promise.all(
    [0, 1].map((index) => fieldAt(['organization', 'description'], ['organization', 'areaServed', index])),
  );
  expect(fields).toMatchObject(['Maroc', 'Afrique'].map((value) => ({ kind: 'words', value })));
  const { panel } = await ask({ action: 'open', place: fields[1]!.place });
  expect(panel?.texts.map(({ words }) => words)).toContain('Afrique');
  expect(panel?.parts[0]?.actions?.map(({ label }) => label)).toContain('Supprimer');
});

it('a new entry gets a text that its original does not have, and what is missing is said beside its field', async () => {
  const original = [...blockOf(({ type }) => type === 'faq'), 'items', 0];
  copy.change((changed) => void Reflect.deleteProperty(valueAt(changed, original) as object, 'action'));
  await reload(site);
  const number = site.session.places.numberOf({ path: original }, context().config);
  const { texts, fields } = (await ask({ action: 'form', place: number })).form!;
  const nameAt = (path: Path) =>
    String(fields.find(({ place }) => String(pathOf(place).path) === String([...original, ...path]))!.place);
  const [to, label] = [nameAt(['action', 'to']), nameAt(['action', 'label'])];
  const words = texts.map((_, index) => ({
    fr: `Mots ${index}`,
    en: `Words ${index}`,
    ar: `كلمات ${index}`,
  }));
  const add = (typed: Record<string, string>) =>
    ask({ action: 'add', place: number, words, fields: typed, isConfirmed: true });
  const before = contents();
  expect(Object.keys((await add({ [to]: 'contact' })).beside ?? {})).toEqual([`${label} fr`]);
  expect(contents()).toEqual(before);
  await add({ [to]: 'contact', [`${label} fr`]: 'Par ici', [`${label} en`]: 'This way' });
  const added = [...original.slice(0, -1), 1, 'action'];
  expect(valueAt(config(), added)).toEqual({ label: 'Par ici', to: 'contact' });
  expect(JSON.parse(copy.text('locales/en.json')).pages['Par ici']).toBe('This way');
});

it('a page is published, and an error that the site had before is no obstacle', async () => {
  copy.change((changed) => {
    changed.pages[1]!.status = 'draft';
    changed.menus.services.push('nowhere');
  });
  await reload(site);
  const before = site.loaded().problems.filter(isError);
  expect(before).not.toEqual([]);
  expect(await save(['pages', 1, 'title'], [['pages', 1, 'status'], ''])).toHaveProperty('report');
  expect(config().pages[1]).not.toHaveProperty('status');
  const refused = await save(['pages', 1, 'title'], [['pages', 1, 'section'], 'nowhere']);
  expect(refused.beside?.[refused.names[0]!]).toContain('nowhere');
});

it('a field whose value is an error is corrected, though another error comes to light', async () => {
  const block = blockOf(({ type }) => type === 'faq');
  const section = [...block, 'section'];
  copy.change((changed) => {
    Object.assign(valueAt(changed, block) as object, { section: 5 });
    changed.menus.services.push('nowhere');
  });
  await reload(site);
  expect(site.loaded().problems.filter(isError)).toHaveLength(1);
  const { report, problems } = await save([...block, 'items', 0, 'question'], [section, 'consulting']);
  expect(report).toContain('Enregistré.');
  expect(problems?.join('')).toContain('nowhere');
});
