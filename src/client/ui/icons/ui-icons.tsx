import styled from 'styled-components';
import type { Sign } from '../../../site/page-data.types';
import { signs } from './signs';
import { SvgIcon } from './svg-icon';

/** Renders an arrow in reading direction; it is mirrored in Arabic. */
export function Arrow({ back = false }: { back?: boolean }) {
  return <ReadingArrow path={back ? 'M19 12H5m7-7-7 7 7 7' : 'M5 12h14m-7-7 7 7-7 7'} />;
}

/** Renders the arrow of links that open a new tab; it is mirrored in Arabic. */
export function ArrowOut() {
  return <ExternalArrow path="M7 7h10v10M7 17 17 7" />;
}

/** Renders the icon of a close button. */
export function CloseIcon() {
  return <SvgIcon path="M18 6 6 18M6 6l12 12" />;
}

/** Renders the icon of the menu button. */
export function MenuIcon() {
  return <SvgIcon path="M4 5h16M4 12h16M4 19h16" />;
}

/** Renders a sign, such as the mark of the company or that of a section; the star is the one of two squares. */
export function Mark({ sign }: { sign: Sign }) {
  if (sign === 'star') return <Star />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  );
}

/** Renders the star of two squares. */
export function Star({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-8-8h16v16h-16z" />
      <path d="M-8-8h16v16h-16z" transform="rotate(45)" />
    </svg>
  );
}

/* As large as the text around it. */
const ExternalArrow = styled(SvgIcon)`
  inline-size: 1.15em;
  stroke-width: 2;
  :dir(rtl) & {
    scale: -1 1;
  }
`;

const ReadingArrow = styled(ExternalArrow)`
  transition: transform var(--hover) var(--ease);
  a:hover & {
    transform: translateX(4px); /* mirrored with the arrow */
  }
`;
