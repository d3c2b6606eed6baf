import styled from 'styled-components';

/** Renders a star with a tick, for a sent message. */
export function SentMark() {
  return (
    <Mark viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      <path d="M-9-9h18v18h-18z" />
      <path d="M-9-9h18v18h-18z" transform="rotate(45)" />
      <path className="tick" d="M-5 0l4 4 7-8" />
    </Mark>
  );
}

const Mark = styled.svg`
  inline-size: 64px;
  fill: var(--fill);
  .tick {
    fill: none;
    stroke: var(--on-fill);
    stroke-width: 2;
  }
`;
