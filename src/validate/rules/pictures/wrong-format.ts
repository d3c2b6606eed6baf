import { extname } from 'node:path';
import { rule } from '../../rule';
import { formats, hasRightExtension, pictureFiles } from './picture-files';

export const wrongFormat = rule({
  code: 'PICTURE-004',
  severity: 'error',
  summary: {
    en: 'The extension of a picture does not match its format.',
    fr: 'L’extension d’une image ne correspond pas à son format.',
  },
  docs: {
    en: 'Programs rely on the extension of a file. A web page that was saved as a picture by mistake is not shown, and some messengers ignore a JPEG with the extension `.png`. Renaming a file does not change its format.\n\nUse the suggested extension, or save the picture again in the format of its extension.',
    fr: 'Les programmes se fient à l’extension d’un fichier. Une page web enregistrée par erreur comme image ne s’affiche pas, et certaines messageries ignorent un JPEG dont l’extension est `.png`. Renommer un fichier ne change pas son format.\n\nUtilisez l’extension proposée, ou enregistrez de nouveau l’image dans le format qu’annonce son extension.',
  },
  examples: {
    invalid: [
      {
        file: 'public/pictures/hall.jpg',
        content: '<!doctype html>\n<title>This page was saved in place of the picture</title>\n',
      },
      { file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/hall.jpg' },
    ],
    reports: 'The file public/pictures/hall.jpg is not a picture that the site can show.',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    extension: (data: { file: string; extension: string; format: string; name: string }) => ({
      en: `The file ${data.file} has the extension ${data.extension}, but it is a ${data.format} picture. Rename it, and write the new name here: "${data.name}".`,
      fr: `Le fichier ${data.file} a l’extension ${data.extension}, mais c’est une image ${data.format}. Renommez-le, et écrivez ici le nouveau nom : « ${data.name} ».`,
    }),
    notAPicture: ({ file }: { file: string }) => ({
      en: `The file ${file} is not a picture that the site can show. Save it again as PNG, JPEG or WebP.`,
      fr: `Le fichier ${file} n’est pas une image que le site puisse afficher. Enregistrez-le de nouveau en PNG, JPEG ou WebP.`,
    }),
  },
  *check(context) {
    for (const { src, path, bytes, content } of pictureFiles(context)) {
      if (bytes === undefined || (content && hasRightExtension(src, content.type))) continue;
      const file = `public${src}`;
      const format = formats[content?.type ?? ''];
      if (!format) {
        yield { path, message: 'notAPicture', data: { file } };
        continue;
      }
      const extension = extname(src);
      const name = `${src.slice(0, -extension.length)}${format.extensions[0]}`;
      yield { path, message: 'extension', data: { file, extension, format: format.name, name } };
    }
  },
});
