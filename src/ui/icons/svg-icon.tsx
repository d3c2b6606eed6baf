import { createElement } from 'react';
import styled from 'styled-components';

/** What is drawn on a grid of 24 × 24, element by element, as lucide writes it. */
export type Drawing = readonly (readonly [tag: string, attributes: Record<string, string>])[];

interface Props {
  drawing: Drawing;
  /** Filled pieces instead of lines. */
  solid?: boolean;
  className?: string;
}

/** Draws a sign with the ruler of this site: lines of one weight, square ends. It says nothing to a screen reader. */
export function SvgIcon({ drawing, solid = false, className }: Props) {
  return (
    <Sign
      className={className}
      viewBox="0 0 24 24"
      data-solid={solid || undefined}
      aria-hidden="true"
      focusable="false"
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </Sign>
  );
}

const Sign = styled.svg`
  inline-size: 24px;
  block-size: 24px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: square;
  &[data-solid] {
    fill: currentColor;
    stroke: none;
  }
`;
