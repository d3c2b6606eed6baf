import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentHtml } from '../../../prerender/pages/document';
import { reservedAnchors } from './reserved-name';

it('every id that the layout writes is reserved', () => {
  const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join('src/app', name), 'utf8'));
  const ids = [...sources, documentHtml.toString()].flatMap((source) =>
    [...source.matchAll(/\sid="([a-z-]+)"|PANEL = '([a-z-]+)'/g)].map(([, id, panel]) => id ?? panel),
  );
  expect([...new Set(ids)].toSorted()).toEqual([...reservedAnchors].toSorted());
});
