import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import { pageById } from '../site';
import type { Block } from '../types.generated';
import { blockData } from './block-data';

const whole = { fr: 'Un', en: 'One', ar: 'واحد' };

/** Returns the data of a block of the page "seo" in a language. */
const dataOf = (block: Block, language: string) =>
  blockData({ site, page: pageById(site, 'seo'), language }, block);

const callToAction = (text: Record<string, string>): Block => ({
  type: 'call-to-action',
  title: whole,
  text,
  actions: [{ label: whole, to: 'contact' }],
});

describe('the data of a block', () => {
  it('are in the language of its page when all its texts are, with what its model returns', () => {
    expect(dataOf(callToAction(whole), 'ar')).toEqual({
      type: 'call-to-action',
      title: 'واحد',
      text: 'واحد',
      actions: [{ label: 'واحد', href: '/ar/contact' }],
      wall: expect.any(Number),
    });
  });

  it('are in the first language when one of its texts is not, links too, and say so', () => {
    expect(dataOf(callToAction({ fr: 'Un seul' }), 'ar')).toMatchObject({
      title: 'Un',
      text: 'Un seul',
      actions: [{ label: 'Un', href: '/contact' }],
      language: 'fr',
      direction: 'ltr',
    });
  });

  it('are in the first language when a text that its model brings is not in the language of the page', () => {
    const page = pageById(site, 'seo');
    const pages = new Map([...site.pages, ['seo', { ...page, name: { fr: 'Référencement' } }]]);
    const items = [{ page: 'seo', text: whole, price: whole }];
    const data = blockData(
      { site: { ...site, pages }, page, language: 'en' },
      { type: 'price-plan', title: whole, items },
    );
    expect(data).toMatchObject({
      items: [{ name: 'Référencement', href: '/services-web/seo' }],
      language: 'fr',
    });
  });
});
