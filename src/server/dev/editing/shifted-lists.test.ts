import { describe, expect, it, vi } from 'vitest';
import type { EditRequest, PanelData } from '../../../client/app/dev-tools/edit-api';
import { isError } from '../../../config/source/problem';
import { canonicalJson } from '../../../config/source/write-json';
import { setAt, valueAt, type Path } from '../../../lib/json';
import { textMark } from '../../../lib/text/text-mark';
import type { SiteConfig } from '../../../site/types.generated';
import { editedSite, generator } from '../../../../tests/support/edited-site';
import { clickablePaths, KnownEntries, text, type Way } from '../../../../tests/support/known-entries';
import { SampleSite } from '../../../../tests/support/sample-site';
import { answerEdit } from './answer-edit';
import { CHANGED, reload } from './edit-session';

// Pages are not rendered here, and rules, which take most of the time, say nothing about the place of a change.
vi.mock('../dev-site', () => ({ devSite: async () => ({}) }));
vi.mock('../../../config/check-rules', () => ({ checkRules: () => [] }));

const NEW = 'Mots nouveaux';

describe.each(['click', 'save'])(
  'a question that was shown before lists shift, and before the %s',
  (moment) => {
    type Questions = Record<'question' | 'answer', { fr: string }>[];
    const questionsAt = (page: number): Path => ['pages', page, 'blocks', 1, 'items'];
    const indexOf = ({ pages }: SiteConfig, id: string) => pages.findIndex((page) => page.id === id);
    const questions = (config: SiteConfig) =>
      valueAt(config, questionsAt(indexOf(config, 'page-1'))) as Questions;

    /** Clicks a question, and saves other words. Returns the config, and why nothing is written. */
    async function clickAndSave(at: number, shift: (config: SiteConfig) => unknown) {
      using copy = new SampleSite().change(plant);
      const site = await editedSite(copy);
      const { config } = site.loaded().content!.context!;
      const path = [...questionsAt(indexOf(config, 'page-1')), at, 'question'];
      const shown =
        questions(config)[at]!.question.fr + textMark(site.session.places.numberOf({ path }, config));
      const shiftNow = () => void copy.change((changed) => void shift(changed));
      if (moment === 'click') shiftNow();
      const point = { before: '', node: ['', shown] as [string, string], after: '', language: 'fr' };
      const { panel, problems } = await answerEdit(site, { action: 'find', ...point });
      if (moment === 'save') shiftNow();
      const reply = panel
        ? await answerEdit(site, { action: 'save', ...panel, words: text(NEW), isCurrent: true })
        : { problems };
      return { problems: reply.problems, saved: JSON.parse(copy.text()) as SiteConfig };
    }

    it.each<[string, number, (config: SiteConfig) => unknown, number]>([
      ['the page above is removed', 0, (config) => config.pages.splice(indexOf(config, 'page-0'), 1), 0],
      [
        'one with the same words is put above it',
        1,
        (config) => questions(config).unshift({ ...questions(config)[0]!, answer: text('Autre') }),
        2,
      ],
      ['languages change places', 0, ({ languages }) => languages.push(...languages.splice(1, 1)), 0],
    ])('is changed when %s', async (_, at, shift, index) => {
      const { saved } = await clickAndSave(at, shift);
      const isNew = questions(saved).map(({ question }) => question.fr === NEW);
      expect(isNew.indexOf(true)).toBe(index);
      // In each of the three languages, and in no other place.
      expect(JSON.stringify(saved).split(NEW)).toHaveLength(4);
    });

    it.each<[string, (config: SiteConfig) => unknown]>([
      ['it is doubled', (config) => questions(config).push(questions(config)[0]!)],
      [
        'its words are in another entry',
        (config) => questions(config).splice(0, 1, { ...questions(config)[0]!, answer: text('Autre') }),
      ],
      [
        'its block is replaced by one with the same questions',
        ({ pages }) => pages.find(({ id }) => id === 'page-1')!.blocks.copyWithin(1, 2, 3),
      ],
      [
        'another page has got the id of its page, and its questions',
        (config) => {
          const [one, other] = [indexOf(config, 'page-1'), indexOf(config, 'page-2')];
          setAt(config, questionsAt(other), valueAt(config, questionsAt(one)));
          setAt(config, ['pages', one, 'id'], 'page-2');
          setAt(config, ['pages', other, 'id'], 'page-1');
        },
      ],
    ])('is not changed, and nothing else is, when %s', async (_, shift) => {
      const { problems, saved } = await clickAndSave(0, shift);
      expect(problems).toEqual([CHANGED]);
      expect(JSON.stringify(saved)).not.toContain(NEW);
    });
  },
);

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
    expect(count.written, report).toBeGreaterThan(0);
  },
);

