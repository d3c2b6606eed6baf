import { expect, it } from 'vitest';
import { insertAll, insertedPath, type Insertion } from './insertion';

const insertion = (list: Insertion['list'], after: number | string, value: unknown): Insertion => ({
  list,
  after,
  value,
  what: { en: '', fr: '' },
});

it('an entry finds its place when others are inserted before it, and its path says where it is', () => {
  const all = [
    insertion(['pages'], 0, { items: ['new'] }),
    insertion(['pages', 1, 'items'], 0, 'more'),
    insertion(['pages'], 1, { items: ['last'] }),
  ];
  const config = { pages: [{ items: ['a'] }, { items: ['b'] }] };
  insertAll(config, all);
  expect(config.pages).toEqual([
    { items: ['a'] },
    { items: ['new'] },
    { items: ['b', 'more'] },
    { items: ['last'] },
  ]);
  expect(all.map((one) => insertedPath(one, all))).toEqual([
    ['pages', 1],
    ['pages', 2, 'items', 1],
    ['pages', 3],
  ]);
});

it('an entry of an object does not change the order of those in lists', () => {
  const config = { items: ['a', 'b'], colors: {} };
  insertAll(config, [
    insertion(['items'], 0, 'new'),
    insertion(['colors'], 'sand', '#fed'),
    insertion(['items'], 1, 'last'),
  ]);
  expect(config).toEqual({ items: ['a', 'new', 'b', 'last'], colors: { sand: '#fed' } });
});
