import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditReply, EditRequest, PanelData } from '../../../client/app/dev-tools/edit-api';
import { loadSite } from '../../../config/load-site';
import { isError } from '../../../config/source/problem';
import { canonicalJson } from '../../../config/source/write-json';
import { setAt, valueAt, type Path } from '../../../lib/json';
import { textMark } from '../../../lib/text/text-mark';
import type { SiteConfig } from '../../../site/types.generated';
import { editedSite, generator } from '../../../../tests/support/edited-site';
import { newService, SiteCopy, withNewService } from '../../../../tests/support/site-copy';
import { answerEdit } from './answer-edit';
import { reload, type EditedSite } from './edit-session';

// Pages are not rendered here.
vi.mock('../dev-site', () => ({ devSite: async () => ({}) }));

let copy: SiteCopy;
let site: EditedSite;
const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json', 'site.lock.json'];
const contents = () => files.map((file) => copy.text(file));
const ask = (request: EditRequest) => answerEdit(site, request);
const read = () => site.loaded().content!.context!.config;
const placeOf = (path: Path) => site.session.places.numberOf({ path }, read());
const undo = (change = site.session.steps.at(-1)?.id) => ask({ action: 'undo', change });

beforeEach(async () => {
  copy = new SiteCopy();
  site = await editedSite(copy);
});
afterEach(() => copy[Symbol.dispose]());

const config = () => JSON.parse(copy.text()) as SiteConfig;
const english = () => JSON.parse(copy.text('locales/en.json')).pages as Record<string, string>;

async function opened(path: Path): Promise<PanelData> {
  const { panel } = await ask({ action: 'open', place: placeOf(path) });
  return panel!;
}

/** The innermost entry around a place, as its panel names it. */
async function entryAt(path: Path) {
  const { parts } = await opened(path);
  return { place: parts[0]!.place };
}

/** Saves other words of a text; the other languages keep theirs. */
async function save(path: Path, words: Record<string, string>, isCurrent = false) {
  const { place, shown, texts } = await opened(path);
  const before = Object.fromEntries(texts.map((text) => [text.language, text.words]));
  return ask({ action: 'save', place, shown, words: { ...before, ...words }, isCurrent });
}

/** Returns all that a reply says against a change. */
const reasons = ({ problems = [], beside = {} }: EditReply) => [...problems, ...Object.values(beside)];

/** Returns the path of the first title that is written as words, once, and translated. */
function firstWords(): Path {
  return titles()[0]!;
}

function titles(): Path[] {
  const names = english();
  const isOnce = (title: string) => copy.text().split(JSON.stringify(title)).length === 2;
  return config().pages.flatMap(({ blocks }, page) =>
    (blocks as { title?: unknown }[]).flatMap(({ title }, block): Path[] =>
      typeof title === 'string' && Object.hasOwn(names, title) && isOnce(title)
        ? [['pages', page, 'blocks', block, 'title']]
        : [],
    ),
  );
}

