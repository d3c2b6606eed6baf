import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionData, EditReply, EditRequest, LineData } from '../../../../client/app/dev-tools/edit-api';
import { publishedPaths } from '../../../../config/lock/published-paths';
import { writeSiteLock } from '../../../../config/lock/site-lock';
import { loadSite } from '../../../../config/load-site';
import { isError } from '../../../../config/source/problem';
import { isObject, type Path } from '../../../../lib/json';
import type { SiteConfig } from '../../../../site/types.generated';
import { editedSite } from '../../../../../tests/support/edited-site';
import { newService, SiteCopy, withNewService } from '../../../../../tests/support/site-copy';
import { layoutData } from '../../../../site/page-data/layout-data';
import { answerEdit } from '../answer-edit';
import { CHANGED, type EditedSite } from '../edit-session';
import { COUNTS } from '../question/counts';

// Pages are not rendered here.
vi.mock('../../dev-site', () => ({ devSite: async () => ({}) }));

let copy: SiteCopy;
let site: EditedSite;
const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json', 'site.lock.json'];
const contents = () => files.map((file) => copy.text(file));
const config = () => JSON.parse(copy.text()) as SiteConfig;
const ids = (section?: string) => config().pages.flatMap((page) => (page.section === section ? page.id : []));
const pageOf = (id: string) => config().pages.find((page) => page.id === id);
const header = () => config().menus.header.map(({ page, section, to }) => page ?? section ?? to);
const errors = () => loadSite(copy.folder, { drafts: true }).problems.filter(isError);

beforeEach(async () => {
  copy = new SiteCopy();
  writeSiteLock(copy.folder, { paths: publishedPaths(config(), []) });
  site = await editedSite(copy);
});
afterEach(() => copy[Symbol.dispose]());

const ask = (request: EditRequest) => answerEdit(site, request);
const confirmed = (request: EditRequest) => ask({ ...request, isConfirmed: true } as EditRequest);
const undo = () => ask({ action: 'undo', change: site.session.steps.at(-1)?.id });

/** Returns the line of a list that begins with a name. */
async function lineOf(name: string, list: 'pages' | 'header' = 'pages'): Promise<LineData> {
  const reply = await ask({ action: list });
  return reply.list!.groups.flatMap(({ lines }) => lines).find(({ text }) => text.split(' · ')[0] === name)!;
}

/** Returns what a button of a line asks; undefined when it is disabled. */
const requestOf = ({ actions }: { actions: readonly ActionData[] }, label: string) =>
  actions.find((action) => action.label === label)!.request;

/** Presses a button of a line. */
async function press(name: string, label: string, list?: 'pages' | 'header'): Promise<EditReply> {
  return confirmed(requestOf(await lineOf(name, list), label)!);
}

/** Copies a page, with a French name. */
async function copyOf(name: string, fr: string): Promise<EditReply> {
  const { form } = await ask(requestOf(await lineOf(name), 'Copier')!);
  const words = form!.texts.map(() => ({ fr, en: 'A copy', ar: 'نسخة' }));
  return confirmed({ action: 'add', place: form!.original, words });
}

const openLines = ({ list }: EditReply) =>
  list!.groups.flatMap(({ lines }) => lines.filter(({ isOpen }) => isOpen).map(({ text }) => text));

/** Gives the first page of a section of three services a title that counts them, and returns it. */
function countPages(): string {
  const fr = 'Trois démarches, ensemble ou une par une';
  copy.change(({ pages }) => {
    const { blocks } = pages.find(({ id }) => id === 'accompagnements')!;
    const list = blocks.find(({ type }) => type === 'service-list') as { title?: unknown };
    list.title = { fr, en: 'Three steps', ar: 'ثلاث خطوات' };
  });
  return fr;
}

