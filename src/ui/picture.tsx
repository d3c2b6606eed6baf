import type { PictureData } from '../site/page-data.types';

/**
 * A picture in the smallest file that the browser can show well. Its size is known, so that nothing moves
 * when it arrives.
 *
 * @param sizes how wide it is shown, as the `sizes` attribute has it
 */
export function Picture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const { src, alt, width, height, sources } = picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