describe('a text that is saved', () => {
  it('in one of several places has no translation before somebody writes one', async () => {
    const words = String(valueAt(config(), firstWords()));
    const other: Path = ['pages', 1, 'blocks', 0, 'title'];
    await save(other, { fr: words, en: english()[words]!, ar: 'عنوان' });
    await save(other, { fr: 'Une autre phrase' });
    expect(english()).not.toHaveProperty('Une autre phrase');
    expect(english()).toHaveProperty(words);
  });

  it('changes one line of the config, and its translations follow when they are still right', async () => {
    const path = firstWords();
    const before = copy.text().split('\n');
    const old = String(valueAt(config(), path));
    const translation = english()[old];
    const { report } = await save(path, { fr: "L'autre titre, ici !" }, true);
    expect(report).toBe('Enregistré.');
    const after = copy.text().split('\n');
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
    expect(valueAt(config(), path)).toBe('L’autre titre, ici\u202f!');
    expect(english()).not.toHaveProperty(old);
    expect(english()['L’autre titre, ici\u202f!']).toBe(translation);
  });

  it('leaves a translation that nobody has looked at under its former words, and says so', async () => {
    const path = firstWords();
    const old = String(valueAt(config(), path));
    const { panel, problems } = await save(path, { fr: 'Tout autre chose' });
    expect(problems?.join('\n')).toContain('cochez « Les autres langues sont toujours justes. »');
    expect(problems?.join('\n')).not.toContain('npm run');
    expect(english()).toHaveProperty(old);
    expect(panel?.texts.map(({ former }) => former)).toEqual([undefined, old, old]);
    await save(path, {}, true);
    expect(english()).toHaveProperty('Tout autre chose');
    expect((await opened(path)).texts.map(({ former }) => former)).toEqual([undefined, undefined, undefined]);
  });

  it('with its translations beside it says which of them come from the former words, too', async () => {
    const path = firstWords();
    const inline = { fr: 'Satisfaits', en: 'Happy', ar: 'راضون' };
    copy.change((changed) => setAt(changed, path, inline));
    await ask({ action: 'pages' });
    const { panel, problems } = await save(path, { fr: 'Fidèles', ar: 'أوفياء' });
    expect(problems?.join('\n')).toContain('cochez « Les autres langues sont toujours justes. »');
    expect(panel?.texts.map(({ words, former }) => [words, former])).toEqual([
      ['Fidèles', undefined],
      ['Happy', 'Satisfaits'],
      ['أوفياء', undefined],
    ]);
    copy.change((changed) => setAt(changed, path, inline));
    await ask({ action: 'pages' });
    expect((await save(path, { fr: 'Fidèles' }, true)).problems).toEqual([]);
    expect(valueAt(config(), path)).toEqual({ ...inline, fr: 'Fidèles' });
  });

  it('that takes the translation of another text with the same words asks first', async () => {
    const [first, second] = [firstWords(), titles()[1]!];
    const words = String(valueAt(config(), second));
    copy.change((changed) => setAt(changed, first, { fr: 'Consulting', en: 'Consulting', ar: 'استشارة' }));
    await ask({ action: 'pages' });
    const { place, shown, texts } = await opened(first);
    const given = Object.fromEntries(texts.map((text) => [text.language, text.words]));
    const request = {
      action: 'save',
      place,
      shown,
      words: { ...given, fr: words },
      isCurrent: false,
    } as const;
    const { question } = await ask(request);
    expect(question).toContain(`sa traduction en anglais\u00a0: «\u00a0${english()[words]}\u00a0»`);
    await ask({ ...request, isConfirmed: true });
    expect(valueAt(config(), first)).toBe(words);
  });

  it('that gives another text with the same words another translation asks first', async () => {
    const [first, second] = [firstWords(), titles()[1]!];
    const words = String(valueAt(config(), second));
    const { question } = await save(first, { fr: words, en: 'Other words' });
    expect(question).toContain(
      `des mêmes mots ailleurs, «\u00a0${english()[words]}\u00a0», qui est remplacée aussi`,
    );
  });

  it('written in place, whose words stand elsewhere too, loses no translation unasked', async () => {
    const [first, second] = [firstWords(), titles()[1]!];
    const words = String(valueAt(config(), second));
    copy.change((changed) => setAt(changed, first, { fr: words, en: 'In place', ar: 'هنا' }));
    await ask({ action: 'pages' });
    const { question } = await save(first, { fr: 'Tout autre chose' });
    expect(question).toContain('sa traduction en anglais\u00a0: «\u00a0In place\u00a0», qui est perdue');
  });

  it('with a corrected space is corrected wherever its words stand', async () => {
    const [first, second] = [firstWords(), titles()[1]!];
    copy.change((changed) => {
      for (const path of [first, second]) setAt(changed, path, 'Deux  mots');
    });
    await ask({ action: 'pages' });
    await save(second, { fr: 'Deux mots' }, true);
    expect([first, second].map((path) => valueAt(config(), path))).toEqual(['Deux mots', 'Deux mots']);
  });

  it('that is a placeholder alone has no entry in the locale files', async () => {
    const words = '{organization.name}';
    const path = firstWords();
    await save(path, { fr: words, en: words, ar: words }, true);
    expect(valueAt(config(), path)).toBe(words);
    expect(english()).not.toHaveProperty(words);
  });

  it('changes in one language only', async () => {
    const path = firstWords();
    const before = contents();
    await save(path, { en: 'Another title' });
    expect(contents().map((text, index) => text === before[index])).toEqual([true, true, false, true, true]);
    expect(english()[String(valueAt(config(), path))]).toBe('Another title');
  });

  it('under a key is changed there, and its translations are confirmed with it', async () => {
    const place = site.session.places.numberOf({ key: 'frame.skip' }, read());
    const { panel } = await ask({ action: 'open', place });
    const words = { fr: 'Au contenu', en: 'To the content', ar: 'إلى المحتوى' };
    const { problems } = await ask({ action: 'save', place, shown: panel!.shown, words, isCurrent: false });
    expect(problems).toEqual([]);
    expect(JSON.parse(copy.text('locales/fr.json')).frame.skip).toBe('Au contenu');
    expect(JSON.parse(copy.text('site.lock.json')).translations['frame.skip']).toBe('Au contenu');
  });

  it('is refused with the reason while it is invalid, and nothing is written', async () => {
    const before = contents();
    const { beside, report } = await save(firstWords(), { fr: '' });
    expect(beside?.fr).toContain('Écrivez un texte');
    expect(report).toBeUndefined();
    expect(contents()).toEqual(before);
  });

  it('has a space in place of a line separator, as text pasted from a slide has', async () => {
    const path = firstWords();
    await save(path, { fr: 'Ligne un\u2028ligne deux\u0085\nligne trois\u2029', en: 'One\vtwo\fthree' });
    expect(valueAt(config(), path)).toBe('Ligne un ligne deux ligne trois');
    expect(english()['Ligne un ligne deux ligne trois'] ?? Object.values(english())).toContain(
      'One two three',
    );
  });

  it.each([
    ['Un\ud83d titre', 'U+D83D'],
    ['Un\u0007 titre', 'U+0007'],
    ['Un\uf0b7 titre', 'U+F0B7'],
    ['Un\u202e titre', 'U+202E'],
  ])('is refused with the name and the place of what is no text: %j', async (fr, code) => {
    const before = contents();
    const found = reasons(await save(firstWords(), { fr }));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`Après «\u00a0Un\u00a0», le texte contient ${code} «`);
    expect(found[0]).not.toContain('UTF-8');
    expect(contents()).toEqual(before);
  });

  it('is refused where a letter was lost, which is to be typed again', async () => {
    const before = contents();
    const found = reasons(await save(firstWords(), { fr: 'Un caf\ufffd chaud' }));
    expect(found).toEqual([
      expect.stringMatching(
        /^Une lettre est perdue après «.Un caf.», où se trouve «.\ufffd.»\. Retapez-la\.$/,
      ),
    ]);
    expect(contents()).toEqual(before);
  });

  it('is refused when the file says something else by now; other changes on disk are kept', async () => {
    const path = firstWords();
    const { place, shown, texts } = await opened(path);
    copy.change((changed) => void (changed.pages.at(-1)!.status = 'published'));
    const words = { ...Object.fromEntries(texts.map((text) => [text.language, text.words])), fr: 'Nouveau' };
    expect(await ask({ action: 'save', place, shown, words, isCurrent: true })).toHaveProperty('report');
    expect(config().pages.at(-1)!.status).toBe('published');
    const { problems } = await ask({ action: 'save', place, shown, words, isCurrent: true });
    expect(problems?.join('')).toContain('a changé dans le fichier');
  });

  it('that becomes the words of another place leaves the translation of those', async () => {
    const [first, second] = [firstWords(), titles()[1]!];
    const words = String(valueAt(config(), second));
    const before = english()[words];
    await save(first, { fr: words }, true);
    expect(english()[words]).toBe(before);
  });

  it('is one line, and a character that no file may have is refused', async () => {
    const path = firstWords();
    await save(path, { en: 'With a\ttab\nand a line' });
    expect(english()[String(valueAt(config(), path))]).toBe('With a tab and a line');
    const before = contents();
    expect(await save(path, { en: 'With \uFFFD' })).not.toHaveProperty('report');
    expect(contents()).toEqual(before);
  });

  it('under a key that only one language has is changed there', async () => {
    const place = site.session.places.numberOf({ key: 'frame.cases.months_few' }, read());
    const { panel } = await ask({ action: 'open', place });
    expect(panel!.texts.map(({ words }) => words === '')).toEqual([true, true, false]);
    const words = { fr: '', en: '', ar: '{{count}} شهور' };
    await ask({ action: 'save', place, shown: panel!.shown, words, isCurrent: false });
    expect(JSON.parse(copy.text('locales/ar.json')).frame.cases.months_few).toBe('{{count}} شهور');
    expect(copy.text('locales/fr.json')).not.toContain('months_few');
  });

  it('under a key keeps a translation to confirm while another language was changed', async () => {
    const place = site.session.places.numberOf({ key: 'frame.skip' }, read());
    const saveAll = async (words: Record<string, string>) => {
      const { panel } = await ask({ action: 'open', place });
      return ask({ action: 'save', place, shown: panel!.shown, words, isCurrent: false });
    };
    await saveAll({ fr: 'Sauter', en: 'Skip', ar: 'تخطي' });
    const { problems } = await saveAll({ fr: 'Au contenu', en: 'To the content', ar: 'تخطي' });
    expect(problems?.join('')).toContain('Les traductions viennent des mots d’avant');
  });

  it('under a key that was never recorded is to be confirmed when its French changes', async () => {
    const place = site.session.places.numberOf({ key: 'frame.skip' }, read());
    const { panel } = await ask({ action: 'open', place });
    const given = Object.fromEntries(panel!.texts.map(({ language, words }) => [language, words]));
    const words = { ...given, fr: 'Au contenu' };
    const reply = await ask({ action: 'save', place, shown: panel!.shown, words, isCurrent: false });
    expect(reply.problems?.join('')).toContain('Les traductions viennent des mots d’avant');
  });

  it('is not written over a change that another program makes meanwhile', async () => {
    const path = firstWords();
    const { place, shown } = await opened(path);
    const words = { fr: 'Premier', en: 'First', ar: 'أول' };
    const saving = ask({ action: 'save', place, shown, words, isCurrent: true });
    copy.change((changed) => void (changed.pages.at(-1)!.status = 'published'));
    await saving;
    expect(config().pages.at(-1)!.status).toBe('published');
  });

  it('loses the marks that were copied with it', async () => {
    const path = firstWords();
    await save(path, { fr: `Des mots${textMark(30)}` }, true);
    expect(valueAt(config(), path)).toBe('Des mots');
  });
});