describe('the button of the whole site', () => {
  const opened = async () => {
    const { list } = await ask({ action: 'pages' });
    return (await ask(requestOf(list!, 'Le site')!)).panel!;
  };
  const pathOf = (place: number) =>
    (site.session.places.at(place, site.loaded().content!.context!.config) as { path: Path }).path;

  it('opens what belongs to no part of the site, in the order of the schema', async () => {
    copy.change((changed) => void delete changed.redirects);
    site = await editedSite(copy);
    const { title, parts } = await opened();
    expect(title).toBe('Le site');
    expect(parts.map((part) => part.title)).toEqual([title]);
    const paths = parts[0]!.fields.map(({ place }) => pathOf(place));
    const own = new Set(paths.map(([field]) => String(field)));
    const schema = site.loaded().content!.context!.findReferences.keywords.properties;
    expect([...own]).toEqual([...schema.keys()].filter((name) => own.has(name)));
    expect([...own]).toEqual(expect.arrayContaining(['url', 'languages', 'keywords', 'redirects']));
    expect(paths.filter(([field]) => isObject(config()[field as keyof SiteConfig]))).toEqual([]);
    expect(parts[0]!.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Langues 1', 'redirection 1 › Ancienne adresse']),
    );
  });

  it('leads to the fields of a language, and a first redirect is written', async () => {
    copy.change((changed) => void delete changed.redirects);
    site = await editedSite(copy);
    const save = async (values: [place: number, typed: string][], { place, shown } = panel) =>
      confirmed({
        action: 'save',
        place,
        shown,
        words: {},
        fields: Object.fromEntries(values),
        isCurrent: false,
      });
    const panel = await opened();
    const placeAt = (path: Path, { parts } = panel) =>
      parts[0]!.fields.find(({ place }) => String(pathOf(place)) === String(path))!.place;
    const redirect: Path = ['redirects', 0];
    const { report } = await save([
      [placeAt(['url']), 'https://www.other.example'],
      [placeAt([...redirect, 'from']), '/former'],
      [placeAt([...redirect, 'to']), 'contact'],
    ]);
    expect(report).toContain('Enregistré.');
    expect(config()).toMatchObject({
      url: 'https://www.other.example',
      redirects: [{ from: '/former', to: 'contact' }],
    });
    const reply = await ask({ action: 'open', place: placeAt(['languages', 0], await opened()) });
    const names = reply.panel!.parts[0]!.fields.map(({ place }) => pathOf(place).at(-1));
    // The file of a language has its code for a name, which the panel does not change.
    expect(names).not.toContain('code');
    const locale = placeAt(['languages', 0, 'locale'], reply.panel);
    await save([[locale, 'fr-BE']], reply.panel);
    expect(config().languages[0]?.locale).toBe('fr-BE');
  });
});

