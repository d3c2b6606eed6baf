import { expect, it } from 'vitest';
import { changedSite } from '../../../tests/support/agency-site';
import { pageById } from '../site';
import { drawingKey, drawingOf } from './drawing';

const site = changedSite(({ pages }) => {
  for (const page of pages.filter(({ section }) => section === 'web')) delete page.drawing;
  pages.find(({ id }) => id === 'services-web')!.drawing = 'house-shop';
  pages.find(({ id }) => id === 'seo')!.drawing = 'search';
});
const of = (id: string) => drawingOf(site, pageById(site, id));

it('a page without a drawing has that of the first page of its section', () => {
  expect(of('seo')).toEqual({ drawing: '/assets/drawing-search-web.svg' });
  expect(of('realisations-web')).toEqual(of('services-web'));
  expect(of('contact')).toEqual({});
});

it('a house says its width, a scene does not', () => {
  const files = (width: number, height: number) => ({ src: '/a.svg', width, height, sources: [] });
  const pictures = new Map([
    [drawingKey('house-shop', 'web'), files(640, 700)],
    [drawingKey('search', 'web'), files(1200, 900)],
  ]);
  const built = (id: string) => drawingOf({ ...site, pictures }, pageById(site, id));
  expect(built('services-web')).toEqual({ drawing: '/a.svg', houseWidth: 640 });
  expect(built('seo')).toEqual({ drawing: '/a.svg' });
});

it('a page has no drawing of a first page that is not in its section', () => {
  const moved = changedSite(({ pages }) => {
    for (const page of pages.filter(({ section }) => section === 'web')) delete page.drawing;
    const first = pages.find(({ id }) => id === 'services-web')!;
    first.drawing = 'house-shop';
    delete first.section;
  });
  expect(drawingOf(moved, pageById(moved, 'realisations-web'))).toEqual({});
});