it('a number is saved as a number', async () => {
  const path = ['values', Object.keys(config().values!)[0]!, 'amount'];
  const saveNumber = async (value: string) => {
    const { place, shown } = await opened(path);
    return ask({ action: 'save', place, shown, words: {}, fields: { [place]: value }, isCurrent: false });
  };
  expect(await saveNumber('6100')).toHaveProperty('report');
  expect(valueAt(config(), path)).toBe(6100);
  const before = contents();
  for (const value of ['beaucoup', '6,100', '0x10', ''])
    expect(await saveNumber(value)).not.toHaveProperty('report');
  expect(contents()).toEqual(before);
  await saveNumber('6\u00a0200,5');
  expect(valueAt(config(), path)).toBe(6200.5);
});

it('a telephone number is saved without the spaces between its digits', async () => {
  const path = ['organization', 'phone'];
  const { place, shown } = await opened(path);
  const fields = { [place]: '+212 5 22\u00a045 67 89' };
  await ask({ action: 'save', place, shown, words: {}, fields, isCurrent: false, isConfirmed: true });
  expect(valueAt(config(), path)).toBe('+212522456789');
  const { report } = await ask({ action: 'undo', change: site.session.steps.at(-1)!.id });
  expect(report).toMatch(/^Annulé\s: Entreprise › Téléphone\.$/);
});

it('a text names the values in its braces, which lead to their place', async () => {
  const [name = ''] = Object.keys(config().values!);
  const path = firstWords();
  const words = `{values.${name}}`;
  await save(path, { fr: words, en: words, ar: words });
  const { values } = await opened(path);
  expect(values.map(({ label }) => label)).toEqual([`Changer partout {values.${name}} (5\u00a0000\u00a0DH)`]);
  const { panel } = await ask(values[0]!.request!);
  const field = panel?.parts.flatMap(({ fields }) => fields).find(({ place }) => place === panel.place);
  expect(field).toMatchObject({ kind: 'number', value: String(config().values![name]!.amount) });
});

it('hours that no text says are changed by their periods', async () => {
  copy.change(({ organization }) => delete organization.hours!.text);
  await ask({ action: 'pages' });
  const path = firstWords();
  const words = '{organization.hours}';
  await save(path, { fr: words, en: words, ar: words });
  const { values } = await opened(path);
  const { panel } = await ask(values[0]!.request!);
  expect(panel!.parts[0]!.fields.map(({ value }) => value).join()).toContain('09:00');
});

it('a click on such hours leads to their periods', async () => {
  copy.change(({ organization }) => delete organization.hours!.text);
  await ask({ action: 'start' });
  const node: [string, string] = ['', 'Du lundi au vendredi, de 9\u00a0h à 18\u00a0h'];
  const { panel } = await ask({ action: 'find', before: '', node, after: '', language: 'fr' });
  expect(panel!.parts[0]!.fields.map(({ value }) => value).join()).toContain('09:00');
});

