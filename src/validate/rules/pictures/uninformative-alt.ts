import { basename, extname } from 'node:path';
import { namedPictures } from '../../../config/pictures';
import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { languageNames, languages } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';

/**
 * Returns a warning for each alt text that does not describe its picture, per language: users of screen readers hear
 * only this text (WCAG 2.2, 1.1.1, failure F30).
 *
 * @param source the text of the config, for positions
 */
export function altProblems(site: Site, source: Source): Problem[] {
  const { config } = site;
  return namedPictures(config).flatMap(({ src, path }) => {
    const [, page, , block, , item] = path;
    const cases = config.pages[Number(page)]?.blocks[Number(block)];
    const alt = cases?.type === 'cases' ? cases.items[Number(item)]?.picture?.alt : undefined;
    if (alt === undefined) return [];
    return languages.flatMap((language) => {
      const translation = translator(site, language)(alt);
      // A missing text is reported by another rule.
      if (translation.language !== language || isDescriptive(translation.text, src)) return [];
      const languagePath = typeof alt === 'string' ? [] : [language];
      return [
        configProblem(config, source, {
          code: 'PICTURE-002',
          path: [...path.slice(0, -1), 'alt', ...languagePath],
          severity: 'warning',
          message: `« ${translation.text} » does not say what the picture shows (${languageNames[language]}): whoever does not see it hears only these words. Say in a few words what is to be seen.`,
        }),
      ];
    });
  });
}

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
