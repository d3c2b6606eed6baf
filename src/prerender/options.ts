/** What a build writes. */
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
