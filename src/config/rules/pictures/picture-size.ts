import { largestWidth } from '../../../site/parts/picture';
import { shareSize } from '../../../site/share-image/share-image';
import { rule } from '../../rule';
import { megabytes, readablePictures } from './picture-files';

const MEGABYTE = 1_000_000;

/** The build makes small versions of a picture, but the file stays in the repository, and every build reads it. */
const MOST_BYTES = 4 * MEGABYTE;

/** A share image is published unchanged: WhatsApp shows no preview of more than 600 KB. */
const MOST_SHARED_BYTES = 0.6 * MEGABYTE;

/** In pixels: two and a half times the largest displayed width. */
const MOST_WIDTH = 4000;

interface PictureSize {
  file: string;
  megabytes: number;
  width: number;
  height: number;
}

export const pictureSize = rule({
  code: 'PICTURE-003',
  severity: 'warning',
  summary: {
    en: 'A picture is larger than necessary, or smaller than it is shown.',
    fr: 'Une image est plus grande ou plus lourde que nécessaire, ou plus petite que la taille à laquelle elle s’affiche.',
  },
  docs: {
    en: 'The build makes small versions of the pictures of a page, which are shown up to 1600 pixels wide: a smaller file is blurred, and one of more than 4000 pixels or 4 MB slows every build. The picture for sharing (`ogImage`) is sent as it is: it has 1200 × 630 pixels, and messengers ignore it when it has more than 0.6 MB.\n\nSave the picture in the right size from the original; enlarging a small one does not help. Without `ogImage` the build draws a picture.',
    fr: 'Le site crée de petites versions des images d’une page, qui s’affichent jusqu’à 1600 pixels de large : un fichier plus petit est flou, et un fichier de plus de 4000 pixels ou de 4\u00a0Mo ralentit chaque construction du site. L’image de partage (`ogImage`) est envoyée telle quelle : elle fait 1200 × 630 pixels, et au-delà de 0,6\u00a0Mo, les messageries l’ignorent.\n\nEnregistrez l’image à la bonne taille à partir de l’original ; agrandir une petite image ne sert à rien. Sans `ogImage`, le site crée une image.',
  },
  examples: {
    invalid: [{ pointer: '/pages/2/ogImage', value: '/pictures/panorama.png' }],
    reports: 'and is 4200 pixels wide. It is sent as it is',
    valid: [{ pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    large: ({ file, megabytes: size, width }: PictureSize) => ({
      en: `The file ${file} has ${size} MB and is ${width} pixels wide. The site shows no more than ${largestWidth} pixels of it, and the rest slows every build. Save it with at most ${MOST_WIDTH} pixels and ${megabytes(MOST_BYTES)} MB.`,
      fr: `Le fichier ${file} pèse ${french(size)} Mo et fait ${width} pixels de large. Le site n’en affiche pas plus de ${largestWidth} pixels, et le reste ralentit chaque construction du site. Enregistrez l’image avec ${MOST_WIDTH} pixels de large et ${megabytes(MOST_BYTES)} Mo au maximum.`,
    }),
    largeShareImage: ({ file, megabytes: size, width }: PictureSize) => ({
      en: `The file ${file} has ${size} MB and is ${width} pixels wide. It is sent as it is, and messengers ignore a picture of more than ${megabytes(MOST_SHARED_BYTES)} MB. Save it with ${shareSize.width} × ${shareSize.height} pixels, as a JPEG.`,
      fr: `Le fichier ${file} pèse ${french(size)} Mo et fait ${width} pixels de large. Il est envoyé tel quel, et les messageries ignorent une image de plus de ${french(megabytes(MOST_SHARED_BYTES))} Mo. Enregistrez l’image en ${shareSize.width} × ${shareSize.height} pixels, au format JPEG.`,
    }),
    small: ({ file, width }: PictureSize) => ({
      en: `The file ${file} is ${width} pixels wide, but it is shown up to ${largestWidth} pixels wide, so it is blurred on a large or sharp screen. Save it with at least ${largestWidth} pixels, from a larger original.`,
      fr: `Le fichier ${file} fait ${width} pixels de large, mais il s’affiche jusqu’à ${largestWidth} pixels : l’image est floue sur un écran grand ou de haute définition. Enregistrez-la avec au moins ${largestWidth} pixels de large, à partir d’un original plus grand.`,
    }),
    smallShareImage: ({ file, width, height }: PictureSize) => ({
      en: `The file ${file} has ${width} × ${height} pixels, but networks show ${shareSize.width} × ${shareSize.height}, so it is blurred or cut there. Save it in that size, from a larger original.`,
      fr: `Le fichier ${file} fait ${width} × ${height} pixels, mais les réseaux sociaux affichent ${shareSize.width} × ${shareSize.height} : l’image y est floue ou coupée. Enregistrez-la à cette taille, à partir d’un original plus grand.`,
    }),
  },
  *check({ pictures }) {
    for (const { src, path, bytes, width, height, isShareImage } of readablePictures(pictures)) {
      const data = { file: `public${src}`, megabytes: megabytes(bytes), width, height };
      if (width > MOST_WIDTH || bytes > (isShareImage ? MOST_SHARED_BYTES : MOST_BYTES))
        yield { path, message: isShareImage ? 'largeShareImage' : 'large', data };
      else if (isShareImage && (width < shareSize.width || height < shareSize.height))
        yield { path, message: 'smallShareImage', data };
      else if (!isShareImage && width < largestWidth) yield { path, message: 'small', data };
    }
  },
});

/** @example french(0.6) // '0,6' */
function french(number: number): string {
  return number.toLocaleString('fr');
}
