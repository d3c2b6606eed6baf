import { expect, it } from 'vitest';
import type { DocumentContext } from './document';
import { renderPages } from './render-pages';

it('names the page that cannot be rendered', () => {
  const plan = {
    url: '/contact',
    html: 'contact.html',
    data: 'contact.json',
    input: () => {
      throw new Error('no ink');
    },
  };
  const context = { layouts: {} } as DocumentContext;
  expect(() => renderPages([plan], { context, stylesheets: [] }).next()).toThrow(
    'Cannot render the page /contact: no ink',
  );
});
