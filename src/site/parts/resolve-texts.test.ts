import { expect, it } from 'vitest';
import { resolveTexts } from './resolve-texts';

it('an action becomes a link that keeps its other fields', () => {
  const action = { label: { fr: 'Devis' }, to: 'contact', icon: 'pen', hint: { fr: 'Gratuit' } };
  const resolved = resolveTexts(
    { languages: ['fr'], defaultLanguage: 'fr' },
    { actions: [action] },
    (text) => (text as { fr: string }).fr,
    (target) => ({ href: `/${target}` }),
  );
  expect(resolved).toEqual({
    actions: [{ label: 'Devis', href: '/contact', icon: 'pen', hint: 'Gratuit' }],
  });
});
