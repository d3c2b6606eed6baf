import { largestWidth } from '../../../site/parts/picture';
import { shareSize } from '../../../site/page-data/share-image';
import { rule } from '../../rule';
import { hasRightExtension } from '../../source/picture-files';

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
    reports: 'pixels. It is sent as it is: networks show 1200 × 630 pixels',
    valid: [{ pointer: '/pages/2/ogImage', value: '/pictures/workshop.png' }],
  },
  messages: {
    picture: ({ file, megabytes: size, width }: PictureSize) => ({
      en: `The file ${file} has ${size} MB and is ${width} pixels wide. The site shows it up to ${largestWidth} pixels wide: a smaller picture is blurred, and a much larger one slows every build. Save it with ${largestWidth} to ${MOST_WIDTH} pixels and at most ${megabytes(MOST_BYTES)} MB, from the original.`,
      fr: `Le fichier ${file} pèse ${size.toLocaleString('fr')} Mo et fait ${width} pixels de large. Le site l’affiche jusqu’à ${largestWidth} pixels de large : une image plus petite est floue, et une image bien plus grande ralentit chaque construction du site. Enregistrez-la avec ${largestWidth} à ${MOST_WIDTH} pixels de large et ${megabytes(MOST_BYTES)} Mo au maximum, à partir de l’original.`,
    }),
    shareImage: ({ file, megabytes: size, width, height }: PictureSize) => ({
      en: `The file ${file} has ${size} MB and ${width} × ${height} pixels. It is sent as it is: networks show ${shareSize.width} × ${shareSize.height} pixels, and messengers ignore a picture of more than ${megabytes(MOST_SHARED_BYTES)} MB. Save it in that size from the original, as a JPEG.`,
      fr: `Le fichier ${file} pèse ${size.toLocaleString('fr')} Mo et fait ${width} × ${height} pixels. Il est envoyé tel quel : les réseaux sociaux affichent ${shareSize.width} × ${shareSize.height} pixels, et les messageries ignorent une image de plus de ${megabytes(MOST_SHARED_BYTES).toLocaleString('fr')} Mo. Enregistrez-la à cette taille à partir de l’original, au format JPEG.`,
    }),
  },
  *check({ pictures }) {
    for (const { src, path, bytes = 0, content, isShareImage } of pictures) {
      // Another file is no picture that the site can show.
      if (!content || !hasRightExtension(src, content.type)) continue;
      const { width, height } = content;
      const data = { file: `public${src}`, megabytes: megabytes(bytes), width, height };
      const isLarge = width > MOST_WIDTH || bytes > (isShareImage ? MOST_SHARED_BYTES : MOST_BYTES);
      const isSmall = isShareImage
        ? width < shareSize.width || height < shareSize.height
        : width < largestWidth;
      if (isLarge || isSmall) yield { path, message: isShareImage ? 'shareImage' : 'picture', data };
    }
  },
});

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}