describe('an entry of a list', () => {
  const list = () => {
    for (const [page, { blocks }] of config().pages.entries())
      for (const [block, each] of blocks.entries())
        if (each.type === 'faq') return ['pages', page, 'blocks', block, 'items'];
    throw new Error('The site of the tests has no questions.');
  };
  const questions = () => valueAt(config(), list()) as { question: unknown }[];
  const about = (index: number) => entryAt([...list(), index, 'question']);

  it('moves up and down, and stays at the ends', async () => {
    const before = questions();
    await ask({ action: 'move', ...(await about(0)), by: 1 });
    expect(questions()).toEqual([before[1], before[0], ...before.slice(2)]);
    await ask({ action: 'move', ...(await about(1)), by: -1 });
    await ask({ action: 'move', ...(await about(0)), by: -1 });
    expect(questions()).toEqual(before);
  });

  it('is added in the form of another one, with its translations', async () => {
    const before = questions();
    const { form } = await ask({ action: 'form', ...(await about(0)) });
    const words = form!.texts.map((_, index) => ({
      fr: `Mots nouveaux ${index}\u202f?`,
      en: `New words ${index}?`,
      ar: '',
    }));
    expect(await ask({ action: 'add', place: form!.original, words, isConfirmed: true })).toHaveProperty(
      'report',
    );
    expect(questions()).toHaveLength(before.length + 1);
    expect(questions()[1]!.question).toBe('Mots nouveaux 0\u202f?');
    expect(english()['Mots nouveaux 0\u202f?']).toBe('New words 0?');
    expect(JSON.parse(copy.text('locales/ar.json')).pages).not.toHaveProperty('Mots nouveaux 0\u202f?');
  });

  it('is refused beside the first text that it lacks', async () => {
    const { form } = await ask({ action: 'form', ...(await about(0)) });
    const words = form!.texts.map((_, index) => ({
      fr: index === 0 ? 'Une question ?' : '',
      en: '',
      ar: '',
    }));
    const before = contents();
    const { beside, problems } = await ask({
      action: 'add',
      place: form!.original,
      words,
      isConfirmed: true,
    });
    expect(beside).toEqual({
      'Réponse fr': expect.stringMatching(/^Il manque le champ «\sRéponse\s»\. Ajoutez-le\.$/),
    });
    expect(problems).toEqual([]);
    expect(contents()).toEqual(before);
  });

  it('does not lead where its original does, unless somebody says so', async () => {
    const at = config().pages.findIndex(({ blocks }) => blocks.some(({ type }) => type === 'testimonials'));
    const block = config().pages[at]!.blocks.findIndex(({ type }) => type === 'testimonials');
    const own = ['pages', at, 'blocks', block, 'items'];
    const entries = () => valueAt(config(), own) as { case?: string }[];
    const index = entries().findIndex((entry) => entry.case !== undefined);
    const added = async (to: string) => {
      const { form } = await ask({ action: 'form', place: placeOf([...own, index]) });
      const led = form!.fields.find(({ name }) => name === 'Réalisation')!;
      expect(led.value).toBe('');
      const words = form!.texts.map((_, text) => ({ fr: `Mots ${text}`, en: '', ar: '' }));
      const fields = to === '' ? {} : { [led.place]: to };
      await ask({ action: 'add', place: form!.original, words, fields, isConfirmed: true });
      return entries()[index + 1]!.case;
    };
    const original = entries()[index]!.case!;
    expect(await added('')).toBeUndefined();
    expect(await added(original)).toBe(original);
  });

  it('has no drawing of its original, and asks for its own figures', async () => {
    const at = config().pages.findIndex(({ blocks }) => blocks.some(({ type }) => type === 'cases'));
    const block = config().pages[at]!.blocks.findIndex(({ type }) => type === 'cases');
    const own = ['pages', at, 'blocks', block, 'items'];
    const entries = () => valueAt(config(), own) as Case[];
    type Case = { stats: Record<string, number>; result?: object; drawing?: string };
    const numbersOf = ({ stats, result }: Case) =>
      Object.values({ ...stats, ...result }).filter((value) => typeof value === 'number');
    copy.change((changed) => setAt(changed, [...own, 0, 'drawing'], 'ledger'));
    await reload(site);
    const { form } = await ask({ action: 'form', place: placeOf([...own, 0]) });
    const figures = form!.fields.filter(({ kind, isNeeded }) => kind === 'number' && isNeeded);
    expect(figures).toHaveLength(numbersOf(entries()[0]!).length);
    expect(figures.map(({ value }) => value).join('')).toBe('');
    const words = form!.texts.map((_, text) => ({ fr: `Mots ${text}`, en: '', ar: '' }));
    const fields = Object.fromEntries(figures.map(({ place }, index) => [place, String(index + 1)]));
    await ask({ action: 'add', place: form!.original, words, fields, isConfirmed: true });
    expect(numbersOf(entries()[1]!)).toEqual(figures.map((_, index) => index + 1));
    expect(entries()[1]).not.toHaveProperty('drawing');
  });

  it('asks for a page of its own where it says nothing without one', async () => {
    const found = site
      .loaded()
      .content!.context!.references.find(
        ({ kind, path }) => kind === 'page' && path[0] === 'pages' && path.at(-3) === 'items',
      )!;
    const entry = found.path.slice(0, -1);
    const entries = () => valueAt(config(), entry.slice(0, -1)) as object[];
    const count = entries().length;
    const { form } = await ask({ action: 'form', place: placeOf(entry) });
    expect(form!.fields.find(({ name }) => name === 'Page')).toMatchObject({ value: '', isNeeded: true });
    const words = form!.texts.map((_, text) => ({ fr: `Mots ${text}`, en: '', ar: '' }));
    await ask({ action: 'add', place: form!.original, words, isConfirmed: true });
    expect(entries()).toHaveLength(count + 1);
  });

  it('is added without a part that has no words, such as a link', async () => {
    copy.change((changed) => {
      const [first] = valueAt(changed, list()) as { action?: object }[];
      first!.action = { label: { fr: 'Un lien', en: 'A link', ar: 'رابط' }, to: 'contact' };
    });
    await reload(site);
    const { form } = await ask({ action: 'form', ...(await about(0)) });
    const isLink = form!.texts.map((text) => text.words[0]?.words === 'Un lien');
    expect(isLink).toContain(true);
    const words = isLink.map((isLeftOut, index) => ({
      fr: isLeftOut ? '' : `Mots nouveaux, ${index}\u202f?`,
      en: '',
      ar: '',
    }));
    expect(await ask({ action: 'add', place: form!.original, words, isConfirmed: true })).toHaveProperty(
      'report',
    );
    expect(questions()[1]).not.toHaveProperty('action');
  });

  it.each<[string, Path, string]>([
    ['a page of a menu', ['menus', 'company'], 'faq'],
    ['a word of a list without repetition', ['contact', 'keywords'], 'achetez ici'],
  ])('without words of its own is added by its fields: %s', async (_, own, value) => {
    copy.change((changed) => setAt(changed, ['contact', 'keywords'], ['gagnez vite']));
    await reload(site);
    const before = valueAt(config(), own) as string[];
    const { form } = await ask({ action: 'form', place: placeOf([...own, 0]) });
    const place = form!.original;
    expect(form).toMatchObject({ texts: [], fields: [{ place, value: before[0] }] });
    const refused = await ask({ action: 'add', place, words: [], fields: { [place]: '-' } });
    expect(refused.beside).toHaveProperty(String(place));
    const added = await ask({ action: 'add', place, words: [], fields: { [place]: value } });
    expect(added.report).toBe('Enregistré.');
    expect(valueAt(config(), own)).toEqual([before[0], value, ...before.slice(1)]);
  });

  it('is not added in another language only', async () => {
    const { form } = await ask({ action: 'form', ...(await about(0)) });
    const words = form!.texts.map(() => ({ fr: '', en: 'English only', ar: '' }));
    const before = contents();
    expect(await ask({ action: 'add', place: form!.original, words, isConfirmed: true })).not.toHaveProperty(
      'report',
    );
    expect(contents()).toEqual(before);
  });

  it('is removed once by a request that comes twice', async () => {
    const before = questions();
    const request = { action: 'remove', ...(await about(0)), isConfirmed: true } as const;
    await ask(request);
    expect((await ask(request)).problems?.join('')).toContain('a changé');
    expect(questions()).toEqual(before.slice(1));
  });

  it('is removed with its translations', async () => {
    const [first] = questions();
    await ask({ action: 'remove', ...(await about(0)), isConfirmed: true });
    expect(questions()[0]).not.toEqual(first);
    expect(english()).not.toHaveProperty(String(first!.question));
  });

  it('whose translations are missing shows the fields for them once it is added', async () => {
    const { form } = await ask({ action: 'form', ...(await about(0)) });
    const words = form!.texts.map((_, index) => ({ fr: `Mots nouveaux ${index}\u202f?`, en: '', ar: '' }));
    const { panel, report } = await ask({ action: 'add', place: form!.original, words, isConfirmed: true });
    expect(report).toBe('Enregistré.');
    expect(panel?.texts.map((text) => text.words)).toEqual(['Mots nouveaux 0\u202f?', '', '']);
  });

  it('that the site needs is not removed', async () => {
    const before = contents();
    const { problems } = await ask({
      action: 'remove',
      ...(await entryAt(['pages', 0, 'blocks', 0, 'title'])),
    });
    expect(problems?.join('')).toContain('hero');
    expect(contents()).toEqual(before);
  });
});

