import { lstatSync, readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { MAX_PICTURE_BYTES, TOO_LARGE } from '../../../../client/app/dev-tools/edit-picture';
import { reservedReason } from '../../../../config/rules/paths/reserved-reason';
import { contentOf, formats } from '../../../../config/source/picture-files';
import { Refusal, type SiteValues } from '../../../../edit/edit-site';
import { slug } from '../../../../lib/text/slug';
import { withoutMetadata } from '../../../../publish/assets/pictures/without-metadata';
import { largestWidth } from '../../../../site/parts/picture';
import { CHANGED } from '../edit-session';
import type { TypedField } from '../field-data';

/**
 * Reads the pictures that were sent, and keeps each in its field as the site may have it.
 *
 * @param sent the pictures in base64, by the numbers of their fields; what is typed in these is their name on the computer
 * @returns why pictures are refused, by the numbers of their fields
 */
export async function readPictures(
  root: string,
  fields: readonly TypedField[],
  sent: Record<string, string> = {},
): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  for (const field of fields) {
    if (!Object.hasOwn(sent, field.number)) continue;
    const file = Buffer.from(String(sent[field.number]), 'base64');
    const picture = field.keywords?.refersTo === 'picture' ? await cleanPicture(root, file) : CHANGED;
    if (typeof picture === 'string') refused[field.number] = picture;
    else field.picture = picture;
  }
  return refused;
}

/** Returns a picture without its metadata and at most `MAX_WIDTH` wide, or why it is refused. What it is, its content says. */
async function cleanPicture(root: string, file: Uint8Array): Promise<Uint8Array | string> {
  if (file.length > MAX_PICTURE_BYTES) return TOO_LARGE;
  if (file.length > 0 && !formats[contentOf(file)?.type ?? '']) return OTHER_FORMAT;
  const { default: sharp } = await import('sharp');
  try {
    // Only who reads all pixels knows that they are there.
    await sharp(file, { failOn: 'error' }).stats();
    const { width } = (await sharp(file).metadata()).autoOrient;
    if (width > MAX_WIDTH) return await sharp(file).autoOrient().resize({ width: MAX_WIDTH }).toBuffer();
  } catch {
    return DAMAGED;
  }
  return (await withoutMetadata(root, file)) ?? DAMAGED;
}

/**
 * Adds a picture to the folder of pictures, under a name that is free there.
 *
 * @param given its name on the computer
 * @returns its name for the config
 * @throws {Refusal} when the folder is none of the site
 */
export function addPicture({ added }: SiteValues, root: string, given: string, picture: Uint8Array): string {
  const folder = join(root, FOLDER);
  const [parent, own] = [dirname(folder), folder].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  // A link could lead out of the site.
  if ([parent, own].some((entry) => entry && !entry.isDirectory())) throw new Refusal([OTHER_FOLDER]);
  const files = [...(own ? readdirSync(folder) : []), ...added.keys()];
  const taken = new Set(files.map((file) => parse(file).name.toLowerCase()));
  const stem = slug(parse(given.replaceAll('\\', '/')).name).slice(0, MAX_LENGTH);
  const isUsable = stem !== '' && !reservedReason({ languages: [] }, `/${FOLDER}/${stem}`);
  const first = isUsable ? stem : 'image';
  let name = first;
  for (let number = 2; taken.has(name); number += 1) name = `${first}-${number}`;
  const file = `${FOLDER}/${name}${formats[contentOf(picture)?.type ?? '']?.extensions[0]}`;
  added.set(file, picture);
  return file.slice('public'.length);
}

/** The width of a stored picture in pixels: twice that of its largest version. A phone takes wider ones, which slow every build. */
const MAX_WIDTH = 2 * largestWidth;

const FOLDER = 'public/pictures';

/** The most characters of a name: a longer one is cut. */
const MAX_LENGTH = 60;

const OTHER_FORMAT =
  'Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF, quel que soit son nom. Ouvrez-le dans un logiciel d’images, puis exportez-le en JPEG, ou en PNG s’il s’agit d’un dessin. Un iPhone enregistre en JPEG avec Réglages › Appareil photo › Formats › Le plus compatible.';
const DAMAGED =
  'Cette image est vide, abîmée ou immense, et ne peut pas être lue en entier. Reprenez l’original, ouvrez-le dans un logiciel d’images et enregistrez-le de nouveau en JPEG.';
const OTHER_FOLDER = {
  en: 'public/pictures is no folder of the site, but a link or a file, so nothing was written. Put a folder in its place.',
  fr: 'public/pictures n’est pas un dossier du site, mais un lien ou un fichier. Rien n’a été écrit : mettez un dossier à sa place.',
};
