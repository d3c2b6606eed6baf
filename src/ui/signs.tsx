import styled from 'styled-components';

/** An arrow in the direction of reading; it points the other way in Arabic. */
export function Arrow({ back = false }: { back?: boolean }) {
  return (
    <ArrowLine viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={back ? 'M21 12H4M11 5l-7 7 7 7' : 'M3 12h17M13 5l7 7-7 7'} />
    </ArrowLine>
  );
}

/** An arrow that leaves the page, for links that open a new tab. */
export function ArrowOut() {
  return (
    <Line viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6 18L18 6M8 6h10v10" />
    </Line>
  );
}

/** The star of two squares: the logo, and the mark of a section. */
export function Star({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d="M-8-8h16v16h-16z" />
      <path d="M-8-8h16v16h-16z" transform="rotate(45)" />
    </svg>
  );
}

const Line = styled.svg`
  inline-size: 1.15em;
  block-size: 1.15em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
`;

const ArrowLine = styled(Line)`
  transition: translate var(--hover) var(--ease);
  :dir(rtl) & {
    scale: -1 1;
  }
  a:hover > & {
    translate: 4px 0;
  }
  :dir(rtl) a:hover > & {
    translate: -4px 0;
  }
`;
