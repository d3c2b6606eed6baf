import type { PictureData } from '../../site/page-data.types';

/**
 * Renders a picture. The browser chooses the smallest file that fits; width and height are set, so
 * that the layout does not shift when it loads.
 *
 * @param sizes the displayed width, as a `sizes` attribute
 * @param eager whether it is on the first screen, and must not wait until the visitor scrolls
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureData;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  const { src, alt, width, height, sources } = picture;
  return (
    <picture className={className}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