describe('the pages of the panel', () => {
  it('are listed by section, each with its name, its state and its addresses', async () => {
    copy.change(({ pages }) => (pages.find(({ id }) => id === 'terrain')!.status = 'draft'));
    const { list } = await ask({ action: 'pages' });
    const sections = new Set(config().pages.map(({ section }) => section));
    expect(list!.groups).toHaveLength(sections.size);
    expect(list!.groups.flatMap(({ lines }) => lines)).toHaveLength(config().pages.length);
    const line = await lineOf('Terrain');
    expect(line.text).toBe('Terrain · brouillon');
    expect(line.addresses).toMatchObject({
      en: '/en/accompagnements/land',
      ar: '/ar/accompagnements/terrain',
    });
    expect((await lineOf('Contact')).text).toBe('Contact · publiée');
  });

  it.each(['/accompagnements/terrain', '/en/accompagnements/land', '/ar/accompagnements/terrain'])(
    'the one that is open has a panel of its own fields: %s',
    async (address) => {
      const { panel } = await ask({ action: 'page', address });
      expect(panel!.parts).toHaveLength(1);
      expect(panel!.parts[0]!.place).toBe(panel!.place);
      const names = panel!.parts[0]!.fields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Nom court', 'Résumé', 'État', 'Image de partage']));
    },
  );

  it('an address of no page has none, and says so', async () => {
    const { problems, panel } = await ask({ action: 'page', address: '/nulle-part' });
    expect(panel).toBeUndefined();
    expect(problems!.join()).toContain('Aucune page');
  });

  it('move within their section, and undo leaves every file as it was', async () => {
    const before = contents();
    const [others, web] = [ids('consulting'), ids('web')];
    const [first, second] = web;
    const name = (await lineOf('Référencement (SEO)')) ? 'Référencement (SEO)' : '';
    const reply = await press(name, 'Monter');
    expect(ids('web')).not.toEqual([first, second, ...web.slice(2)]);
    expect(ids('web').toSorted()).toEqual(web.toSorted());
    expect(ids('consulting')).toEqual(others);
    expect(openLines(reply)).toEqual([`${name} · publiée`]);
    await undo();
    expect(contents()).toEqual(before);
  });

  it('the first and the last of a section do not leave it', async () => {
    const { list } = await ask({ action: 'pages' });
    for (const { lines } of list!.groups) {
      expect(requestOf(lines[0]!, 'Monter')).toBeUndefined();
      expect(requestOf(lines.at(-1)!, 'Descendre')).toBeUndefined();
    }
    // Their section is not in one piece.
    await press('Confidentialité', 'Descendre');
    expect(ids().slice(-3)).toEqual(['mentions-legales', 'confidentialite', 'plan-du-site']);
    expect(errors()).toEqual([]);
  });

  it('a copy is a draft with an id and an address of its own, and undo leaves every file as it was', async () => {
    const before = contents();
    const reply = await copyOf('Terrain', 'Terrain à bâtir');
    expect(reply.problems).toEqual([]);
    expect(openLines(reply)).toEqual(['Terrain à bâtir · brouillon']);
    expect(pageOf('terrain-a-batir')).toMatchObject({
      path: { fr: '/accompagnements/terrain-a-batir', en: '/accompagnements/a-copy' },
      section: 'accompagnements',
      status: 'draft',
      name: 'Terrain à bâtir',
    });
    expect(JSON.stringify(pageOf('terrain-a-batir')!.blocks)).toContain('(à réécrire)');
    expect(ids('accompagnements')).toContain('terrain-a-batir');
    expect(errors()).toEqual([]);
    await undo();
    expect(contents()).toEqual(before);
  });

  it('a copy with the name of another page, or one without Latin letters, still gets an id of its own', async () => {
    await copyOf('Terrain', 'Contact');
    expect(pageOf('terrain-2')).toMatchObject({ name: 'Contact', status: 'draft' });
    await copyOf('Terrain', 'خدمة');
    expect(pageOf('terrain-3')).toBeDefined();
    const before = contents();
    const refused = await copyOf('Terrain', '');
    expect(refused.report).toBeUndefined();
    // The form stays, with the names in the other languages.
    expect(refused.list).toBeUndefined();
    expect(contents()).toEqual(before);
  });

  it('a copy stands in the menus that name its original, and the question says so before', async () => {
    const { form } = await ask(requestOf(await lineOf('Mentions légales'), 'Copier')!);
    const words = [{ fr: 'Cookies', en: 'Cookies', ar: 'ملفات' }];
    const { question } = await ask({ action: 'add', place: form!.original, words });
    expect(question).toContain('son entrée dans le menu «\u00a0Liens rapides\u00a0»');
    await confirmed({ action: 'add', place: form!.original, words });
    const { company } = config().menus;
    expect(company[company.indexOf('mentions-legales') + 1]).toBe('cookies');
  });

  it('a copy of a service has a card where its section lists its cards by hand, and the question says so before', async () => {
    const cards = (pages: SiteConfig['pages']) => {
      const { blocks } = pages.find(({ id }) => id === 'accompagnements')!;
      return blocks.find(({ type }) => type === 'service-list') as { from?: 'section'; items?: object[] };
    };
    copy.change(({ pages }) => {
      const list = cards(pages);
      delete list.from;
      list.items = [{ page: 'terrain' }, { page: 'banque' }];
    });
    const before = contents();
    const { form } = await ask(requestOf(await lineOf('Terrain'), 'Copier')!);
    const words = [{ fr: 'Terrain à bâtir', en: 'A copy', ar: 'نسخة' }];
    const { question } = await ask({ action: 'add', place: form!.original, words });
    expect(question).toContain('– sa carte sur /accompagnements');
    await confirmed({ action: 'add', place: form!.original, words });
    expect(cards(config().pages).items!.at(-1)).toEqual({ page: 'terrain-a-batir' });
    await undo();
    expect(contents()).toEqual(before);
  });

  it('one that is removed takes its links along; the question lists them with the redirect, and undo restores all', async () => {
    const before = contents();
    const request = requestOf(await lineOf('Terrain'), 'Supprimer')!;
    const { question } = await ask(request);
    expect(question).toContain('disparaît');
    expect(question).toContain('annonce');
    expect(question).toContain('redirection\u00a0: /accompagnements/terrain → accompagnements');
    expect(contents()).toEqual(before);
    await confirmed(request);
    expect(pageOf('terrain')).toBeUndefined();
    expect(config().redirects).toContainEqual({ from: '/accompagnements/terrain', to: 'accompagnements' });
    expect(errors()).toEqual([]);
    await undo();
    expect(contents()).toEqual(before);
  });

  it('before one is removed, the texts that count those of its section are named; a draft is not counted', async () => {
    const title = countPages();
    await copyOf('Terrain', 'Terrain à bâtir');
    const { question } = await ask(requestOf(await lineOf('Banque'), 'Supprimer')!);
    expect(question).toContain(COUNTS);
    expect(question).toContain(title);
    const { question: ofDraft } = await ask(requestOf(await lineOf('Terrain à bâtir'), 'Supprimer')!);
    expect(ofDraft).not.toContain(COUNTS);
  });

  it('the same before its status makes it a draft again', async () => {
    const title = countPages();
    const { panel } = await ask({ action: 'page', address: '/accompagnements/terrain' });
    const { place } = panel!.parts[0]!.fields.find(({ options }) =>
      options.some(({ value }) => value === 'draft'),
    )!;
    const shown = { place: panel!.place, shown: panel!.shown, words: {}, isCurrent: false };
    const { question } = await ask({ action: 'save', ...shown, fields: { [place]: 'draft' } });
    expect(question).toContain(COUNTS);
    expect(question).toContain(title);
  });

  it('before one is removed, the texts that stay and name one of its prices are named', async () => {
    const { question = '' } = await ask(requestOf(await lineOf('Création de site web'), 'Supprimer')!);
    const [, kept = ''] = question.split('Ces textes citent un prix qui disparaît ici, et restent :');
    expect(kept).toContain('page /faq › Questions fréquentes 2 ›');
    expect(kept).toContain('{values.website}');
    expect(kept).not.toContain('{values.accounting}');
    // What goes with the page does not stay.
    for (const gone of ['page /services-web/creation-site-web ›', 'annonce ad1 ›'])
      expect(kept).not.toContain(gone);
    const { question: ofOther } = await ask(requestOf(await lineOf('Terrain'), 'Supprimer')!);
    expect(ofOther).not.toContain('citent un prix');
  });

  it('and before a block is removed, those for search engines that name a price which the page loses', async () => {
    const index = config().pages.findIndex(({ id }) => id === 'creation-site-web');
    copy.change(({ pages }) => {
      const page = pages[index]!;
      page.blocks = page.blocks.filter((block) => !JSON.stringify(block).includes('{values.website}'));
      page.blocks.push({
        type: 'call-to-action',
        title: 'Dès {values.website}',
        text: 'Écrivez-nous.',
        actions: [{ label: 't:actions.call', to: 'phone' }],
      });
      page.description =
        'Un site vitrine à partir de {values.website}, en trois semaines, avec vos textes et vos photos.';
    });
    const asked = async () => {
      await ask({ action: 'pages' });
      const path = ['pages', index, 'blocks', config().pages[index]!.blocks.length - 1];
      const { places } = site.session;
      const { question = '' } = await ask({ action: 'remove', place: places.numberOf({ path }, config()) });
      return question;
    };
    expect(await asked()).toContain('Description pour les moteurs de recherche : « Un site vitrine');
    copy.change(({ pages }) => {
      const { blocks } = pages[index]!;
      blocks.unshift({ ...blocks.at(-1)! });
    });
    expect(await asked()).not.toContain('citent un prix');
  });

  it.each([
    ['Accueil', 'Tout site a besoin de la page'],
    ['Consulting', 'est la première de la section'],
  ])('one that the site needs stays, with the reason: %s', async (name, reason) => {
    const before = contents();
    const { problems, list } = await press(name, 'Supprimer');
    expect(problems!.join()).toContain(reason);
    expect(list).toBeDefined();
    expect(contents()).toEqual(before);
  });

  it('an address that is changed gets a redirect, which the question names before', async () => {
    const before = contents();
    const { panel } = await ask({ action: 'page', address: '/services-web/seo' });
    const { place } = panel!.parts[0]!.fields.find(({ value }) => value === '/services-web/seo')!;
    const words = { words: {}, shown: panel!.shown, isCurrent: false };
    const save = {
      action: 'save',
      place: panel!.place,
      fields: { [place]: '/services-web/visibilite' },
      ...words,
    } as const;
    const { question } = await ask(save);
    expect(question).toContain('redirection\u00a0: /services-web/seo → seo');
    expect(contents()).toEqual(before);
    await confirmed(save);
    expect(pageOf('seo')!.path).toBe('/services-web/visibilite');
    expect(config().redirects).toEqual([{ from: '/services-web/seo', to: 'seo' }]);
    expect(errors()).toEqual([]);
    await undo();
    expect(contents()).toEqual(before);
  });
});

