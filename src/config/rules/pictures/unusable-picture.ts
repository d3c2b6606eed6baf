import { basename, extname } from 'node:path';
import { rule } from '../../rule';
import { formats, hasRightExtension } from '../../source/picture-files';

export const unusablePicture = rule({
  code: 'PICTURE-001',
  severity: 'error',
  summary: {
    en: 'The file of a picture does not exist, or is not a picture of its format.',
    fr: 'Le fichier d’une image n’existe pas, ou n’est pas une image de son format.',
  },
  docs: {
    en: 'A picture is named by its path under the folder `public`: `/pictures/workshop.png` is the file `public/pictures/workshop.png`. Without that file visitors see an empty frame. Some messengers ignore a JPEG with the extension `.png`, and renaming a file does not change its format.\n\nAdd the file, correct the name, including capital and small letters, or save the picture again in the format of its extension. Or remove the field.',
    fr: 'Une image se désigne par son chemin dans le dossier `public` : `/pictures/workshop.png` est le fichier `public/pictures/workshop.png`. Sans ce fichier, les visiteurs voient un cadre vide. Certaines messageries ignorent un JPEG dont l’extension est `.png`, et renommer un fichier ne change pas son format.\n\nAjoutez le fichier, corrigez le nom, en respectant majuscules et minuscules, ou enregistrez de nouveau l’image dans le format qu’annonce son extension. Vous pouvez aussi supprimer le champ.',
  },
  examples: {
    invalid: [{ pointer: '/pages/2/ogImage', value: '/pictures/workshops.png' }],
    reports: 'There is no file public/pictures/workshops.png.',
    valid: [{ pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    missing: ({ file, field }: { file: string; field: string }) => ({
      en: `There is no file ${file}. Put the picture there, or remove the field "${field}".`,
      fr: `Le fichier ${file} n’existe pas. Placez l’image à cet endroit, ou supprimez le champ « ${field} ».`,
    }),
    extension: (data: { file: string; extension: string; format: string; name: string }) => ({
      en: `The file ${data.file} has the extension ${data.extension}, but it is a ${data.format} picture. Rename it, and write the new name here: "${data.name}".`,
      fr: `Le fichier ${data.file} a l’extension ${data.extension}, mais c’est une image ${data.format}. Renommez-le, et écrivez ici le nouveau nom : « ${data.name} ».`,
    }),
    notAPicture: ({ file }: { file: string }) => ({
      en: `The file ${file} is not a picture that the site can show. Save it again as PNG, JPEG or WebP.`,
      fr: `Le fichier ${file} n’est pas une image que le site puisse afficher. Enregistrez-le de nouveau en PNG, JPEG ou WebP.`,
    }),
  },
  *check({ pictures, publicFiles }) {
    for (const { src, path, bytes, content, isShareImage } of pictures) {
      const file = `public${src}`;
      const format = formats[content?.type ?? ''];
      if (bytes === undefined) {
        const data = { file, field: isShareImage ? 'ogImage' : 'picture' };
        yield { path, message: 'missing', data, suggestion: sameName(publicFiles, src) };
      } else if (!content || !format) yield { path, message: 'notAPicture', data: { file } };
      else if (!hasRightExtension(src, content.type)) {
        const extension = extname(src);
        const name = `${src.slice(0, -extension.length)}${format.extensions[0]}`;
        yield { path, message: 'extension', data: { file, extension, format: format.name, name } };
      }
    }
  },
});

/** Returns a picture with the same name, wherever it is under `public`, in capital or small letters; otherwise with another extension. */
function sameName(files: readonly string[], src: string): string | null {
  const nameOf = (file: string) => basename(file, extname(file)).toLowerCase();
  const alike = files.filter(
    (file) => nameOf(file) === nameOf(src) && /\.(?:png|jpe?g|webp|avif)$/i.test(file),
  );
  const found = alike.find((file) => extname(file).toLowerCase() === extname(src)) ?? alike[0];
  return found === undefined ? null : `/${found}`;
}
