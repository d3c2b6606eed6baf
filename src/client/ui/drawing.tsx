import styled, { keyframes } from 'styled-components';

interface DrawingProps {
  src: string;
  /** What is shown in its place on a dark page. */
  dark?: string;
  /** The width of a house, which is 700 high. */
  houseWidth?: number | undefined;
  /** Whether it is on the first screen, and must not wait until the visitor scrolls. */
  eager?: boolean;
}

/**
 * Renders the drawing of a subject. It fills the box around it and is cropped there; it is decorative and hidden from
 * screen readers.
 */
export function Drawing({ src, dark, houseWidth, eager = false }: DrawingProps) {
  const [width, height] = houseWidth ? [houseWidth, 700] : [1200, 900];
  return (
    // Without <picture>, React would preload it before the fonts.
    <picture>
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <Image src={src} alt="" width={width} height={height} loading={eager ? undefined : 'lazy'} />
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

const lay = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`;

/*
 * A box around decorative pictures that are laid while the visitor scrolls, in whole columns of the plan behind them. They are
 * complete where the browser cannot do that, on a phone, without motion and on paper. The columns never turn with the page: a drawing has
 * its light on one side.
 */
export const LaidScene = styled.span`
  background-image:
    linear-gradient(90deg, var(--line) 1px, transparent 0), linear-gradient(var(--line) 1px, transparent 0);
  background-size: 12.5% 12.5%;
  /* A phone has none: there it costs a third more style and layout while a page scrolls. */
  @media not print {
    @media not (--phone) {
      img {
        animation: ${lay} steps(8) both;
        animation-timeline: view();
        animation-range: entry 10% entry 95%; /* what is in view as a whole is complete */
      }
    }
  }
`;
