import { commandLine } from '../../lib/command/command-line';
import type { Translated } from '../../lib/text/message-language';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What `npm run remove` says. */
export const removeMessages = {
  page: ({ path, line }: { path: string; line: number }) => ({
    en: `the page ${path} (line ${line})`,
    fr: `la page ${path} (ligne ${line})`,
  }),
  ad: ({ id }: { id: string }) => ({ en: `the ad ${id}`, fr: `l’annonce ${id}` }),
  section: ({ id }: { id: string }) => ({ en: `the section "${id}"`, fr: `la section « ${id} »` }),
  link: ({ place }: { place: string }) => ({ en: `the link of ${place}`, fr: `le lien de ${place}` }),
  block: ({ place }: { place: string }) => ({
    en: `${place}, of which nothing is left`,
    fr: `${place}, dont il ne reste rien`,
  }),
  texts: ({ file, count }: { file: string; count: number }) => ({
    en: `${plural(count, 'text', 'texts')} of ${file}`,
    fr: `${plural(count, 'texte', 'textes')} de ${file}`,
  }),
  removed: () => ({ en: 'Removed:', fr: 'Retiré :' }),
  wouldRemove: () => ({ en: 'This would be removed:', fr: 'Ceci serait retiré :' }),
  preview: ({ command }: { command: string }) => ({
    en: `Nothing has changed yet. To remove it: ${command}`,
    fr: `Rien n’a encore changé. Pour retirer : ${command}`,
  }),
  next: () => ({
    en: `site.lock.json stays as it is: it proves that no published address is lost. See what visitors lose: ${commandLine('diff')}.`,
    fr: `site.lock.json reste tel quel : il prouve qu’aucune adresse publiée n’est perdue. Pour voir ce que les visiteurs perdent : ${commandLine('diff')}.`,
  }),
  noAd: ({ id, ads }: { id: string; ads: string[] }) => ({
    en: `There is no ad "${id}". There are: ${ads.join(', ')}.`,
    fr: `Il n’y a pas d’annonce « ${id} ». Il y a : ${ads.join(', ')}.`,
  }),
  noSection: ({ id, sections }: { id: string; sections: string[] }) => ({
    en: `There is no section "${id}" to remove. There are: ${sections.join(', ')}.`,
    fr: `Il n’y a pas de section « ${id} » à retirer. Il y a : ${sections.join(', ')}.`,
  }),
  required: ({ page }: { page: string }) => ({
    en: `Every site needs the page "${page}": its home page, its privacy page and the page with the contact form stay. Nothing was removed.`,
    fr: `Tout site a besoin de la page « ${page} » : l’accueil, la page de confidentialité et celle du formulaire de contact restent. Rien n’a été retiré.`,
  }),
  firstPage: ({ page, section }: { page: string; section: string }) => ({
    en: `Page "${page}" is the first page of the section "${section}". To remove both, with its services: ${commandLine('remove section', section)}`,
    fr: `La page « ${page} » est la première de la section « ${section} ». Pour retirer les deux, avec ses services : ${commandLine('remove section', section)}`,
  }),
  redirectToRemoved: ({ page }: { page: string }) => ({
    en: `Page "${page}" is removed too. Choose another one with --redirect-to.`,
    fr: `La page « ${page} » est retirée aussi. Choisissez-en une autre avec --redirect-to.`,
  }),
} satisfies Record<string, (data: never) => Translated>;
