import { describe, expect, it } from 'vitest';
import { slug } from '../../lib/text/slug';
import type { SiteConfig } from '../../site/types.generated';
import { noSection, servicePage, slugOf } from './new-page';

const site = { languages: ['fr'], defaultLanguage: 'fr' };
const slugFor = (fr: string, chosen?: string) => slugOf(site, { title: { fr }, slug: chosen });

describe('a part of an address', () => {
  it('is made of a title: accents, ligatures and apostrophes are no obstacle', () => {
    expect(slug('Fiche de paye à l’étranger, main-d’œuvre')).toBe('fiche-de-paye-a-l-etranger-main-d-oeuvre');
    expect(slug('Œuvres, CŒUR, Ex æquo')).toBe('oeuvres-coeur-ex-aequo');
  });

  it('that was asked for is taken as it is', () => {
    expect(slugFor('Autre', 'mon-service-2')).toBe('mon-service-2');
  });

  it.each(['Mon Service', 'été', 'a--b', '-a', 'a/b', ''])('is refused when it is "%s"', (given) => {
    expect(() => slugFor('Titre', given)).toThrow('cannot be a name or a part of an address');
  });

  it('that is invalid is reported with the valid one', () => {
    expect(() => slugFor('Titre', 'Mon Été')).toThrow('Did you mean "mon-ete"?');
  });

  it('has to be named when the title has no Latin letters', () => {
    expect(() => slugFor('خدمة')).toThrow('No address can be made from "خدمة". Choose one');
  });
});

const title = 'Referencing';

it.each([
  ['only the given languages, when the snippet has the first of them', ['en', 'fr'], { en: title }],
  ['the given words in each, when it does not', ['es', 'fr'], { fr: title, en: title, ar: title }],
])('the page of a service has a title in %s', (_what, codes, name) => {
  const config = { languages: codes.map((code) => ({ code })), pages: [] } as unknown as SiteConfig;
  const page = servicePage(config, 'seo', 'web', { [codes[0]!]: title });
  expect(page).toMatchObject({ id: 'seo', path: '/web/seo', section: 'web', status: 'draft' });
  expect([page.name, page.title]).toEqual([name, name]);
  expect(page.blocks).toMatchObject([{ actions: [{ to: 'phone' }] }, { actions: [{ to: 'phone' }] }]);
});

it('a site without a section is told how to get one, not which there are', () => {
  const theme = { sections: { default: {} } };
  const { en, fr } = noSection({ theme } as unknown as SiteConfig, 'default');
  expect(en).toMatch(/There is none yet\. Add one: npm run add -- section --title "…"$/);
  expect(fr).toMatch(/Il n’y en a pas encore\. Ajoutez-en une : npm run add -- section --title "…"$/);
});
