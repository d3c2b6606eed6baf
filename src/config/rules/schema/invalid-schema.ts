import type { RuleInfo } from '../../rule-info';

export const invalidSchema = {
  code: 'SCHEMA-000',
  severity: 'error',
  summary: { en: 'A schema cannot be used.', fr: 'Un schéma est inutilisable.' },
  docs: {
    en: 'The files under `schema` define what is allowed in the config. One of them is valid JSON but not a valid schema: most often a word is misspelt, or it refers to something that does not exist. Until it is fixed, the config cannot be checked, and nothing is published.\n\nIf you changed a file under `schema`, undo the change. If not, inform the developer.',
    fr: 'Les fichiers du dossier `schema` définissent ce qui est permis dans la configuration. L’un d’eux est du JSON correct, mais pas un schéma correct : le plus souvent, un mot y est mal écrit, ou le schéma renvoie à quelque chose qui n’existe pas. Tant qu’il n’est pas corrigé, la configuration ne peut pas être vérifiée, et rien n’est publié.\n\nSi vous avez modifié un fichier du dossier `schema`, annulez la modification. Sinon, prévenez le développeur.',
  },
  examples: {
    invalid: [{ file: 'schema/site.schema.json', pointer: '/properties/url/type', value: 'txt' }],
    reports: 'The config cannot be checked with this schema:',
    valid: [{ file: 'schema/site.schema.json', pointer: '/properties/url/type', value: 'string' }],
  },
  messages: {
    unusable: ({ reason }: { reason: string }) => ({
      en: `The config cannot be checked with this schema: ${reason}.`,
      fr: `La configuration ne peut pas être vérifiée avec ce schéma : ${reason}.`,
    }),
  },
} satisfies RuleInfo;
