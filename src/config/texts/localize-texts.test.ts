import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../load-site';

it('a text that is written in place in several languages is that of its place alone: the same words elsewhere keep their translation', () => {
  using copy = new SiteCopy();
  copy.change(({ pages }) => {
    const about = pages.find(({ id }) => id === 'a-propos')!;
    about.summary = { fr: 'Contact', en: 'Whom to ask', ar: 'من تسألون' };
  });
  const { pages } = loadSite(copy.folder).site!.config;
  const find = (id: string) => pages.find((page) => page.id === id)!;
  expect(find('a-propos').summary).toMatchObject({ en: 'Whom to ask' });
  expect(find('contact').name).toMatchObject({ fr: 'Contact', en: 'Contact' });
});