interface Outcome {
  result: 'written' | 'refused' | 'refused without doubt' | 'wrong';
  story: string;
}

/** Somebody sees pages, clicks and saves, and lists shift before each of the two. */
async function clicksOnShiftedSite(copy: SampleSite, random: () => number): Promise<Outcome[]> {
  const site = await editedSite(copy);
  const entries = new KnownEntries(JSON.parse(copy.text()) as SiteConfig, random);
  const { config } = site.loaded().content!.context!;
  const clicks = Array.from({ length: CLICKS }, () => {
    const click = clickOn(entries);
    return { ...click, number: site.session.places.numberOf({ path: click.path }, config) };
  });
  const steps: string[] = [];

  /** Shifts lists. What makes the site invalid is taken back, as nothing is saved then. */
  const shift = async () => {
    const before = entries.snapshot();
    for (let tries = 0; tries < 8; tries += 1) {
      const length = Math.floor(random() * 4);
      const names = Array.from({ length }, () => entries.shift(entries.pick(clicks).way));
      copy.write(canonicalJson(entries.config));
      await reload(site);
      const isValid = !site.loaded().problems.some(isError);
      if (isValid) steps.push(names.join(', '));
      if (isValid) break;
      entries.restore(before);
    }
    for (const click of clicks) click.isCertain &&= entries.isCertain(click.way, before);
  };
  await shift();
  const panels: (PanelData | undefined)[] = [];
  for (const click of clicks) {
    panels.push((await answerEdit(site, { action: 'open', place: click.number })).panel);
    click.content = JSON.stringify(click.way.at(-1));
  }
  await shift();
  const [loaded, shifted] = [site.loaded(), copy.text()];
  const outcomes: Outcome[] = [];
  for (const [at, { path, way, end, action, isCertain, content }] of clicks.entries()) {
    const request = panels[at] && requestOf(entries, action, panels[at]);
    const { report, problems = [] } = request ? await answerEdit(site, request) : { problems: [CHANGED] };
    const after = copy.text();
    const isRight =
      request && report
        ? entries.pathsOf(way).some((entry) => isChangedAt(entry, end, request, shifted, after))
        : after === shifted;
    // The schema has other reasons. An entry is moved or removed only as it was seen.
    const isSeen = !request || action === 'save' || content === JSON.stringify(way.at(-1));
    const refused = isCertain && isSeen && problems.includes(CHANGED) ? 'refused without doubt' : 'refused';
    outcomes.push({
      result: !isRight ? 'wrong' : report ? 'written' : refused,
      story: JSON.stringify({ path, action, steps, problems }),
    });
    site.show(loaded);
    copy.write(shifted);
  }
  return outcomes;
}

type Action = 'save' | 'translate' | 'move' | 'remove' | 'add';

