import { commandLine } from '../../lib/command/command-line';
import type { Translated } from '../../lib/text/message-language';
import { suggestion } from '../../lib/text/closest-match';

/** What `npm run add` says. */
export const addMessages = {
  nothingAdded: ({ reason }: { reason: string }) => ({
    en: `Nothing was added: ${reason}`,
    fr: `Rien n’a été ajouté. ${reason}`,
  }),
  added: () => ({ en: 'Added:', fr: 'Ajouté :' }),

  // What is added
  page: ({ path }: { path: string }) => ({ en: `the page ${path}`, fr: `la page ${path}` }),
  headerEntry: () => ({ en: 'its entry in the header', fr: 'son entrée dans l’en-tête' }),
  menuEntry: ({ menu }: { menu: string }) => ({
    en: `its entry in the menu "${menu}"`,
    fr: `son entrée dans le menu « ${menu} »`,
  }),
  card: ({ path }: { path: string }) => ({ en: `its card on ${path}`, fr: `sa carte sur ${path}` }),
  serviceList: ({ path }: { path: string }) => ({
    en: `the list of services on ${path}`,
    fr: `la liste des services sur ${path}`,
  }),
  section: ({ id }: { id: string }) => ({ en: `the section "${id}"`, fr: `la section « ${id} »` }),

  // What is left to do
  leftCopy: () => ({
    en: 'Its blocks are copied. Check their figures and prices.',
    fr: 'Ses blocs sont copiés. Vérifiez leurs chiffres et leurs prix.',
  }),
  leftSection: () => ({
    en: `Its colours, its angle and its icon ("sign") are copied from another section. Change them in theme.sections if you like. Add its first service: ${commandLine('add service', '--section')}`,
    fr: `Ses couleurs, son angle et son icône ("sign") sont copiés d’une autre section. Changez-les au besoin dans theme.sections. Ajoutez son premier service : ${commandLine('add service', '--section')}`,
  }),
  publish: ({ mark, places }: { mark: string; places: string[] }) => ({
    en: `It is a draft: only ${commandLine('dev')} shows it. Rewrite each text that says "${mark}". Then delete "status": "draft" to publish it: ${places.join(', then ')}.`,
    fr: `C’est un brouillon : seul ${commandLine('dev')} le montre. Réécrivez chaque texte qui contient « ${mark} ». Pour publier, supprimez ensuite "status": "draft" : ${places.join(', puis ')}.`,
  }),
  next: () => ({
    en: `View it: ${commandLine('dev')}. Check it: ${commandLine('validate')}.`,
    fr: `Pour voir : ${commandLine('dev')}. Pour vérifier : ${commandLine('validate')}.`,
  }),

  // Refusals
  noSection: ({ section, sections }: { section: string; sections: string[] }) => ({
    en: `There is no section "${section}" with a first page in theme.sections. ${suggestion(section, sections).en}`,
    fr: `Il n’y a pas de section « ${section} » avec une première page dans theme.sections. ${suggestion(section, sections).fr}`,
  }),
  needsSection: () => ({
    en: 'Choose the section with --section, or a page to copy with --like.',
    fr: 'Choisissez la section avec --section, ou une page à copier avec --like.',
  }),
  noAddress: ({ title }: { title: string }) => ({
    en: `No address can be made from "${title}". Choose one, such as --slug domiciliation.`,
    fr: `Aucune adresse ne peut être formée à partir de « ${title} ». Choisissez-en une, comme --slug domiciliation.`,
  }),
  wrongAddress: ({ slug, right }: { slug: string; right: string }) => ({
    en: `"${slug}" cannot be part of an address. Use lowercase letters, digits and single hyphens.${right && ` Did you mean "${right}"?`}`,
    fr: `« ${slug} » ne peut pas être une partie d’adresse. Utilisez des minuscules sans accent, des chiffres et des traits d’union simples.${right && ` Vouliez-vous dire « ${right} » ?`}`,
  }),
  sectionTaken: ({ id }: { id: string }) => ({
    en: `There is already a section "${id}". Choose another name: --slug NAME.`,
    fr: `Il y a déjà une section « ${id} ». Choisissez un autre nom : --slug NOM.`,
  }),
} satisfies Record<string, (data: never) => Translated>;
