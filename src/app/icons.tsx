import styled from 'styled-components';

/** Closes what it stands in. */
export function Cross() {
  return (
    <Line viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 4l16 16M20 4L4 20" />
    </Line>
  );
}

/** Three lines, the last one shorter, as a text is: the menu. */
export function Lines() {
  return (
    <Line viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 6h20M2 12h20M2 18h13" />
    </Line>
  );
}

/** A cut speech balloon: the chat. */
export function Balloon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 2h10l5 5v7l-5 5h-4l-6 4v-4l-5-5V7z" />
    </svg>
  );
}

const Line = styled.svg`
  inline-size: 24px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
`;