/** Returns a text or number of the site that somebody clicks, the innermost entry around it, and what is done there. */
function clickOn(entries: KnownEntries) {
  const path = entries.pick(clickablePaths(entries.config));
  const depth = path.findLastIndex((step) => typeof step === 'number') + 1;
  const way: Way = entries.wayTo(path.slice(0, depth));
  // Pages are not moved here.
  const ofEntry: Action[] = path[0] === 'pages' && depth === 2 ? [] : ['move', 'remove', 'add'];
  const action = entries.pick<Action>(['save', 'save', 'translate', ...ofEntry]);
  return { path, way, end: path.slice(depth), action, isCertain: true, content: '' };
}

/** Returns what the panel asks the server. */
function requestOf(
  known: KnownEntries,
  action: Action,
  { place, shown, texts, parts }: PanelData,
): EditRequest {
  const entry = parts[0]?.place ?? -1;
  if (action === 'move') return { action, place: entry, by: known.pick([-1, 1]) };
  if (action === 'remove') return { action, place: entry, isConfirmed: true };
  if (action === 'add')
    return { action, place: entry, words: Array.from({ length: 9 }, () => text(NEW)), isConfirmed: true };
  const words = Object.fromEntries(texts.map((each) => [each.language, each.words]));
  const language = (action === 'save' ? texts[0] : texts.at(-1))?.language;
  if (language !== undefined) words[language] = NEW;
  const fields: Record<string, string> = language === undefined ? { [place]: '77' } : {};
  return {
    action: 'save',
    place,
    shown,
    words,
    fields,
    isCurrent: known.pick([true, false]),
    isConfirmed: true,
  };
}

/** Returns whether a file has the change at an entry, and no other one. */
function isChangedAt(entry: Path, end: Path, request: EditRequest, before: string, after: string): boolean {
  const expected = JSON.parse(before) as SiteConfig;
  const index = Number(entry.at(-1));
  const [list, saved] = [expected, JSON.parse(after) as SiteConfig].map(
    (config) => valueAt(config, entry.slice(0, -1)) as object[],
  ) as [object[], object[]];
  if (request.action === 'remove') list.splice(index, 1);
  else if (request.action === 'add') list.splice(index + 1, 0, saved[index + 1]!);
  else if (request.action === 'move') {
    const to = Math.min(Math.max(index + request.by, 0), list.length - 1);
    list.splice(to, 0, ...list.splice(index, 1));
  } else if (request.action === 'save') {
    const [value] = Object.values(request.fields ?? {});
    const path = [...entry, ...end];
    // Stale translations go to the locale files.
    const isString = typeof valueAt(JSON.parse(after), path) === 'string';
    const words = isString ? Object.values(request.words)[0] : request.words;
    setAt(expected, path, value === undefined ? words : Number(value));
  }
  // The last entry goes with its list, and with the part that needs the list.
  const isLast = request.action === 'remove' && list.length === 0;
  return (
    canonicalJson(expected) === after || (isLast && canonicalJson(withoutPart(expected, entry)) === after)
  );
}

function withoutPart(config: SiteConfig, entry: Path): SiteConfig {
  const parts = valueAt(config, entry.slice(0, -3));
  if (Array.isArray(parts)) parts.splice(Number(entry.at(-3)), 1);
  return config;
}

/** Gives the small site lists at every level, with equal words at the same places of different entries. */
function plant(config: SiteConfig): void {
  const blocks = (name: string) => [
    ...['Questions', 'Autres questions'].map((title) => ({
      type: 'faq',
      title: text(title),
      items: [1, 2, 3, 4].map((at) => ({
        question: text(at < 3 ? 'La même question' : `Question ${at}`),
        answer: text(`Réponse ${at} de ${name}`),
      })),
    })),
    {
      type: 'timeline',
      title: text('Étapes'),
      items: [1, 2, 3, 4].map((at) => ({
        when: text(`S ${at}`),
        title: text(`Étape ${at}`),
        text: text(`Ce qui se passe à l’étape ${at}`),
        documents: [text('Une liste'), text(`Un plan ${at}`), text('Un devis')],
        who: text('Nous'),
        where: text('à distance'),
      })),
    },
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
