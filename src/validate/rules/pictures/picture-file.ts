import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { shareSize } from '../../../site/share-image/share-image';
import type { Finding } from '../../../config/report';
import type { NamedPicture } from '../../../config/pictures';
import { pictureHeader, type PictureHeader } from './image-header';
import { largestWidth } from '../../../site/picture-sizes';

/** How much of a file is read to know what it is; a camera's notes, which stand before the size of a JPEG, are shorter. */
const START = 256 * 1024;

const MEGABYTE = 1_000_000;

/**
 * The most that a picture should weigh, in bytes. The build makes small versions of a block's picture, so that no
 * visitor waits for it; but the file stays in the project for ever, and every build reads it. The picture for sharing
 * goes out as it is: WhatsApp shows none of more than 600 KB beside a link.
 */
const HEAVIEST = { picture: 4 * MEGABYTE, ogImage: 0.6 * MEGABYTE } as const;

/** The widest that a picture should be, in pixels: two and a half times what is ever shown. */
const WIDEST = 4000;

/** The kinds of picture by what their names end with. */
const types: Record<string, PictureHeader['type']> = {
  '.png': 'PNG',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.webp': 'WebP',
  '.avif': 'AVIF',
};

/**
 * What is wrong with the file of a picture: no picture or another kind than its name says, too heavy, or too small.
 *
 * @param file where it lies
 * @param picture what it is for
 */
export function pictureFaults(file: string, { src, field }: NamedPicture): Omit<Finding, 'path'>[] {
  const name = `public${src}`;
  const ending = extname(src);
  const { size, header } = readPicture(file);
  if (header === null || header.type !== types[ending]) {
    const what = header ? `a ${header.type} picture` : 'no picture that the site can show';
    const advice = header
      ? `Give it the right ending, such as "${src.slice(0, -ending.length)}${endingOf(header.type)}", and name it so here`
      : 'Save it anew as PNG, JPEG, WebP or AVIF';
    return [
      { code: 'PICTURE-004', message: `the file ${name} is called ${ending}, but it is ${what}. ${advice}.` },
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
  const opened = openSync(file, 'r');
  try {
    readSync(opened, start, 0, start.length, 0);
  } finally {
    closeSync(opened);
  }
  return { size, header: pictureHeader(start) };
}

function weightFault(
  name: string,
  field: NamedPicture['field'],
  size: number,
  width = 0,
): Omit<Finding, 'path'>[] {
  const most = HEAVIEST[field];
  if (size <= most && width <= WIDEST) return [];
  const has = `the file ${name} has ${megabytes(size)} MB${width === 0 ? '' : ` and is ${width} pixels wide`}`;
  const message =
    field === 'picture'
      ? `${has}: the build shows no more than ${largestWidth} pixels of it, and the rest only slows every build. Save it with at most ${WIDEST} pixels and ${megabytes(most)} MB.`
      : `${has}: it is sent as it is, and messengers leave out a picture of more than ${megabytes(most)} MB. Save it with ${shareSize.width} × ${shareSize.height} pixels, as a JPEG.`;
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

function endingOf(type: PictureHeader['type']): string {
  return Object.keys(types).find((ending) => types[ending] === type) ?? '';
}

/** @example megabytes(600_000) // '0.6' */
function megabytes(size: number): string {
  return String(Math.ceil(size / 100_000) / 10);
}