it('a text says whether the other places with its words change with it', async () => {
  const key = 't:actions.quote';
  const uses = copy.text().split(JSON.stringify(key)).length - 1;
  const page = config().pages.findIndex(({ blocks }) => JSON.stringify(blocks).includes(key));
  const { references } = site.loaded().content!.context!;
  const { path } = references.find(
    ({ value, path: [part, at] }) => value === key && part === 'pages' && at === page,
  )!;
  const { isShared, shared } = await opened(path);
  expect([isShared, shared.length]).toEqual([true, uses - 1]);
  const [first, second] = titles() as [Path, Path];
  const words = { fr: 'Les mêmes mots', en: 'The same words', ar: 'الكلمات نفسها' };
  for (const title of [first, second]) await save(title, words, true);
  const same = await opened(first);
  expect([same.isShared, same.shared.length]).toEqual([false, 1]);
});

it('a text says what it is for: the name and the summary of a page change on every card', async () => {
  for (const field of ['name', 'summary'])
    expect((await opened(['pages', 1, field])).help).toContain('change partout');
  const { title, help } = await opened(firstWords());
  expect(help).not.toBe('');
  expect(help).not.toContain(title);
});

it('a save that changes nothing says so', async () => {
  const before = contents();
  expect(await save(firstWords(), {})).toMatchObject({ report: 'Rien n’a changé.' });
  expect(contents()).toEqual(before);
});

