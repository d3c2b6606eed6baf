import { commandLine } from '../../lib/command/command-line';
import type { Translated } from '../../lib/text/message-language';

/** What `npm run rename` says. */
export const renameMessages = {
  renamed: () => ({ en: 'Changed:', fr: 'Changé :' }),
  wouldRename: () => ({ en: 'This would change:', fr: 'Ceci serait changé :' }),
  uselessRedirect: () => ({
    en: 'removed, as the page has this address again',
    fr: 'retirée, car la page a de nouveau cette adresse',
  }),
  preview: ({ command }: { command: string }) => ({
    en: `Nothing has changed yet. To rename it: ${command}`,
    fr: `Rien n’a encore changé. Pour renommer : ${command}`,
  }),
  next: () => ({
    en: `Check it: ${commandLine('validate')}. If its address has changed, record the new one: ${commandLine('lock')}.`,
    fr: `Pour vérifier : ${commandLine('validate')}. Si l’adresse a changé, notez la nouvelle : ${commandLine('lock')}.`,
  }),
  wrongName: ({ name, right }: { name: string; right: string }) => ({
    en: `A page cannot have the name "${name}". Use lowercase letters, digits and single hyphens.${[name, ''].includes(right) ? '' : ` Did you mean "${right}"?`} Nothing was renamed.`,
    fr: `Une page ne peut pas s’appeler « ${name} ». Utilisez des minuscules sans accent, des chiffres et des traits d’union simples.${[name, ''].includes(right) ? '' : ` Vouliez-vous dire « ${right} » ?`} Rien n’a été renommé.`,
  }),
  sameName: ({ name }: { name: string }) => ({
    en: `The page already has the name "${name}". Choose another one. Nothing was renamed.`,
    fr: `La page s’appelle déjà « ${name} ». Choisissez un autre nom. Rien n’a été renommé.`,
  }),
} satisfies Record<string, (data: never) => Translated>;
