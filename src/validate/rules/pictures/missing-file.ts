import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rule } from '../../rule';
import { pictureFiles } from './picture-files';

export const missingFile = rule({
  code: 'PICTURE-001',
  severity: 'error',
  summary: { en: 'The file of a picture does not exist.', fr: 'Le fichier d’une image n’existe pas.' },
  docs: {
    en: 'A picture is named by its path under the folder `public`: `/pictures/workshop.png` is the file `public/pictures/workshop.png`. Without that file visitors see an empty frame.\n\nAdd the file, or correct the name, including capital and small letters. Or remove the field.',
    fr: 'Une image se désigne par son chemin dans le dossier `public` : `/pictures/workshop.png` est le fichier `public/pictures/workshop.png`. Sans ce fichier, les visiteurs voient un cadre vide.\n\nAjoutez le fichier, ou corrigez le nom, en respectant majuscules et minuscules. Vous pouvez aussi supprimer le champ.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/workshops.png' }],
    reports: 'There is no file public/pictures/workshops.png.',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    picture: ({ file }: { file: string }) => ({
      en: `There is no file ${file}. Put the picture there, or remove the field "picture".`,
      fr: `Le fichier ${file} n’existe pas. Placez l’image à cet endroit, ou supprimez le champ « picture ».`,
    }),
    shareImage: ({ file }: { file: string }) => ({
      en: `There is no file ${file}. Put the picture there, or remove the field "ogImage": the build then draws a picture.`,
      fr: `Le fichier ${file} n’existe pas. Placez l’image à cet endroit, ou supprimez le champ « ogImage » : le site crée alors une image.`,
    }),
    letterCase: ({ file, found }: { file: string; found: string }) => ({
      en: `There is no file ${file}, but ${found}: capital and small letters count. Rename the file.`,
      fr: `Le fichier ${file} n’existe pas, mais ${found} existe : les majuscules comptent. Renommez le fichier.`,
    }),
  },
  *check(context) {
    for (const { src, path, bytes, isShareImage } of pictureFiles(context)) {
      if (bytes !== undefined) continue;
      const found = sameLetters(context.root, src);
      if (found !== undefined) yield { path, message: 'letterCase', data: { file: `public${src}`, found } };
      else yield { path, message: isShareImage ? 'shareImage' : 'picture', data: { file: `public${src}` } };
    }
  },
});

/** Returns the file whose name differs from that of a picture only in capital letters. */
function sameLetters(root: string, src: string): string | undefined {
  const folder = join('public', dirname(src));
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  const found = names.find((name) => name.toLowerCase() === basename(src).toLowerCase());
  return found === undefined ? undefined : `${folder}/${found}`;
}
