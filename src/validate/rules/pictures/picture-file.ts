import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { NamedPicture } from '../../../config/pictures';
import type { Finding } from '../../../config/report';
import { largestWidth } from '../../../site/picture-sizes';
import { shareSize } from '../../../site/share-image/share-image';
import { pictureHeader, type PictureHeader } from './image-header';

/** Number of bytes read to find the type and the size; the EXIF data before the size of a JPEG is shorter. */
const START = 256 * 1024;

const MEGABYTE = 1_000_000;

/**
 * Maximum size of a picture, in bytes. The build makes small versions of a picture in a block, so visitors do not wait
 * for it; but the file stays in the repository, and every build reads it. A share image is published unchanged:
 * WhatsApp shows no preview of more than 600 KB.
 */
const MAX_BYTES = { picture: 4 * MEGABYTE, ogImage: 0.6 * MEGABYTE } as const;

/** Maximum width of a picture, in pixels: two and a half times the largest displayed width. */
const MAX_WIDTH = 4000;

/** Picture types by extension. */
const types: Record<string, PictureHeader['type']> = {
  '.png': 'PNG',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.webp': 'WebP',
  '.avif': 'AVIF',
};

/**
 * Returns the problems of a picture file: an unsupported format or a wrong extension, too large, or too small.
 *
 * @param file the path of the file
 * @param picture its name and use in the config
 */
export function pictureFaults(file: string, { src, field }: NamedPicture): Omit<Finding, 'path'>[] {
  const name = `public${src}`;
  const extension = extname(src);
  const { size, header } = readPicture(file);
  if (header === null || header.type !== types[extension]) {
    const what = header ? `a ${header.type} picture` : 'no picture that the site can show';
    const advice = header
      ? `Give it the right ending, such as "${src.slice(0, -extension.length)}${extensionOf(header.type)}", and name it so here`
      : 'Save it anew as PNG, JPEG, WebP or AVIF';
    return [
      {
        code: 'PICTURE-004',
        message: `the file ${name} is called ${extension}, but it is ${what}. ${advice}.`,
      },
    ];
  }
  const { width, height } = header;
  return [
    ...weightFault(name, field, size, width),
    ...(field === 'picture' ? narrowFault(name, width) : shareFault(name, width, height)),
  ];
}

function readPicture(file: string): { size: number; header: PictureHeader | null } {
  const { size } = statSync(file);
  const start = Buffer.alloc(Math.min(size, START));
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return { size, header: pictureHeader(start) };
}

function weightFault(
  name: string,
  field: NamedPicture['field'],
  size: number,
  width = 0,
): Omit<Finding, 'path'>[] {
  const maxBytes = MAX_BYTES[field];
  if (size <= maxBytes && width <= MAX_WIDTH) return [];
  const has = `the file ${name} has ${megabytes(size)} MB${width === 0 ? '' : ` and is ${width} pixels wide`}`;
  const message =
    field === 'picture'
      ? `${has}: the build shows no more than ${largestWidth} pixels of it, and the rest only slows every build. Save it with at most ${MAX_WIDTH} pixels and ${megabytes(maxBytes)} MB.`
      : `${has}: it is sent as it is, and messengers leave out a picture of more than ${megabytes(maxBytes)} MB. Save it with ${shareSize.width} × ${shareSize.height} pixels, as a JPEG.`;
  return [{ code: 'PICTURE-003', severity: 'warning', message }];
}

function narrowFault(name: string, width = largestWidth): Omit<Finding, 'path'>[] {
  if (width >= largestWidth) return [];
  const message = `the file ${name} is ${width} pixels wide, but it is shown up to ${largestWidth} pixels wide: on a large or sharp screen it is blurred. Save it with at least ${largestWidth} pixels, from a larger original.`;
  return [{ code: 'PICTURE-005', severity: 'warning', message }];
}

function shareFault(
  name: string,
  width: number = shareSize.width,
  height: number = shareSize.height,
): Omit<Finding, 'path'>[] {
  if (width >= shareSize.width && height >= shareSize.height) return [];
  const message = `the file ${name} has ${width} × ${height} pixels, but where the page is shared ${shareSize.width} × ${shareSize.height} are shown: it is blurred or cut there. Save it in that size, from a larger original.`;
  return [{ code: 'PICTURE-005', severity: 'warning', message }];
}

function extensionOf(type: PictureHeader['type']): string {
  return Object.keys(types).find((extension) => types[extension] === type) ?? '';
}

/**
 * Converts bytes to megabytes, rounded up to one decimal.
 *
 * @example megabytes(600_000) // '0.6'
 */
function megabytes(size: number): string {
  return String(Math.ceil(size / 100_000) / 10);
}
