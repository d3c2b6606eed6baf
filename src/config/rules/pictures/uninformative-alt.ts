import { basename, extname } from 'node:path';
import type { Translated } from '../../../lib/text/message-language';
import { nameLanguages } from '../../texts/language-names';
import { valueAt } from '../../../lib/json';
import { rule } from '../../rule';

export const uninformativeAlt = rule({
  code: 'PICTURE-002',
  severity: 'warning',
  summary: {
    en: 'The alt text of a picture does not describe it.',
    fr: 'Le texte de remplacement d’une image ne décrit pas celle-ci.',
  },
  docs: {
    en: 'People who cannot see a picture hear its `alt` text, and nothing else (WCAG 2.2, 1.1.1, failure F30). “Image”, “photo 2”, “صورة” or the name of a file say that there is a picture, but not what it shows.\n\nDescribe in a few words what it shows, as you would on the phone, in each language.',
    fr: 'Les personnes qui ne voient pas une image n’entendent que son texte de remplacement, `alt` (WCAG 2.2, 1.1.1, échec F30). « Image », « photo 2 », « صورة » ou le nom d’un fichier disent qu’il y a une image, mais pas ce qu’elle montre.\n\nDécrivez en quelques mots ce qu’elle montre, comme vous le feriez au téléphone, dans chaque langue.',
  },
  examples: { none: 'The sample site shows no picture in a block.' },
  messages: {
    uninformative: ({ alt, language }: { alt: string; language: Translated }) => ({
      en: `The ${language.en} alt text "${alt}" does not describe the picture. Say in a few words what the picture shows.`,
      fr: `Le texte de remplacement en ${language.fr}, « ${alt} », ne décrit pas l’image. Dites en quelques mots ce qu’elle montre.`,
    }),
  },
  *check({ config, languages, texts }) {
    for (const text of texts) {
      const { path = [] } = text;
      if (path.at(-1) !== 'alt') continue;
      const src = String(valueAt(config, [...path.slice(0, -1), 'src']));
      const found = languages.filter((language) => {
        const alt = text.texts[language];
        return alt !== undefined && !isDescriptive(alt, src);
      });
      const [language] = found;
      if (language === undefined) continue;
      const data = { alt: text.texts[language]!, language: nameLanguages(found) };
      yield { text, language, message: 'uninformative', data };
    }
  },
});

/** Words for a picture as such, not for its content; a number may follow, and an article may precede. */
const kinds = new Set(
  'image images picture pictures pic photo photos photograph photographie img screenshot thumbnail illustration untitled صورة الصورة صور صوره'.split(
    ' ',
  ),
);

/** One or two letters are not a description. */
const FEWEST_LETTERS = 3;

/**
 * Returns whether an alt text describes its picture.
 *
 * @param src the name of the file, which does not count as a description
 * @example isDescriptive('Photo 2', '/pictures/souk.png') // false, like 'souk.png', 'IMG_2031' and '…'
 */
function isDescriptive(alt: string, src: string): boolean {
  const text = alt.trim().toLowerCase();
  const name = basename(src).toLowerCase();
  const bare = name.slice(0, -extname(name).length);
  // One word may name the subject; several words with hyphens are a file name.
  const isFile = text === name || (text === bare && /[-_\d]/.test(bare)) || ENDING.test(text);
  const plain = text.match(/\p{L}+/gu)?.filter((word) => !articles.has(word)) ?? [];
  const letters = plain.join('').length;
  const isKind = plain.length <= 1 && kinds.has(plain[0] ?? '');
  return !isFile && !isKind && letters >= FEWEST_LETTERS && !CAMERA.test(text);
}

const articles = new Set(['a', 'an', 'the', 'une', 'la', 'l', 'de', 'of', 'un']);
const ENDING = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/;
/** File names of cameras and phones: IMG_2031, DSC00012, PXL_20260101. */
const CAMERA = /^(?:img|dsc|dscn|dscf|pxl|p|mvimg)[-_ ]?\d{3,}\S*$/;
