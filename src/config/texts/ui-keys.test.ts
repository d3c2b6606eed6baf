import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agency } from '../../../tests/support/sites';
import { languages } from '../../site/languages';
import { pluralForms } from '../../site/plural-forms';
import { countedKeys, uiKeys, singleKeys, keyFamilies } from './ui-keys';

/** The keys in the sources that run on a page: `t('frame.skip')`, `'t:frame.chat.open'`, `t(`frame.legal.${…}`)`. */
const used = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => /(?<!\.test|\.d|\.generated)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) =>
    ['app', 'blocks', 'browser', 'contact', 'effects', 'site', 'ui'].some((room) =>
      file.startsWith(join('src', room)),
    ),
  )
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''))
  .flatMap((source) => [...source.matchAll(/(['"`])(?:t:)?(frame\.[^'"`\s]+)\1/g)])
  .map(([, , key = '']) => key.replace(/\$\{[^}]*\}/, '*'));

describe('the keys of the layout', () => {
  it('are listed exactly as the source code uses them', () => {
    const listed = [...singleKeys, ...Object.keys(keyFamilies)];
    expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());
  });

  it.each(languages)('all exist in %s', (language) => {
    const words = JSON.parse(readFileSync(join(agency, `locales/${language}.json`), 'utf8')) as object;
    const word = (key: string) => key.split('.').reduce<unknown>((inner, step) => Object(inner)[step], words);
    const forms = (key: string) =>
      countedKeys.has(key) ? pluralForms(language).map((form) => `${key}_${form}`) : [];
    const isThere = (key: string) => typeof word(key) === 'string';
    expect(uiKeys.filter((key) => !isThere(key) && !forms(key).some(isThere))).toEqual([]);
  });
});
