import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyFamilies, singleKeys } from './ui-keys';

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

it('the keys of the layout are listed exactly as the source code uses them', () => {
  const listed = [...singleKeys, ...Object.keys(keyFamilies)];
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());
});
