import { describe, expect, it, vi } from 'vitest';
import type { EditRequest, PanelData } from '../../../client/app/dev-tools/edit-api';
import { isError } from '../../../config/source/problem';
import { canonicalJson } from '../../../config/source/write-json';
import { setAt, valueAt, type Path } from '../../../lib/json';
import { textMark } from '../../../lib/text/text-mark';
import type { SiteConfig } from '../../../site/types.generated';
import { editedSite, generator } from '../../../../tests/support/edited-site';
import { clickablePaths, KnownEntries, text } from '../../../../tests/support/known-entries';
import { SampleSite } from '../../../../tests/support/sample-site';
import { answerEdit } from './answer-edit';
import { reload } from './edit-session';

// Pages are not rendered here.
vi.mock('../dev-site', () => ({ devSite: async () => ({}) }));

const COUNT = process.env.TEST_ALL ? 2000 : 20;

/** How many places are clicked and changed, one after the other, in a site whose lists have shifted. */
const CLICKS = 20;

it(
  `a change lands where somebody clicked, or nowhere: ${COUNT} times, with lists shifted before the panel and before the save`,
  { timeout: 3_600_000 },
  async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    const random = generator(seed);
    const count = { written: 0, refused: 0, 'refused without doubt': 0, wrong: 0 };
    const faults: string[] = [];
    using copy = new SampleSite().change(plant);
    const base = copy.text();
    for (let run = 0; run < COUNT; run += CLICKS)
      for (const { result, story } of await clicksOnShiftedSite(copy.write(base), random)) {
        count[result] += 1;
        if (result === 'wrong' || result === 'refused without doubt') faults.push(`${result}: ${story}`);
      }
    const report = `seed ${seed}: ${JSON.stringify(count)}`;
    console.log(report);
    expect(faults, report).toEqual([]);
    expect(count.written).toBeGreaterThan(count.refused);
  },
);

describe('a page that was rendered before lists shifted', () => {
  const questions = (config: SiteConfig, page = 'page-1') => {
    const index = config.pages.findIndex(({ id }) => id === page);
    const path: Path = ['pages', index, 'blocks', 1, 'items'];
    return { path, items: valueAt(config, path) as Record<'question' | 'answer', { fr: string }>[] };
  };

  /** Clicks the question of an entry, with its mark of before; types and saves other words. Returns the config and the answer. */
  async function clickAndSave(at: number, shift: (config: SiteConfig) => void, shiftLater = shift) {
    using copy = new SampleSite().change(plant);
    const site = await editedSite(copy);
    const { path, items } = questions(JSON.parse(copy.text()) as SiteConfig);
    const config = site.loaded().content!.context!.config;
    const number = site.session.places.numberOf({ path: [...path, at, 'question'] }, config);
    const marked = `${items[at]!.question.fr}${textMark(number)}`;
    copy.change(shift);
    const { panel, problems } = await answerEdit(site, {
      action: 'find',
      before: '',
      node: ['', marked],
      after: '',
      language: 'fr',
    });
    if (!panel) return { problems, saved: JSON.parse(copy.text()) as SiteConfig };
    if (shiftLater !== shift) copy.change(shiftLater);
    const { place, shown } = panel;
    const reply = await answerEdit(site, { action: 'save', place, shown, words: text(NEW), isCurrent: true });
    return { ...reply, saved: JSON.parse(copy.text()) as SiteConfig };
  }

  it('leads to the page that was clicked, when one above it is removed', async () => {
    const { saved } = await clickAndSave(0, ({ pages }) => {
      pages.splice(
        pages.findIndex(({ id }) => id === 'page-0'),
        1,
      );
    });
    expect(questions(saved).items[0]!.question.fr).toBe(NEW);
    expect(questions(saved, 'page-2').items[0]!.question.fr).not.toBe(NEW);
  });

  it('leads to the entry that was clicked, when one with the same words is put above it', async () => {
    const { saved } = await clickAndSave(1, (config) => {
      const { items } = questions(config);
      items.unshift({ ...items[0]!, answer: { ...items[0]!.answer, fr: 'Une autre réponse' } });
    });
    const { items } = questions(saved);
    expect(items.map(({ question }) => question.fr === NEW)).toEqual([false, false, true, false, false]);
  });

  it('leads nowhere when the entry was doubled, or its words are in another entry by now', async () => {
    const double = (config: SiteConfig) => void questions(config).items.push(questions(config).items[0]!);
    const replace = (config: SiteConfig) =>
      void questions(config).items.splice(0, 1, { ...questions(config).items[0]!, answer: text('Autre') });
    const nothing = () => {};
    for (const [first, second] of [[double], [replace], [nothing, double], [nothing, replace]] as const) {
      const { problems, saved } = await clickAndSave(0, first!, second);
      expect(problems?.join('')).toContain('a changé dans le fichier');
      expect(JSON.stringify(saved)).not.toContain(NEW);
    }
  });

  it('leads nowhere when another page has got the id of the page', async () => {
    const { problems, saved } = await clickAndSave(0, ({ pages }) => {
      const [one, other] = ['page-1', 'page-2'].map((id) => pages.find((page) => page.id === id)!);
      [one!.id, other!.id] = [other!.id, one!.id];
      (valueAt(other, ['blocks', 1]) as { items: unknown }).items = (
        valueAt(one, ['blocks', 1]) as { items: unknown }
      ).items;
    });
    expect(problems?.join('')).toContain('a changé dans le fichier');
    expect(JSON.stringify(saved)).not.toContain(NEW);
  });

  it('leads to its place in any order of the languages', async () => {
    const { saved } = await clickAndSave(
      0,
      () => {},
      (config) => void config.languages.push(config.languages.splice(1, 1)[0]!),
    );
    expect(questions(saved).items[0]!.question.fr).toBe(NEW);
  });
});

