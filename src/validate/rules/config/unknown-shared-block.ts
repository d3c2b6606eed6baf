import { isObject, valueAt } from '../../../lib/json';
import { rule } from '../../rule';
import { unknownNames } from '../links/find-unknown-names';

export const unknownSharedBlock = rule({
  code: 'SHARED-001',
  severity: 'error',
  stage: 'written',
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
  *check(context) {
    // Only a use has a field "block"; most sites need not search all references.
    if (!context.config.pages.some(({ blocks }) => blocks.some((block) => 'block' in block))) return;
    const { source, nameReferences, names } = context;
    // From the file, because shared blocks with errors are declared, too.
    const declared = valueAt(source.value, ['shared']) ?? {};
    if (!isObject(declared)) return;
    const shared = new Set(Object.keys(declared).filter((name) => !name.startsWith('$')));
    // A shared block that uses another one is reported as such.
    const uses = nameReferences.filter(({ path }) => path[0] === 'pages');
    for (const found of unknownNames({ nameReferences: uses, names: { ...names, shared } }, 'shared'))
      yield shared.size > 0 ? found : { ...found, message: 'none' };
  },
});