describe('before a change is written, somebody has to know and confirm', () => {
  /** Returns the question about a request; the same request is written once it is confirmed. */
  async function questionAbout(request: EditRequest) {
    const before = contents();
    const { question } = await ask(request);
    expect(contents()).toEqual(before);
    return question;
  }
  const pathOf = (isWanted: (value: unknown) => boolean) => {
    for (const [page, { blocks }] of config().pages.entries())
      for (const [block, { items = [] }] of (blocks as { items?: unknown[] }[]).entries())
        for (const [item, entry] of items.entries())
          if (isWanted(entry)) return ['pages', page, 'blocks', block, 'items', item];
    throw new Error('The site of the tests has no such entry.');
  };
  const saving = async (path: Path, words: Record<string, string>): Promise<EditRequest> => {
    const { place, shown } = await opened(path);
    return { action: 'save', place, shown, words, isCurrent: true };
  };

  it('which other places have the same figure', async () => {
    const path = [...pathOf((entry) => (entry as { value?: number }).value === 98), 'value'];
    const { place, shown } = await opened(path);
    const fields = { [place]: '97' };
    const request = { action: 'save', place, shown, words: {}, fields, isCurrent: true } as const;
    const question = await questionAbout(request);
    expect(question).toContain('page /consulting/nos-realisations ›');
    expect(question).not.toContain('100');
    expect(await ask({ ...request, isConfirmed: true })).toHaveProperty('report');
    expect(valueAt(config(), path)).toBe(97);
  });

  it('which texts about the same page say the same figure, and none of another page', async () => {
    const [page = 0, other = 0] = [...config().pages.keys()].filter(
      (at) => config().pages[at]!.kind === 'service',
    );
    copy.change((changed) => {
      changed.pages[page]!.summary = 'Cinq pages au plus';
      changed.pages[page]!.description = 'Un site de cinq pages, en ligne en trois semaines.';
      Object.assign(changed.ads[0]!, {
        page: changed.pages[page]!.id,
        subtitle: '5 pages en trois semaines',
      });
      changed.pages[other]!.summary = 'Un rapport de cinq pages';
    });
    await ask({ action: 'pages' });
    const words = { fr: 'Huit pages au plus', en: '8', ar: '8' };
    const question = await questionAbout(await saving(['pages', page, 'summary'], words));
    expect(question).toContain('« Un site de cinq pages,');
    expect(question).toContain('« 5 pages en trois semaines »');
    expect(question).not.toContain('Un rapport');
  });

  it('which other places have the same hours', async () => {
    const path = ['organization', 'hours', 'text'];
    const words = { fr: 'Du lundi au samedi, de 8 h à 18 h', en: '8–6', ar: '8–18' };
    expect(await questionAbout(await saving(path, words))).toContain('« 09:00 »');
    const same = await saving(path, { ...words, fr: 'De 9 h à 18 h, le samedi aussi' });
    expect(await ask(same)).toHaveProperty('report');
  });

  it('which texts name a day that the opening hours gain or lose', async () => {
    const [closed, open] = ['Ouvert du lundi au vendredi', 'Les mercredis, deux lundiste et deux clés'];
    const [first, second] = titles() as [Path, Path];
    await save(first, { fr: closed, en: 'Monday to Friday', ar: 'من الاثنين إلى الجمعة' });
    await save(second, { fr: open, en: 'Wednesdays', ar: 'الأربعاء' });
    const days: Path = ['organization', 'hours', 'periods', 0, 'days'];
    const { place, shown } = await opened(days);
    const saved = async (without: string, ...added: string[]) => {
      const now = [...(valueAt(config(), days) as string[]).filter((day) => day !== without), ...added];
      const fields = { [placeOf(days)]: now.join(',') };
      return questionAbout({ action: 'save', place, shown, words: {}, fields, isCurrent: true });
    };
    const question = await saved('monday', 'saturday');
    expect(question).toContain(`« ${closed} »`);
    expect(question).not.toContain(open);
    expect(await saved('wednesday')).toContain(`« ${open} »`);
  });

  it('which coordinates an address that changes leaves', async () => {
    const request = await saving(['organization', 'address', 'street'], {
      fr: '2, rue Neuve',
      en: '',
      ar: '',
    });
    const question = await questionAbout(request);
    expect(question).toContain('Latitude : « 33.5731 »');
    expect(question).toContain('Longitude : « -7.5898 »');
    const { shown, ...same } = request as Extract<EditRequest, { action: 'save' }>;
    const words = Object.fromEntries(JSON.parse(shown) as [string, string][]);
    expect(await ask({ ...same, shown, words })).toHaveProperty('report');
  });

  it('which texts name the city that the address leaves', async () => {
    const path = ['organization', 'address', 'locality'];
    await save(firstWords(), { fr: 'Des clients casablancais : Casablancais', en: '1', ar: '2' });
    const question = await questionAbout(await saving(path, { fr: 'Rabat', en: 'Rabat', ar: 'الرباط' }));
    expect(question).toContain('Avantages 2 › Titre : « Un siège à Casablanca »');
    expect(question).not.toContain('Casablancais');
  });

  /** Returns how many texts of the config name a value in braces. */
  const naming = (value: string) =>
    copy
      .text()
      .split('\n')
      .filter((line) => line.includes(`{${value}}`) && !/^ *"(en|ar)"/.test(line)).length;

  it('which value a text no longer follows, how many texts still show it, and how it changes everywhere', async () => {
    const path = pathOf((entry) =>
      String((entry as { answer?: string }).answer).includes('{values.website}'),
    );
    const request = await saving([...path, 'answer'], { fr: 'Dès 7 000 DH', en: 'From 7,000', ar: '7000' });
    expect(await questionAbout(request)).toContain(
      `Ce texte ne suit plus {values.website}. Autres textes qui l’affichent encore : ${naming('values.website') - 1}. Pour changer cette valeur partout, gardez-la dans le texte et cliquez sur « Changer partout {values.website} (5\u00a0000\u00a0DH) ».`,
    );
    const kept = { fr: 'Dès {values.website}', en: 'From {values.website}', ar: '{values.website}' };
    expect(await ask(await saving([...path, 'answer'], kept))).toHaveProperty('report');
  });

  it('the same of a shared text, whose other places change with it, and of a fact of the company', async () => {
    for (const language of ['fr', 'en', 'ar'])
      copy.edit(`locales/${language}.json`, (text) =>
        text.replace(/("analysis": )"[^"]*"/, '$1"Le {organization.phone}"'),
      );
    const list = pathOf((entry) => (entry as { title?: string }).title === 't:steps.analysis');
    const request = await saving([...list, 'title'], { fr: 'Le 05', en: 'The 05', ar: '05' });
    expect(await questionAbout(request)).toContain(
      `Ce texte ne suit plus {organization.phone}. Autres textes qui l’affichent encore : ${naming('organization.phone')}.`,
    );
  });

  it('and not the amounts of other values, which are other things', async () => {
    copy.change((given) => {
      for (const value of Object.values(given.values!)) value.amount = 7654;
    });
    await ask({ action: 'pages' });
    const path = ['values', 'website', 'amount'];
    const { place, shown } = await opened(path);
    const fields = { [place]: '6000' };
    const request = { action: 'save', place, shown, words: {}, fields, isCurrent: true } as const;
    expect(await ask(request)).toHaveProperty('report');
  });

  it('which titles count the entries of a list', async () => {
    const list = pathOf((entry) => (entry as { title?: string }).title === 'Consultation').slice(0, -1);
    const about = await entryAt([...list, 1, 'title']);
    for (const action of ['remove', 'add'] as const)
      expect(await questionAbout({ action, ...about, words: [] })).toContain(
        '« Quatre étapes jusqu’à l’ouverture »',
      );
    await ask({ action: 'remove', ...about, isConfirmed: true });
    expect(valueAt(config(), list)).toHaveLength(3);
  });

  it('and texts of its page, or that lead to it, which count the same', async () => {
    const list = pathOf((entry) => (entry as { title?: string }).title === 'Consultation').slice(0, -1);
    const page = config().pages[Number(list[1])]!;
    copy.change((changed) => {
      const [ad] = changed.ads;
      Object.assign(ad!, {
        page: page.id,
        subtitle: { fr: 'Le tout en quatre étapes', en: 'Four steps', ar: '4' },
      });
      const description = 'Quatre semaines pour ouvrir. Ses quatre étapes sont sur cette page.';
      Object.assign(changed.pages[Number(list[1])]!, { description });
    });
    await ask({ action: 'pages' });
    const question = await questionAbout({ action: 'remove', ...(await entryAt([...list, 1, 'title'])) });
    expect(question).toContain('« Le tout en quatre étapes »');
    expect(question).toContain('« Quatre semaines pour ouvrir. Ses quatre étapes');
  });

  it('which visitors do not see what has no translation', async () => {
    const list = pathOf((entry) => (entry as { question?: string }).question !== undefined).slice(0, -1);
    const about = await entryAt([...list, 0, 'question']);
    const { form } = await ask({ action: 'form', ...about });
    const words = form!.texts.map(() => ({ fr: 'Mots nouveaux', en: '', ar: 'كلمات' }));
    expect(await questionAbout({ action: 'add', ...about, words })).toContain(
      'Sans traduction (anglais), les visiteurs dans cette langue ne voient pas cet élément de la liste.',
    );
    const title = await saving(firstWords(), { fr: 'Un titre', en: 'A title', ar: '' });
    expect(await questionAbout(title)).toContain(
      'Sans traduction (arabe), tout le bloc s’affiche en français.',
    );
  });

  it('which places repeat an entry that is removed', async () => {
    const path = pathOf((entry) => (entry as { id?: string }).id === 'reprise-comptable');
    const request = { action: 'remove', ...(await entryAt([...path, 'name'])) } as const;
    const question = await questionAbout(request);
    expect(question).toContain('page / ›');
    expect(question).toContain('page /consulting/comptabilite ›');
    expect(copy.text().split('#reprise-comptable"').length).toBeGreaterThan(2);
    expect(await ask({ ...request, isConfirmed: true })).toHaveProperty('report');
    expect(copy.text()).not.toContain('#reprise-comptable');
    await undo();
    expect(copy.text()).toContain('#reprise-comptable');
  });
});