interface Outcome {
  result: 'written' | 'refused' | 'refused without doubt' | 'wrong';
  story: string;
}

/** Somebody sees pages, clicks and saves, and lists shift before each of the two. */
async function clicksOnShiftedSite(copy: SampleSite, random: () => number): Promise<Outcome[]> {
  const site = await editedSite(copy);
  const tree = new KnownEntries(JSON.parse(copy.text()) as SiteConfig, random);
  const clicks = Array.from({ length: CLICKS }, () => clickOn(tree));
  const steps: string[] = [];

  /** Shifts lists. What makes the site invalid is taken back, as nothing is saved then. */
  const shift = async () => {
    const before = tree.copy();
    for (let tries = 0; tries < 8; tries += 1) {
      const names = Array.from({ length: Math.floor(random() * 4) }, () =>
        tree.shift(tree.pick(clicks).entryPath),
      );
      copy.write(canonicalJson(tree.config));
      await reload(site);
      const isValid = !site.loaded().problems.some(isError);
      if (isValid) steps.push(names.join(', '));
      if (isValid) break;
      tree.restore(before);
    }
    for (const click of clicks) click.isCertain &&= tree.isCertain(before, click.entryPath);
  };
  const { places } = site.session;
  const seen = clicks.map(({ path }) => places.numberOf({ path }, site.loaded().content!.context!.config));
  await shift();
  const opened = [];
  for (const [index, click] of clicks.entries()) {
    const { panel } = await answerEdit(site, { action: 'open', place: seen[index]! });
    opened.push({ ...click, panel, content: tree.entry(click.entryPath)?.value });
  }
  await shift();
  const [loaded, shifted] = [site.loaded(), copy.text()];
  const outcomes: Outcome[] = [];
  for (const click of opened) {
    const story = (why: unknown = '') =>
      JSON.stringify({ ...click, panel: undefined, content: undefined, steps, why });
    const refused = (isCertain: boolean) => (isCertain ? 'refused without doubt' : 'refused');
    if (!click.panel) {
      outcomes.push({ result: refused(click.isCertain), story: story('panel') });
      continue;
    }
    const request = requestOf(tree, click.action, click.panel);
    const { report, problems = [] } = await answerEdit(site, request);
    const after = copy.text();
    const isPlace = problems.join('').includes('a changé dans le fichier');
    const now = tree.entry(click.entryPath);
    const isSame = JSON.stringify(now?.value) === JSON.stringify(click.content);
    if (report) {
      // An exact copy is as good when the entry itself is gone.
      const targets = now ? [now.path] : tree.copiesOf(click.content, click.entryPath);
      const end = click.path.slice(click.entryPath.length);
      const isRight = targets.some((target) => isChangedAt(target, end, request, shifted, after));
      outcomes.push({ result: isRight ? 'written' : 'wrong', story: story() });
    } else if (after !== shifted) outcomes.push({ result: 'wrong', story: story(problems) });
    // What the rules refuse is refused for another reason, and an entry is moved or removed as it was seen.
    else
      outcomes.push({
        result: refused(click.isCertain && isPlace && (request.action === 'save' || isSame)),
        story: story(problems),
      });
    site.show(loaded);
    copy.write(shifted);
  }
  return outcomes;
}

type Action = 'save' | 'translate' | 'move' | 'remove' | 'add';

