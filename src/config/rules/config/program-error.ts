import type { RuleInfo } from '../../rule-info';

export const programError = {
  code: 'CODE-001',
  severity: 'error',
  summary: {
    en: 'The program itself has an error.',
    fr: 'Le programme lui-même contient une erreur.',
  },
  docs: {
    en: 'The program that builds the site stopped at an internal error. The config is not the cause and cannot fix it. Visitors see the site as it was last published.\n\nIf you changed files under `src`, look at the reported place, or undo the change. If not, send the whole line to the developer.',
    fr: 'Le programme qui construit le site s’est arrêté sur une erreur interne. La configuration n’en est pas la cause et ne peut pas la corriger. Les visiteurs voient le site tel qu’il a été publié la dernière fois.\n\nSi vous avez modifié des fichiers sous `src`, regardez l’endroit indiqué, ou annulez la modification. Sinon, envoyez la ligne entière du message au développeur.',
  },
  examples: { none: 'Only a mistake in the program itself causes it.' },
  messages: {
    stopped: ({ reason }: { reason: string }) => ({
      en: `Internal error: ${reason}`,
      fr: `Erreur interne : ${reason}`,
    }),
  },
} satisfies RuleInfo;
