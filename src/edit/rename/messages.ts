import type { Translated } from '../../lib/text/message-language';
import { reservedTargets } from '../../site/parts/target';

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
    en: 'Check it: npm run validate. If its address has changed, record the new one: npm run lock.',
    fr: 'Pour vérifier : npm run validate. Si l’adresse a changé, notez la nouvelle : npm run lock.',
  }),
  wrongName: ({ name, right }: { name: string; right: string }) => ({
    en: `A page cannot have the name "${name}". Use lowercase letters, digits and single hyphens, and none of the names ${reservedTargets.join(', ')}.${[name, ''].includes(right) ? '' : ` Did you mean "${right}"?`} Nothing was renamed.`,
    fr: `Une page ne peut pas s’appeler « ${name} ». Utilisez des minuscules sans accent, des chiffres et des traits d’union simples, et aucun des noms ${reservedTargets.join(', ')}.${[name, ''].includes(right) ? '' : ` Vouliez-vous dire « ${right} » ?`} Rien n’a été renommé.`,
  }),
  takenName: ({ name, place }: { name: string; place: string }) => ({
    en: `The name "${name}" is taken: ${place}. Choose another one. Nothing was renamed.`,
    fr: `Le nom « ${name} » est déjà pris : ${place}. Choisissez-en un autre. Rien n’a été renommé.`,
  }),
} satisfies Record<string, (data: never) => Translated>;