describe('a draft that is published', () => {
  it('lists by field what is missing, and stays a draft; then it is a page, and the panel says that it is not online', async () => {
    await copyOf('Terrain', 'Terrain à bâtir');
    const before = contents();
    const { list } = await ask(requestOf(await lineOf('Terrain à bâtir'), 'Publier')!);
    expect(contents()).toEqual(before);
    expect(list!.title).toBe('Avant de publier la page « Terrain à bâtir »');
    const lines = list!.groups[0]!.lines.map(({ text }) => text);
    const marks = JSON.stringify(pageOf('terrain-a-batir')).split('(à réécrire)').length - 1;
    expect(lines.filter((line) => line.endsWith('(à réécrire)\u00a0»'))).toHaveLength(marks);
    expect(lines.join('\n')).toMatch(/^Résumé\u00a0: «\u00a0/m);
    const { panel } = await ask(list!.groups[0]!.lines[0]!.actions[0]!.request!);
    expect(panel!.texts[0]!.words).toContain('(à réécrire)');

    copy.write(copy.text().replaceAll(' (à réécrire)', ''));
    const drafted = contents();
    const { list: advice } = await ask(requestOf(await lineOf('Terrain à bâtir'), 'Publier')!);
    expect(advice!.groups[0]!.lines.map(({ text }) => text).join()).not.toContain('(à réécrire)');
    expect(contents()).toEqual(drafted);
    const { report } = await confirmed(requestOf(advice!, 'Publier quand même')!);
    expect(report).toContain('docs/mettre-en-ligne.md');
    expect(pageOf('terrain-a-batir')).not.toHaveProperty('status');
    await undo();
    expect(contents()).toEqual(drafted);
  });

  it.each([1, 2, 3])('lists each of %s texts to rewrite once', async (count) => {
    await copyOf('Terrain', 'Terrain à bâtir');
    let rest = count;
    copy.write(copy.text().replaceAll(' (à réécrire)', (mark) => ((rest -= 1) < 0 ? '' : mark)));
    const { list } = await ask(requestOf(await lineOf('Terrain à bâtir'), 'Publier')!);
    const lines = list!.groups[0]!.lines.map(({ text }) => text);
    expect(lines.filter((line) => /réécrire|pas terminé/.test(line))).toHaveLength(count);
  });

  it('lists the texts that count the pages of its section, each with a button', async () => {
    const title = countPages();
    await copyOf('Terrain', 'Terrain à bâtir');
    const { list } = await ask(requestOf(await lineOf('Terrain à bâtir'), 'Publier')!);
    const counts = list!.groups.find((group) => group.title === COUNTS)!;
    expect(counts.lines.map(({ text }) => text)).toEqual([expect.stringContaining(title)]);
    const { panel } = await ask(counts.lines[0]!.actions[0]!.request!);
    expect(panel!.texts[0]!.words).toBe(title);
  });

  it('has the name of the copy where the original has its own, and every price to rewrite', async () => {
    copy.change(({ pages }) => {
      const { name, blocks } = pages.find(({ id }) => id === 'creation-site-web')!;
      Object.assign(blocks[0]!, { title: name, offer: { value: '{values.website}' } });
    });
    await ask({ action: 'pages' });
    await copyOf('Création de site web', 'Refonte');
    const { title, offer } = pageOf('refonte')!.blocks[0] as { title?: unknown; offer?: { value: unknown } };
    expect(title).toBe('Refonte');
    expect(offer?.value).toContain('{values.website} (à réécrire)');
  });

  it('lists what another page shows as well, and is no text: figures, drawings, what clients say', async () => {
    const group = async (name: string) => {
      const { list } = await ask(requestOf(await lineOf(name), 'Publier')!);
      const found = list!.groups.find(({ title }) => title.startsWith('Une autre page dit la même chose'));
      return found?.lines.map(({ text }) => text) ?? [];
    };
    copy.change(({ pages }) => {
      const { blocks } = pages.find(({ id }) => id === 'comptabilite')!;
      blocks.push({
        type: 'stats',
        title: 't:actions.call',
        items: [{ value: 41, label: 't:actions.call' }],
      });
    });
    await ask({ action: 'pages' });
    await copyOf('Comptabilité', 'Domiciliation');
    const lines = await group('Domiciliation');
    expect(lines.join('\n')).toContain(': 41');
    expect(lines.join('\n')).toContain('Preuve');
    copy.change(({ pages }) => {
      const draft = pages.find(({ id }) => id === 'domiciliation')!;
      draft.blocks = [];
      delete draft.drawing;
    });
    expect(await group('Domiciliation')).toEqual([]);
  });

  it('stays one, with the reason, when the site would have an error', async () => {
    copy.change((given) => {
      withNewService(given, { kind: 'page', section: undefined, status: 'draft' });
      given.rules = { 'LINK-009': 'error' };
    });
    const before = contents();
    const { list } = await ask({ action: 'pages' });
    const line = list!.groups
      .flatMap(({ lines }) => lines)
      .find(({ addresses }) => addresses!.fr!.endsWith(newService))!;
    const { problems, report } = await confirmed(requestOf(line, 'Publier')!);
    expect(problems!.join()).toContain('ne peut pas être atteinte depuis la page d’accueil');
    expect(report).toBeUndefined();
    expect(contents()).toEqual(before);
  });
});

