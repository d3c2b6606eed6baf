import styled from 'styled-components';

/**
 * Renders the drawing of a subject. It fills the box around it and is cropped there; it is decorative and hidden from
 * screen readers.
 *
 * @param eager whether it is on the first screen, and must not wait until the visitor scrolls
 */
export function Drawing({ src, eager = false }: { src: string; eager?: boolean }) {
  return (
    // Without <picture>, React would preload it before the fonts.
    <picture>
      <Image src={src} alt="" width={1200} height={900} loading={eager ? undefined : 'lazy'} />
    </picture>
  );
}

/* The file has no size of its own and crops itself (preserveAspectRatio). It is never mirrored: its light has a side. */
const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.9);
  }
`;
