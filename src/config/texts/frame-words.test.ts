import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SampleSite } from '../../../tests/support/sample-site';
import { createTranslation } from '../../client/app/translation';
import { layoutData } from '../../site/page-data/layout-data';
import type { Messages } from '../../site/site';
import { canonicalJson } from '../source/write-json';
import { problemLine } from '../source/problem';
import { loadSite } from '../load-site';

const project = new SampleSite(true);
afterAll(() => project[Symbol.dispose]());
const projectSkip = (JSON.parse(project.text('locales/en.json')) as { frame: { skip: string } }).frame.skip;

let site: SampleSite;
beforeEach(() => {
  site = new SampleSite();
  for (const { code } of site.languages()) writeFrame(code, undefined);
});
afterEach(() => site[Symbol.dispose]());

/** Replaces the texts of the layout of the site in a language. */
function writeFrame(language: string, frame: Messages | undefined): void {
  site.edit(`locales/${language}.json`, (text) => canonicalJson({ ...JSON.parse(text), frame }));
}

const load = (of = site) => loadSite(of.folder, { project: project.folder });
const problems = (of?: SampleSite) => load(of).problems.map((problem) => problemLine(problem));
const texts = (language: string) => createTranslation(layoutData(load().site!, language, 2026)).t;

describe('a site in another folder', () => {
  it('shows the project’s texts of the layout where it has none, and lacks nothing', () => {
    writeFrame('fr', { skip: 'Aller aux vélos' });
    expect(problems()).toEqual([]);
    expect(texts('fr')('frame.skip')).toBe('Aller aux vélos');
    expect(texts('en')('frame.skip')).toBe(projectSkip);
  });

  it('writes a text with a number in all its plural forms, or in none', () => {
    writeFrame('fr', { cases: { months: 'mois de travail' } });
    expect(problems()).toEqual([]);
    expect(texts('fr')('frame.cases.months', { count: 1 })).toBe('mois de travail');
    writeFrame('fr', { cases: { months_one: 'mois de travail' } });
    expect(problems()).toEqual([expect.stringMatching(/WORDS-022 .*Add "months_many" and/)]);
  });

  it('needs the file of a language that the project knows for its own texts', () => {
    rmSync(join(site.folder, 'locales/en.json'));
    expect(problems()).toEqual([expect.stringContaining('locales/en.json:1:1  error FILE-001')]);
  });

  it('has its other mistakes told, and no former text of the layout', () => {
    site.add('site.lock.json', canonicalJson({ paths: [], translations: { 'frame.skip': 'Sauter' } }));
    expect(problems().some((line) => line.includes('WORDS-012'))).toBe(false);
    site
      .add('locales/es.json', '{}')
      .set('site.config.json', '/notFound/name', { fr: 'Perdu', es: 'Perdido' });
    expect(problems()).toEqual([expect.stringContaining('locales/es.json:1:1  error WORDS-005')]);
  });

  it('is told what its texts need in a language that the project does not know', () => {
    site.set('site.config.json', '/languages/-', {
      code: 'es',
      name: 'Español',
      label: 'es',
      locale: 'es-ES',
    });
    expect(problems()).toEqual([expect.stringContaining('locales/es.json:1:1  error FILE-001')]);
    site.edit('locales/en.json', (text) => (site.add('locales/es.json', text), text));
    expect(problems()).toEqual([expect.stringMatching(/WORDS-002 .*texts are missing in Spanish\./)]);
  });
});

it('the project itself must have every text of the layout', () => {
  using own = new SampleSite(true);
  own.edit('locales/fr.json', (text) => text.replace(/ *"skip":.*\n/, ''));
  expect(loadSite(own.folder, { project: own.folder }).problems).toMatchObject([
    { code: 'WORDS-001', location: { en: 'frame.skip' } },
  ]);
});