describe('the header of the panel', () => {
  it('has its entries in their order, which changes, and undo leaves every file as it was', async () => {
    const before = contents();
    const { list } = await ask({ action: 'header' });
    expect(list!.groups[0]!.lines.map(({ text }) => text)).toContain('Partenaire');
    expect(list!.groups[0]!.lines).toHaveLength(header().length);
    const moved = header();
    const reply = await press('Consulting', 'Monter', 'header');
    const at = moved.indexOf('consulting');
    moved.splice(at - 1, 0, ...moved.splice(at, 1));
    expect(header()).toEqual(moved);
    expect(openLines(reply)).toEqual(['Consulting']);
    await undo();
    expect(contents()).toEqual(before);
  });

  it.each([
    ['Consulting', 'Section : Consulting', 'consulting'],
    ['À propos', 'À propos', 'a-propos'],
  ])('an entry is removed, and added again: %s', async (name, other, id) => {
    const before = contents();
    const { list } = await press(name, 'Supprimer', 'header');
    expect(header()).not.toContain(id);
    expect(list!.groups[1]!.lines.map(({ text }) => text)).toContain(other);
    const { list: shown } = await press(other, 'Afficher', 'header');
    expect(header().at(-1)).toBe(id);
    expect(errors()).toEqual([]);
    expect(shown!.groups[0]!.lines.at(-1)).toMatchObject({ text: name, isOpen: true });
    await undo();
    await undo();
    expect(contents()).toEqual(before);
  });

  it('an entry that is hidden keeps its place and its words, and is shown again', async () => {
    const before = contents();
    const index = config().menus.header.findIndex(({ label }) => label !== undefined);
    const labels = () =>
      layoutData(site.loaded().content!.context!.site, 'fr', 2026).header.map(({ label }) => label);
    const shown = labels();
    const { text } = (await ask({ action: 'header' })).list!.groups[0]!.lines[index]!;
    const { list } = await press(text, 'Masquer', 'header');
    expect(list!.groups[0]!.lines[index]).toMatchObject({ text: `${text} · masquée`, isOpen: true });
    expect(labels()).toEqual(shown.toSpliced(index, 1));
    await press(text, 'Afficher', 'header');
    expect(labels()).toEqual(shown);
    expect(contents()).toEqual(before);
  });

  it('does not get an entry twice from a list of before', async () => {
    const request = requestOf(await lineOf('Terrain', 'header'), 'Afficher')!;
    await confirmed(request);
    const before = contents();
    expect((await confirmed(request)).problems).toEqual([CHANGED]);
    expect(contents()).toEqual(before);
  });
});