describe('while the site has errors', () => {
  /** Clicks on the words of a place as the page shows them. */
  const click = (path: Path, words = String(valueAt(config(), path))) => {
    const mark = textMark(site.session.places.numberOf({ path }, site.loaded().shown!.config));
    return ask({ action: 'find', before: '', node: ['', words + mark], after: '', language: 'fr' });
  };
  const errors = () =>
    loadSite(copy.folder)
      .problems.filter(isError)
      .map(({ code }) => code);
  const breakSite = async (change: (config: SiteConfig) => void) => {
    copy.change(change);
    await reload(site);
  };
  /** Errors that the schema reports, and such as the rules report. */
  const broken: [string, (config: SiteConfig) => void][] = [
    ['of the form', (changed) => void Object.assign(changed.pages.at(-1)!, { title: 5 })],
    ['of the content', (changed) => void changed.menus.services.push('nowhere')],
    [
      'in the type of a block',
      (changed) => void Object.assign(changed.pages.at(-1)!.blocks[0]!, { type: 'x' }),
    ],
    ['in a page without blocks', (changed) => void Reflect.deleteProperty(changed.pages.at(-1)!, 'blocks')],
    [
      'in the same block',
      (changed) => void Object.assign(valueAt(changed, firstWords().slice(0, -1)) as object, { id: 5 }),
    ],
  ];

  it.each(broken)('a text is changed beside an error %s, which stays', async (_, change) => {
    const path = firstWords();
    await breakSite(change);
    const before = errors();
    expect(before).not.toEqual([]);
    const { panel } = await click(path);
    const words = {
      ...Object.fromEntries(panel!.texts.map((text) => [text.language, text.words])),
      fr: 'Nouveau',
    };
    const { report } = await ask({
      action: 'save',
      place: panel!.place,
      shown: panel!.shown,
      words,
      isCurrent: true,
    });
    expect(report).toContain('La page le montrera');
    expect(valueAt(config(), path)).toBe('Nouveau');
    expect(errors()).toEqual(before);
  });

  it('texts that are the error are corrected one by one, and refused with another error', async () => {
    copy.change((changed) => withNewService(changed, { status: 'draft' }));
    const page = config().pages.findIndex(({ id }) => id === newService);
    const [first, second] = ['title', 'eyebrow'].map((field): Path => ['pages', page, 'blocks', 0, field]);
    await breakSite((changed) => {
      for (const path of [first!, second!]) setAt(changed, path, { fr: `${path.at(-1)} (à réécrire)` });
    });
    await breakSite((changed) => void delete changed.pages[page]!.status);
    expect(errors()).toHaveLength(2);
    for (const path of [second!, first!]) {
      const { panel } = await click(path, `${path.at(-1)} (à réécrire)`);
      const request = { action: 'save', place: panel!.place, shown: panel!.shown, isCurrent: true } as const;
      const refused = await ask({ ...request, words: { fr: 'Un {nom}', en: 'A {name}', ar: '{name}' } });
      expect(reasons(refused).join('')).toContain('{nom}');
      const words = { fr: `Écrit, ${path.at(-1)}`, en: `Written, ${path.at(-1)}`, ar: 'كتب' };
      expect((await ask({ ...request, words })).report).toContain('Enregistré.');
    }
    expect(errors()).toEqual([]);
  });

  it('what the file no longer says as the page shows it is not changed, and the error is named with its line', async () => {
    const path = firstWords();
    const words = String(valueAt(config(), path));
    await breakSite((changed) => void setAt(changed, path, 'Un {nom}'));
    const { panel, problems } = await click(path, words);
    expect(panel).toBeUndefined();
    expect(problems?.join('\n')).toMatch(/ne dit plus ce que montre la page[^]*site\.config\.json:\d+:\d+/);
  });

  it('a file that is no JSON takes no change, and its line is named', async () => {
    const path = firstWords();
    const words = String(valueAt(config(), path));
    const line =
      copy
        .text()
        .split('\n')
        .findIndex((text) => text.includes('"pages": [')) + 1;
    copy.replace('"pages": [', '"pages" [');
    const before = contents();
    const { panel, problems } = await click(path, words);
    expect(panel).toBeUndefined();
    expect(problems?.join('\n')).toContain(`site.config.json:${line}:`);
    expect(contents()).toEqual(before);
  });

  it('editing begins, and pages get their marks', async () => {
    await ask({ action: 'stop' });
    await breakSite(broken[0]![1]);
    const { site: unmarked } = site.loaded();
    await ask({ action: 'start' });
    expect(site.loaded()).toMatchObject({ isMarked: true });
    expect(site.loaded().site).not.toBe(unmarked);
    expect((await click(firstWords())).panel).toBeDefined();
  });
});

