import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { say } from '../../config/message-language';
import { relativePath } from '../../lib/paths';
import { slug } from '../../lib/text/slug';
import { UserError } from '../../lib/user-error';
import { addMessages } from './messages';

/** A picture of the site. */
interface PlacedPicture {
  /** How the config names it, such as `/pictures/souk.png`. */
  src: string;
  /** Removes the copy, when there is one. */
  undo(): void;
}

/**
 * Copies a picture into the folder `public/pictures` of a site. One that is in `public` already stays where it is.
 *
 * @param file its path, relative to where npm was called
 * @throws {UserError} when there is no such file, or another picture has its name
 */
export function placePicture(root: string, file: string): PlacedPicture {
  const from = resolve(process.env.INIT_CWD ?? root, file);
  const ending = extname(from).toLowerCase();
  if (!/^\.(?:png|jpe?g|webp|avif)$/.test(ending) || !existsSync(from))
    throw new UserError(say(addMessages.noPicture({ file })));
  const inside = relativePath(join(root, 'public'), from);
  if (inside !== null) return { src: `/${inside}`, undo: () => undefined };
  const src = `/pictures/${slug(basename(from, extname(from))) || 'picture'}${ending}`;
  const to = join(root, 'public', src);
  if (existsSync(to)) {
    if (readFileSync(to).equals(readFileSync(from))) return { src, undo: () => undefined };
    throw new UserError(say(addMessages.pictureTaken({ file: `public${src}` })));
  }
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  return { src, undo: () => rmSync(to) };
}
