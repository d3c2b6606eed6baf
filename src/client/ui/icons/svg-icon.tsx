import { createElement } from 'react';
import styled from 'styled-components';

/** The elements of an icon on a grid of 24 × 24, in lucide's format. */
export type Drawing = readonly (readonly [tag: string, attributes: Record<string, string>])[];

interface Props {
  drawing: Drawing;
  /** Whether shapes are filled instead of outlined. */
  solid?: boolean;
  className?: string;
}

/** Renders an icon in the site's style: lines of one weight with square ends. Screen readers skip it. */
export function SvgIcon({ drawing, solid = false, className }: Props) {
  return (
    <Svg className={className} viewBox="0 0 24 24" data-solid={solid || undefined} aria-hidden="true">
      {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </Svg>
  );
}

const Svg = styled.svg`
  inline-size: 24px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: square;
  &[data-solid] {
    fill: currentColor;
    stroke: none;
  }
`;
