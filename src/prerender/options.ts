import { parseOptions } from '../lib/args';

/** The options of `npm run build`. */
export interface BuildOptions {
  /** Whether to write precompressed files. */
  compression: boolean;
  /** Whether to render share images. */
  sharePictures: boolean;
  /** Whether pages have `integrity` attributes for the stylesheet and the start script. */
  hasIntegrity: boolean;
  /** The origin of the site, when it differs from the config. */
  origin: string | undefined;
  /** Whether to block search engines. */
  isHidden: boolean;
}

/** The form that the config requires for the URL of the site. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+$/;

/**
 * Parses the options after `npm run build --`.
 *
 * @throws when an option is unknown or an origin is invalid; the message says what is valid
 * @example buildOptions(['--origin=https://pr-12.trace.example', '--noindex'])
 * // { compression: true, sharePictures: true, hasIntegrity: true, origin: 'https://pr-12.trace.example', isHidden: true }
 */
export function buildOptions(args: string[]): BuildOptions {
  const options = parseOptions(args, [
    '--no-compression',
    '--no-share-pictures',
    '--no-integrity',
    '--origin=',
    '--noindex',
  ]);
  const origin = options.get('--origin');
  if (origin !== undefined && !ORIGIN.test(origin))
    throw new Error(
      `--origin takes an https:// origin in lower case without a trailing slash, such as --origin=https://pr-12.trace.example, not "${origin}".`,
    );
  return {
    compression: !options.has('--no-compression'),
    sharePictures: !options.has('--no-share-pictures'),
    hasIntegrity: !options.has('--no-integrity'),
    origin,
    isHidden: options.has('--noindex'),
  };
}
