import type { Translated } from '../../config/message-language';

const s = (count: number) => (count === 1 ? '' : 's');

/** What `npm run find` says. */
export const findMessages = {
  matches: ({ search, count }: { search: string; count: number }) => ({
    en: `“${search}”: ${count} match${count === 1 ? '' : 'es'}.`,
    fr: `« ${search} » : ${count} endroit${count > 1 ? 's' : ''}.`,
  }),
  preview: ({ count, command }: { count: number; command: string }) => ({
    en: `${count} place${s(count)} would change. To change ${count === 1 ? 'it' : 'them'}: ${command}`,
    fr: `${count} endroit${count > 1 ? 's' : ''} à changer. Pour ${count > 1 ? 'les' : 'le'} changer : ${command}`,
  }),
  changed: ({ count }: { count: number }) => ({
    en: `${count} place${s(count)} changed.`,
    fr: `${count} endroit${count > 1 ? 's' : ''} changé${count > 1 ? 's' : ''}.`,
  }),
  nothing: ({ search }: { search: string }) => ({
    en: `Nothing to change: “${search}” is in no text.`,
    fr: `Rien à changer : « ${search} » n’est dans aucun texte.`,
  }),
  names: () => ({
    en: 'Not changed, because other places refer to these names and addresses:',
    fr: 'Inchangés, car d’autres endroits se servent de ces noms et adresses :',
  }),
  notANumber: ({ replacement }: { replacement: string }) => ({
    en: `“${replacement}” is not a number. A number can be replaced by a number only: --replace "6 000 DH".`,
    fr: `« ${replacement} » n’est pas un nombre. Un nombre ne se remplace que par un nombre : --replace "6 000 DH".`,
  }),
  otherCurrency: () => ({
    en: 'The new price needs the currency of the old one. Change a currency by hand.',
    fr: 'Le nouveau prix doit être dans la monnaie de l’ancien. Une monnaie se change à la main.',
  }),
  writeAlone: () => ({
    en: '--write needs --replace.',
    fr: '--write ne va pas sans --replace.',
  }),
  oneLanguage: () => ({
    en: '--replace changes every language. Remove --language.',
    fr: '--replace change toutes les langues. Retirez --language.',
  }),
} satisfies Record<string, (data: never) => Translated>;
