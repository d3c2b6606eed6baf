import type { Source } from '../../../config/source/json-source';
import { valueAt } from '../../../lib/json';
import { rule } from '../../rule';
import { unknownNames } from '../links/find-unknown-names';

export const unknownSharedBlock = rule({
  code: 'SHARED-001',
  severity: 'error',
  summary: {
    en: 'A page uses a shared block that does not exist.',
    fr: 'Une page utilise un bloc partagé qui n’existe pas.',
  },
  docs: {
    en: 'A block that several pages have in common is declared once, under `shared`, and used on each by its name. If no block has that name, the page would have a gap.\n\nWrite a name that exists under `shared`; the message suggests a similar one.',
    fr: 'Un bloc commun à plusieurs pages est déclaré une seule fois, sous `shared`, et chacune l’utilise par son nom. Si aucun bloc ne portait ce nom, il y aurait un trou dans la page.\n\nÉcrivez un nom qui existe sous `shared` ; le message propose le plus proche.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/3/block', value: 'figure' }],
    reports: 'There is no shared block "figure". Did you mean "figures"?',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/3/block', value: 'figures' }],
  },
  messages: {
    unknown: ({ name, known }: { name: string; known: string }) => ({
      en: `There is no shared block "${name}".${known === '' ? '' : ` There are: ${known}.`}`,
      fr: `Le bloc partagé « ${name} » n’existe pas.${known === '' ? '' : ` Blocs partagés existants : ${known}.`}`,
    }),
    none: ({ name }: { name: string }) => ({
      en: `There is no shared block "${name}", because "shared" declares none. Declare it there.`,
      fr: `Le bloc partagé « ${name} » n’existe pas : « shared » n’en contient aucun. Déclarez-le sous « shared ».`,
    }),
  },
  *check({ source, nameReferences, names }) {
    const shared = new Set(sharedNames(source));
    for (const found of unknownNames({ nameReferences, names: { ...names, shared } }, 'shared'))
      yield shared.size > 0 ? found : { ...found, message: 'none' };
  },
});

/** Returns the names of the shared blocks; the config of a site has them in their places. */
export function sharedNames({ value }: Source): string[] {
  return Object.keys(Object(valueAt(value, ['shared']))).filter((name) => !name.startsWith('$'));
}