/** Returns a text or number of the site that somebody clicks, and what is done there. */
function clickOn(tree: KnownEntries) {
  const path = tree.pick(clickablePaths(tree.config));
  const entryPath = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  const isOfPage = path[0] === 'pages' && entryPath.length === 2;
  const actions: Action[] = [
    'save',
    'save',
    'translate',
    ...(isOfPage ? [] : (['move', 'remove', 'add'] as const)),
  ];
  return { path, entryPath, action: tree.pick(actions), isCertain: true };
}

const NEW = 'Mots nouveaux';

/** Returns what the panel asks the server. */
function requestOf(
  tree: KnownEntries,
  action: Action,
  { place, shown, texts, entries }: PanelData,
): EditRequest {
  const entry = entries[0]?.place ?? -1;
  if (action === 'move') return { action, place: entry, by: tree.pick([-1, 1]) };
  if (action === 'remove') return { action, place: entry };
  if (action === 'add') return { action, place: entry, words: Array.from({ length: 9 }, () => text(NEW)) };
  const words = Object.fromEntries(texts.map((each) => [each.language, each.words]));
  words[action === 'save' ? texts[0]!.language : texts.at(-1)!.language] = texts.length > 1 ? NEW : '77';
  return { action: 'save', place, shown, words, isCurrent: tree.pick([true, false]) };
}

/** Returns whether a file has the change at an entry, and no other one. */
function isChangedAt(target: Path, end: Path, request: EditRequest, before: string, after: string): boolean {
  const [expected, saved] = [before, after].map((file) => JSON.parse(file) as SiteConfig) as [
    SiteConfig,
    SiteConfig,
  ];
  const index = Number(target.at(-1));
  const list = valueAt(expected, target.slice(0, -1)) as object[];
  if (request.action === 'remove') list.splice(index, 1);
  else if (request.action === 'add')
    list.splice(index + 1, 0, (valueAt(saved, target.slice(0, -1)) as object[])[index + 1]!);
  else if (request.action === 'move') {
    const to = Math.min(Math.max(index + request.by, 0), list.length - 1);
    list.splice(to, 0, ...list.splice(index, 1));
  } else if (request.action === 'save') {
    const { '': value, ...words } = request.words;
    setAt(expected, [...target, ...end], value === undefined ? words : Number(value));
  }
  return canonicalJson(expected) === canonicalJson(saved);
}

/** Gives the small site lists at every level, with equal words at the same places of different entries. */
function plant(config: SiteConfig): void {
  const blocks = (name: string) => [
    {
      type: 'faq',
      title: text('Questions'),
      items: [1, 2, 3, 4].map((at) => ({
        question: text(at < 3 ? 'La même question' : `Question ${at}`),
        answer: text(`Réponse ${at} de ${name}`),
      })),
    },
    ...['Avant', 'Après'].map((title) => ({
      type: 'timeline',
      title: text(title),
      items: [1, 2, 3, 4, 5].map((at) => ({
        when: text(`S ${at}`),
        title: text(`Étape ${at}`),
        text: text(`Ce qui se passe à l’étape ${at}`),
        documents: [text('Une liste'), text(`Un plan ${at}`), text('Un devis')],
        who: text('Nous'),
        where: text('à distance'),
      })),
    })),
    {
      type: 'stats',
      title: text('Chiffres'),
      items: [
        { value: 250, label: text('clients') },
        { value: 250, label: text('vélos') },
        { value: 31, label: text('ans') },
      ],
    },
  ];
  const repair = config.pages.findIndex(({ id }) => id === 'repair');
  const pages = ['Peinture', 'Soudure', 'Roues'].map((name, at) => ({
    ...config.pages[repair]!,
    id: `page-${at}`,
    path: `/workshop/page-${at}`,
    name: text(name),
    summary: text(`${name} en atelier`),
    title: text(`${name} de vélos`),
    description: text(`${name} de vélos, en atelier`),
    blocks: [config.pages[repair]!.blocks[0]!, ...blocks(name), config.pages[repair]!.blocks.at(-1)!],
  }));
  config.pages.splice(repair + 1, 0, ...(pages as SiteConfig['pages']));
  const prose = config.pages.at(-1)!.blocks[1] as unknown as { parts: object[] };
  for (const name of ['stockage', 'durée', 'droits'])
    prose.parts.push({
      id: `part-${prose.parts.length}`,
      title: text(name),
      content: [
        { paragraph: text('Un paragraphe') },
        { list: [text('Une ligne'), text(name), text('Une autre')] },
      ],
    });
  config.ads = [1, 2, 3, 4].map((at) => ({
    ...config.ads![0]!,
    id: `ad-${at}`,
    title: text(`Annonce ${at}`),
    cta: text('Voir'),
  }));
  config.menus.header.push({ to: 'contact', label: text('Écrire') }, { to: 'repair', label: text('Prix') });
}
