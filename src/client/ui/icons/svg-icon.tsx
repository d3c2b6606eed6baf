import styled from 'styled-components';

/** Renders an icon, a path on a grid of 24 × 24, in lines of one weight with square ends. Screen readers skip it. */
export function SvgIcon({ path, className }: { path: string; className?: string }) {
  return (
    <Svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </Svg>
  );
}

const Svg = styled.svg`
  inline-size: 24px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: square;
`;
