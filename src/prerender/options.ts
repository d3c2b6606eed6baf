import { commandOptions } from '../lib/args';

/** What `npm run build` is asked for. */
export interface BuildOptions {
  /** Whether text files get their compressed twins. */
  compression: boolean;
  /** Whether the pictures for sharing are drawn. */
  sharePictures: boolean;
  /** Whether pages say the sums of the stylesheet and the start script. */
  hasSums: boolean;
  /** The address of the site, when it is not the config's. */
  origin: string | undefined;
  /** Whether search engines are kept from it. */
  isHidden: boolean;
}

/** As the config writes the address of the site. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+$/;

/**
 * Reads what stands behind `npm run build --`.
 *
 * @throws when an option is not known, or the address is not written as one, with what would be right
 * @example buildOptions(['--origin=https://pr-12.trace.example', '--noindex'])
 * // { compression: true, sharePictures: true, hasSums: true, origin: 'https://pr-12.trace.example', isHidden: true }
 */
export function buildOptions(given: string[]): BuildOptions {
  const options = commandOptions(given, [
    '--no-compression',
    '--no-share-pictures',
    '--no-integrity',
    '--origin=',
    '--noindex',
  ]);
  const origin = options.get('--origin');
  if (origin !== undefined && !ORIGIN.test(origin))
    throw new Error(
      `--origin is the address of a site in small letters, without a slash at its end, such as --origin=https://pr-12.trace.example, not "${origin}".`,
    );
  return {
    compression: !options.has('--no-compression'),
    sharePictures: !options.has('--no-share-pictures'),
    hasSums: !options.has('--no-integrity'),
    origin,
    isHidden: options.has('--noindex'),
  };
}
