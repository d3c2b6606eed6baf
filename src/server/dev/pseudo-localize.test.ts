import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { pageData } from '../../site/page-data/page-data';
import { createSite } from '../../site/site';
import { loadSite } from '../../validate/load-site';
import { pseudoContent, pseudoText } from './pseudo-localize';

it('makes words longer and marks their ends, and leaves tokens as they are', () => {
  expect(pseudoText('Un devis : {organization.phone} {{count}}')).toBe(
    '⟦ÛÛn dêêvîîs : {organization.phone} {{count}}⟧',
  );
  expect(pseudoText('خدمة')).toMatch(/^⟦خـد.*⟧$/);
});

it('marks every word of a page, those of the locale files and those in the config', () => {
  using copy = new SiteCopy().change((config) => {
    const faq = config.pages.find(({ id }) => id === 'faq');
    faq?.blocks.push({
      type: 'prose',
      parts: [{ id: 'a', title: { fr: 'Un titre' }, content: [{ paragraph: { fr: 'Un texte' } }] }],
    } as never);
  });
  const { site } = loadSite(copy.folder);
  if (!site) throw new Error('the copy does not load');
  const { config, messages } = pseudoContent(site);
  const marked = JSON.stringify(pageData(createSite(config, messages), '/faq', 'en').blocks);
  const own = JSON.stringify(pageData(site, '/faq', 'en').blocks);
  expect(own).not.toContain('⟦');
  const words = [...marked.matchAll(/"(?:question|title|paragraph)":"([^"]*)"/g)].map(([, text]) => text);
  expect(words.length).toBeGreaterThan(3);
  expect(words.filter((text) => !text?.startsWith('⟦'))).toEqual([]);
});
