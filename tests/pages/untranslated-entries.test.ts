import { describe, expect, it } from 'vitest';
import { blocksOfType } from '../../src/site/blocks/find-blocks';
import { coveredLanguages } from '../../src/site/coverage';
import { pageData } from '../../src/site/page-data/page-data';
import { pageById } from '../../src/site/site';
import { structuredData } from '../../src/site/structured-data/structured-data';
import type { Block, SiteConfig, Text } from '../../src/site/types.generated';
import { changedSite, site } from '../support/agency-site';

/** Returns a page in English after a change of the blocks of one type on it. */
function englishPage<Type extends Block['type']>(
  id: string,
  type: Type,
  edit: (block: Extract<Block, { type: Type }>, config: SiteConfig) => unknown,
) {
  const changed = changedSite((config) => {
    const { blocks } = config.pages.find((page) => page.id === id)!;
    for (const block of blocksOfType(blocks, type)) edit(block, config);
  });
  const data = pageData(changed, pageById(changed, id).path, 'en');
  const [block] = blocksOfType(data.blocks, type);
  return { data, block: block!, covered: coveredLanguages(changed, pageById(changed, id)), changed };
}

const before = <Type extends Block['type']>(id: string, type: Type) => englishPage(id, type, () => undefined);

/** Removes the English words of a text. */
function withoutEnglish(text: Text): void {
  if (typeof text === 'object') delete text.en;
}

const onlyFrench = { question: { fr: 'Et le dimanche ?' }, answer: { fr: 'Le dimanche, nous dormons.' } };

describe('an entry that stands alone and has no words in a language', () => {
  it('is left out there: the other questions stay in English, and so does the page', () => {
    const { block, data, covered, changed } = englishPage('faq', 'faq', ({ items }) =>
      items.push(onlyFrench),
    );
    const { block: former, covered: formerLanguages } = before('faq', 'faq');
    expect(block).toEqual(former);
    expect(block.language).toBeUndefined();
    expect(covered).toEqual(formerLanguages);
    const { path } = pageById(changed, 'faq');
    expect(JSON.stringify(structuredData(changed, data))).not.toContain('dormons');
    const french = pageData(changed, path, 'fr');
    expect(blocksOfType(french.blocks, 'faq')[0]!.items).toHaveLength(former.items.length + 1);
  });

  it('is left out when one of its words lacks, a person, a reason and a document alike', () => {
    const reasons = englishPage('a-propos', 'feature-list', ({ items }) => withoutEnglish(items[1]!.title));
    const formerReasons = before('a-propos', 'feature-list').block.items;
    expect(reasons.block.items).toEqual(formerReasons.filter((_, index) => index !== 1));
    const stages = englishPage('terrain', 'timeline', ({ items }) => {
      const [stage] = items;
      stage!.documents = [{ fr: 'Plan' }, { fr: 'Bail', en: 'Lease', ar: 'عقد' }];
    });
    expect(stages.block.items[0]!.documents).toEqual(['Lease']);
  });

  it('is shown in French with its block when none would remain', () => {
    const { block } = englishPage('faq', 'faq', ({ items }) => items.splice(0, items.length, onlyFrench));
    expect(block).toMatchObject({ language: 'fr', items: [{ question: 'Et le dimanche ?' }] });
  });
});

describe('an entry stays, with its block in French, when it lacks words in a language', () => {
  it('and its list makes sense as a whole: a paragraph of a policy', () => {
    const { block } = englishPage('confidentialite', 'prose', ({ parts }) => {
      const paragraph = parts.flatMap(({ content }) => content).find((each) => 'paragraph' in each)!;
      withoutEnglish((paragraph as { paragraph: Text }).paragraph);
    });
    const french = pageData(site, pageById(site, 'confidentialite').path, 'fr');
    expect(block).toMatchObject({ language: 'fr', parts: blocksOfType(french.blocks, 'prose')[0]!.parts });
  });
});

it('the form stays in the language of its page when the name of another page has no words in it', () => {
  const { block, changed } = englishPage('contact', 'contact-form', (_, { pages }) =>
    withoutEnglish(pages.find(({ id }) => id === 'seo')!.name),
  );
  const { name } = pageById(changed, 'seo');
  expect(block).toEqual({
    ...before('contact', 'contact-form').block,
    subjects: expect.objectContaining({
      seo: expect.objectContaining({ name: (name as { fr: string }).fr }),
    }),
  });
});
