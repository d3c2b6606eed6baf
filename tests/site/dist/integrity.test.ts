import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { integrity } from '../../../src/lib/hash';
import { languages } from '../../../src/site/languages';
import { pageFile } from '../../../src/site/page-url';

it.each(languages)(
  'pages (%s) say the sums of the stylesheet and the start script as they lie there',
  (language) => {
    const html = readFileSync(join('dist', pageFile('/', language)), 'utf8');
    const named = [...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+\.(?:css|js))" integrity="([^"]+)"/g)];
    expect(named.map(([, path]) => path?.split('.').at(-1))).toEqual(['css', 'js']);
    for (const [, path = '', sum] of named)
      expect(sum, path).toBe(integrity(readFileSync(join('dist', path))));
  },
);
