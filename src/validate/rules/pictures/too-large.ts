import { largestWidth } from '../../../site/picture-sizes';
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
}

export const tooLarge = rule({
  code: 'PICTURE-003',
  severity: 'warning',
  summary: {
    en: 'A picture is larger than necessary.',
    fr: 'Une image est plus grande ou plus lourde que nécessaire.',
  },
  docs: {
    en: 'The build makes small versions of the pictures of a page, but a file of many megabytes stays in the project forever and slows every build. No more than 4000 pixels and 4 MB are ever needed. The picture for sharing (`ogImage`) is sent as it is: messengers ignore it when it has more than 0.6 MB.\n\nSave a smaller version of the original picture.',
    fr: 'Le site crée de petites versions des images d’une page, mais un fichier de plusieurs mégaoctets reste pour toujours dans le projet et ralentit chaque construction du site. Une largeur de 4000 pixels et un poids de 4\u00a0Mo suffisent toujours. L’image de partage (`ogImage`) est envoyée telle quelle : au-delà de 0,6\u00a0Mo, les messageries l’ignorent.\n\nEnregistrez une version plus petite de l’image d’origine.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/panorama.png' }],
    reports: 'and is 4200 pixels wide. It is sent as it is',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    picture: ({ file, megabytes: size, width }: PictureSize) => ({
      en: `The file ${file} has ${size} MB and is ${width} pixels wide. The site shows no more than ${largestWidth} pixels of it, and the rest slows every build. Save it with at most ${MOST_WIDTH} pixels and ${megabytes(MOST_BYTES)} MB.`,
      fr: `Le fichier ${file} pèse ${french(size)} Mo et fait ${width} pixels de large. Le site n’en affiche pas plus de ${largestWidth} pixels, et le reste ralentit chaque construction du site. Enregistrez l’image avec ${MOST_WIDTH} pixels de large et ${megabytes(MOST_BYTES)} Mo au maximum.`,
    }),
    shareImage: ({ file, megabytes: size, width }: PictureSize) => ({
      en: `The file ${file} has ${size} MB and is ${width} pixels wide. It is sent as it is, and messengers ignore a picture of more than ${megabytes(MOST_SHARED_BYTES)} MB. Save it with ${shareSize.width} × ${shareSize.height} pixels, as a JPEG.`,
      fr: `Le fichier ${file} pèse ${french(size)} Mo et fait ${width} pixels de large. Il est envoyé tel quel, et les messageries ignorent une image de plus de ${french(megabytes(MOST_SHARED_BYTES))} Mo. Enregistrez l’image en ${shareSize.width} × ${shareSize.height} pixels, au format JPEG.`,
    }),
  },
  *check(context) {
    for (const { src, path, bytes, width, isShareImage } of readablePictures(context)) {
      if (bytes <= (isShareImage ? MOST_SHARED_BYTES : MOST_BYTES) && width <= MOST_WIDTH) continue;
      const data = { file: `public${src}`, megabytes: megabytes(bytes), width };
      yield { path, message: isShareImage ? 'shareImage' : 'picture', data };
    }
  },
});

/** @example french(0.6) // '0,6' */
function french(number: number): string {
  return number.toLocaleString('fr');
}
