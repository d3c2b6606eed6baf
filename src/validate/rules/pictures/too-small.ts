import { largestWidth } from '../../../site/picture-sizes';
import { shareSize } from '../../../site/share-image/share-image';
import { rule } from '../../rule';
import { readablePictures } from './picture-files';

export const tooSmall = rule({
  code: 'PICTURE-005',
  severity: 'warning',
  summary: {
    en: 'A picture is smaller than it is shown.',
    fr: 'Une image est plus petite que la taille à laquelle elle s’affiche.',
  },
  docs: {
    en: 'A small picture is blurred when it is enlarged. The pictures of a page are shown up to 1600 pixels wide on a large or sharp screen; the picture for sharing (`ogImage`) with 1200 × 630.\n\nSave it from a larger original; enlarging a small one does not help. Without `ogImage` the build draws a picture.',
    fr: 'Une petite image devient floue quand elle est agrandie. Les images d’une page s’affichent jusqu’à 1600 pixels de large sur un écran grand ou de haute définition ; l’image de partage (`ogImage`), en 1200 × 630.\n\nEnregistrez-la à partir d’un original plus grand ; agrandir une petite image ne sert à rien. Sans `ogImage`, le site crée une image.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/small.png' }],
    reports: 'The file public/pictures/small.png has 600 × 315 pixels',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    picture: ({ file, width }: { file: string; width: number }) => ({
      en: `The file ${file} is ${width} pixels wide, but it is shown up to ${largestWidth} pixels wide, so it is blurred on a large or sharp screen. Save it with at least ${largestWidth} pixels, from a larger original.`,
      fr: `Le fichier ${file} fait ${width} pixels de large, mais il s’affiche jusqu’à ${largestWidth} pixels : l’image est floue sur un écran grand ou de haute définition. Enregistrez-la avec au moins ${largestWidth} pixels de large, à partir d’un original plus grand.`,
    }),
    shareImage: ({ file, width, height }: { file: string; width: number; height: number }) => ({
      en: `The file ${file} has ${width} × ${height} pixels, but networks show ${shareSize.width} × ${shareSize.height}, so it is blurred or cut there. Save it in that size, from a larger original.`,
      fr: `Le fichier ${file} fait ${width} × ${height} pixels, mais les réseaux sociaux affichent ${shareSize.width} × ${shareSize.height} : l’image y est floue ou coupée. Enregistrez-la à cette taille, à partir d’un original plus grand.`,
    }),
  },
  *check(context) {
    for (const { src, path, width, height, isShareImage } of readablePictures(context)) {
      const file = `public${src}`;
      if (isShareImage) {
        if (width < shareSize.width || height < shareSize.height)
          yield { path, message: 'shareImage', data: { file, width, height } };
      } else if (width < largestWidth) yield { path, message: 'picture', data: { file, width } };
    }
  },
});