describe('a list that was shown before the pages shift', () => {
  const actions = ['Monter', 'Supprimer', 'Publier', 'Copier'];
  const run = async (label: string, request: EditRequest) => {
    const { place } = request as { place: number };
    if (label !== 'Copier') return confirmed(request);
    return confirmed({ action: 'add', place, words: [{ fr: 'Copie', en: 'Copy', ar: 'نسخة' }] });
  };
  beforeEach(
    () => void copy.change(({ pages }) => (pages.find(({ id }) => id === 'terrain')!.status = 'draft')),
  );

  it.each(actions)('still means the same page: %s', async (label) => {
    const request = requestOf(await lineOf('Terrain'), label)!;
    copy.change(({ pages }) => pages.splice(1, 1, ...pages.splice(-1, 1), pages[1]!));
    const before = config().pages;
    await run(label, request);
    const after = config().pages;
    const left = (pages: SiteConfig['pages']) => pages.filter(({ id }) => id !== 'terrain' && id !== 'copie');
    expect(left(after).map(({ id }) => id)).toEqual(left(before).map(({ id }) => id));
    const isOther = JSON.stringify(after) !== JSON.stringify(before);
    expect(isOther).toBe(label !== 'Publier' || pageOf('terrain')!.status === undefined);
  });

  it.each(actions)(
    'lands nowhere when the page has changed, or another one has its id: %s',
    async (label) => {
      const request = requestOf(await lineOf('Terrain'), label)!;
      const shifts: ((pages: SiteConfig['pages']) => unknown)[] = [
        (pages) => (pages.find(({ id }) => id === 'terrain')!.blocks.length = 1),
        (pages) => {
          const index = pages.findIndex(({ id }) => id === 'terrain');
          pages[index] = { ...pages.find(({ id }) => id === 'banque')!, id: 'terrain', path: '/autre' };
        },
      ];
      const start = copy.text();
      for (const shift of shifts) {
        copy.write(start).change(({ pages }) => void shift(pages));
        const before = contents();
        expect((await run(label, request)).problems).toEqual([CHANGED]);
        expect(contents()).toEqual(before);
      }
    },
  );
});