it('every change is undone in order, and all of them are listed before', async () => {
  const before = contents();
  const path = firstWords();
  await save(path, { fr: 'Premier' });
  await save(path, { fr: 'Second', en: 'Second' });
  const { report } = await ask({ action: 'changes' });
  expect(report).toContain('Depuis l’ouverture');
  // In the French names of the schema.
  expect(report).toMatch(/En-tête de page 1 › Grand titre \[en\]\s: .* → «\sSecond\s»/);
  expect(report).not.toMatch(/hero|\btitle\b/);
  await undo();
  expect(valueAt(config(), path)).toBe('Premier');
  await undo();
  expect(contents()).toEqual(before);
  expect((await undo()).report).toContain('rien à annuler');
});

it('only the change that a page knows as the last one is undone', async () => {
  await save(firstWords(), { fr: 'Premier' });
  const first = site.session.steps.at(-1)!.id;
  await save(firstWords(), { fr: 'Second' });
  const before = contents();
  expect((await undo(first)).problems?.join('')).toContain('n’est plus celle');
  expect(contents()).toEqual(before);
});

it('a change is not undone when its file has changed since', async () => {
  await save(firstWords(), { fr: 'Premier' });
  copy.change((changed) => void (changed.pages.at(-1)!.status = 'published'));
  const before = contents();
  expect((await undo()).problems?.join('')).toContain('ont changé ailleurs');
  expect(contents()).toEqual(before);
});

it(
  'many changes and undos leave canonical files of a valid site, and the other files as they are',
  { timeout: 3_600_000 },
  async () => {
    const random = generator(7);
    const before = contents();
    const places = [...Array(4000).keys()].filter((number) => site.session.places.at(number, read()));
    const pick = <Entry>(entries: readonly Entry[]) => entries[Math.floor(random() * entries.length)]!;
    for (let time = 0; time < (process.env.TEST_ALL ? 500 : 8); time += 1) {
      const place = pick(places);
      const { panel } = await ask({ action: 'open', place });
      // What has changed meanwhile has another number.
      if (!panel) continue;
      const { parts, shown, texts } = panel;
      const words = Object.fromEntries(texts.map((text) => [text.language, `${text.words} ${time}`]));
      const entry = { place: pick(parts)?.place ?? -1 };
      const isOk = await ask(
        pick<EditRequest>([
          { action: 'save', place: panel.place, shown, words, isCurrent: random() < 0.5, isConfirmed: true },
          { action: 'move', ...entry, by: pick([-1, 1]) },
          { action: 'remove', ...entry, isConfirmed: true },
          { action: 'add', ...entry, words: Array.from({ length: 20 }, () => words), isConfirmed: true },
          { action: 'undo', change: site.session.steps.at(-1)?.id },
        ]),
      );
      expect(isOk).toBeTypeOf('object');
      for (const file of files.slice(0, 4)) {
        const text = copy.text(file);
        expect(text === canonicalJson(JSON.parse(text)), file).toBe(true);
      }
    }
    expect(loadSite(copy.folder).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    while (site.session.steps.length > 0) await undo();
    expect(contents()).toEqual(before);
  },
);
