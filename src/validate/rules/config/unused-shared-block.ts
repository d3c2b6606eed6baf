import { closestMatch } from '../../../lib/text/closest-match';
import { rule } from '../../rule';
import { sharedNames } from './unknown-shared-block';

export const unusedSharedBlock = rule({
  code: 'SHARED-002',
  severity: 'warning',
  summary: { en: 'No page uses a shared block.', fr: 'Un bloc partagé n’est utilisé sur aucune page.' },
  docs: {
    en: 'A block is declared under `shared`, but no page uses it, so visitors never see it. Perhaps it was forgotten, or its page was removed.\n\nUse it on a page by its name, or remove it.',
    fr: 'Un bloc est déclaré sous `shared`, mais aucune page ne l’utilise : les visiteurs ne le voient jamais. Il a peut-être été oublié, ou sa page a été supprimée.\n\nUtilisez-le sur une page, par son nom, ou supprimez-le.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/shared/hours',
        value: { type: 'contact-details', title: 't:contact.details.title' },
      },
    ],
    reports: 'No page uses the shared block "hours".',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/shared/hours',
        value: { type: 'contact-details', title: 't:contact.details.title' },
      },
      { file: 'site.config.json', pointer: '/pages/1/blocks/-', value: { type: 'shared', block: 'hours' } },
    ],
  },
  messages: {
    unused: ({ name }: { name: string }) => ({
      en: `No page uses the shared block "${name}". Use it on a page, or remove it.`,
      fr: `Aucune page n’utilise le bloc partagé « ${name} ». Utilisez-le sur une page, ou supprimez-le.`,
    }),
  },
  *check({ source, writtenReferences }) {
    const shared = sharedNames(source);
    const uses = writtenReferences().flatMap(({ kind, value }) =>
      kind === 'shared' && typeof value === 'string' ? [value] : [],
    );
    // A use with a misspelt name counts for the block that is meant.
    const used = new Set(uses.map((name) => (shared.includes(name) ? name : closestMatch(name, shared))));
    for (const name of shared)
      if (!used.has(name)) yield { path: ['shared', name], message: 'unused', data: { name } };
  },
});
