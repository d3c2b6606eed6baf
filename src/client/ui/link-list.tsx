import type { ComponentType } from 'react';
import type { LinkData } from '../../site/page-data.types';
import { TextLink } from './action';

interface Props {
  links: readonly (LinkData & { section?: string })[];
  /** What each link is, by default a plain one. */
  linkAs?: ComponentType<{ link: LinkData }>;
  className?: string;
  'aria-label'?: string;
}

/** Renders links as a list; a link to a section has the section's colors. */
export function LinkList({ links, linkAs: Link = TextLink, ...attributes }: Props) {
  return (
    <ul {...attributes}>
      {links.map((link) => (
        <li key={link.href} data-section={link.section}>
          <Link link={link} />
        </li>
      ))}
    </ul>
  );
}
