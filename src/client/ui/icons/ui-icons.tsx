import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import styled from 'styled-components';
import type { Sign } from '../../../site/page-data.types';
import { signs } from './signs';
import { SvgIcon } from './svg-icon';

/** Renders an arrow in reading direction; it is mirrored in Arabic. */
export function Arrow({ back = false }: { back?: boolean }) {
  return <ReadingArrow drawing={back ? ArrowLeft : ArrowRight} />;
}

/** Renders the arrow of links that open a new tab; it is mirrored in Arabic. */
export function ArrowOut() {
  return <ExternalArrow drawing={ArrowUpRight} />;
}

/** Renders the icon of a close button. */
export function CloseIcon() {
  return <SvgIcon drawing={X} />;
}

/** Renders the icon of the menu button. */
export function MenuIcon() {
  return <SvgIcon drawing={Menu} />;
}

/** Renders the mark of the company, a sign; the star is the one of two squares. */
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
