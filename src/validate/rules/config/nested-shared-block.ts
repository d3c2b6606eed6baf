import { rule } from '../../rule';

export const nestedSharedBlock = rule({
  code: 'SHARED-003',
  severity: 'error',
  summary: {
    en: 'A shared block refers to another shared block.',
    fr: 'Un bloc partagé renvoie à un autre bloc partagé.',
  },
  docs: {
    en: 'A block under `shared` is declared there with all its fields. It cannot refer to another shared block: it would be hard to follow what appears where, and two could refer to each other.\n\nWrite the block in full, or use the other one directly on the pages.',
    fr: 'Un bloc sous `shared` y est déclaré avec tous ses champs. Il ne peut pas renvoyer à un autre bloc partagé : il deviendrait difficile de savoir ce qui s’affiche où, et deux blocs pourraient renvoyer l’un à l’autre.\n\nÉcrivez le bloc en entier, ou utilisez l’autre bloc directement sur les pages.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/shared/numbers',
        value: { type: 'shared', block: 'figures' },
      },
      { file: 'site.config.json', pointer: '/pages/1/blocks/2/block', value: 'numbers' },
    ],
    reports: 'A shared block cannot refer to another shared block.',
    valid: [{ file: 'site.config.json', pointer: '/pages/1/blocks/2/block', value: 'figures' }],
  },
  messages: {
    nested: () => ({
      en: 'A shared block cannot refer to another shared block. Write it in full, or use the other one on the pages.',
      fr: 'Un bloc partagé ne peut pas renvoyer à un autre bloc partagé. Écrivez-le en entier, ou utilisez l’autre bloc sur les pages.',
    }),
  },
  *check({ writtenReferences }) {
    for (const { kind, path } of writtenReferences())
      if (kind === 'shared' && path[0] === 'shared')
        yield { path: [...path.slice(0, 2), 'type'], message: 'nested' };
  },
});
