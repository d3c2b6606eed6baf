import { basename, extname } from 'node:path';
import { languages } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';
import { configProblem } from '../../../config/report';
import { namedPictures } from '../../../config/pictures';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';

/**
 * Words for a picture that do not say what it shows: whoever does not see the picture hears only these
 * (WCAG 2.2, 1.1.1, failure F30).
 *
 * @param source the text of the config, for the places
 * @returns a warning for each picture and language, at the words
 */
export function altProblems(site: Site, source: Source): Problem[] {
  const { config } = site;
  return namedPictures(config).flatMap(({ src, path }) => {
    const [, page, , block, , item] = path;
    const cases = config.pages[Number(page)]?.blocks[Number(block)];
    const alt = cases?.type === 'cases' ? cases.items[Number(item)]?.picture?.alt : undefined;
    if (alt === undefined) return [];
    return languages.flatMap((language) => {
      const spoken = translator(site, language)(alt);
      // Words that are missing are told as that.
      if (spoken.language !== language || saysSomething(spoken.text, src)) return [];
      const own = typeof alt === 'string' ? [] : [language];
      return [
        configProblem(config, source, {
          code: 'PICTURE-002',
          path: [...path.slice(0, -1), 'alt', ...own],
          severity: 'warning',
          message: `« ${spoken.text} » does not say what the picture shows (${names[language]}): whoever does not see it hears only these words. Say in a few words what is to be seen.`,
        }),
      ];
    });
  });
}

const names = { fr: 'French', en: 'English', ar: 'Arabic' } as const;

/** What a picture is, not what it shows; a number may follow, and in Arabic and French an article come before. */
const kinds = new Set(
  'image images picture pictures pic photo photos photograph photographie img screenshot thumbnail illustration untitled صورة الصورة صور صوره'.split(
    ' ',
  ),
);

/** A letter or two name nothing. */
const FEWEST_LETTERS = 3;

/**
 * @param src the name of the file, which is no description either
 * @example saysSomething('Photo 2', '/pictures/souk.png') // false, like 'souk.png', 'IMG_2031' and '…'
 */
function saysSomething(alt: string, src: string): boolean {
  const words = alt.trim().toLowerCase();
  const name = basename(src).toLowerCase();
  const bare = name.slice(0, -extname(name).length);
  // One word may be the name of what is seen; more, with hyphens between, are a file's.
  const isFile = words === name || (words === bare && /[-_\d]/.test(bare)) || ENDING.test(words);
  const plain = words.match(/\p{L}+/gu)?.filter((word) => !articles.has(word)) ?? [];
  const letters = plain.join('').length;
  const isKind = plain.length <= 1 && kinds.has(plain[0] ?? '');
  return !isFile && !isKind && letters >= FEWEST_LETTERS && !CAMERA.test(words);
}

const articles = new Set(['a', 'an', 'the', 'une', 'la', 'l', 'de', 'of', 'un']);
const ENDING = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/;
/** The names that cameras and telephones give: IMG_2031, DSC00012, PXL_20260101. */
const CAMERA = /^(?:img|dsc|dscn|dscf|pxl|p|mvimg)[-_ ]?\d{3,}\S*$/;
