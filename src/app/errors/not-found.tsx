import { useId } from 'react';
import styled from 'styled-components';
import type { LinkData } from '../../site/page-data.types';
import { linkProps, LinkWords } from '../../ui/action';
import { Lead } from '../../ui/layout';
import { Arrow, ArrowOut } from '../../ui/icons/ui-icons';

interface Props {
  heading: string;
  lead: string;
  links: LinkData[];
}

/** The page shown where there is none: a wall with one star missing, and the pages most looked for. */
export function NotFound({ heading, lead, links }: Props) {
  const title = useId();
  return (
    <Lost aria-labelledby={title}>
      <Words>
        <h1 id={title} tabIndex={-1}>
          {heading}
        </h1>
        <Lead>{lead}</Lead>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a {...linkProps(link)}>
                <LinkWords link={link} />
                {link.external ? <ArrowOut /> : <Arrow />}
              </a>
            </li>
          ))}
        </ul>
      </Words>
      <Wall />
    </Lost>
  );
}

const Lost = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 50vw);
  min-block-size: calc(100vh - 77px);
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 24px;
  align-content: center;
  padding-block: 64px;
  padding-inline: var(--edge) 64px;
  ul {
    margin-block-start: 12px;
    border-block-start: 1.5px solid var(--rule);
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-block-size: 56px;
    border-block-end: 1px solid var(--line);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
  }
  @media (max-width: 56.25em) {
    gap: 22px;
    padding-block: 40px 36px;
    padding-inline: var(--gutter);
  }
`;

/* In Arabic the wall is mirrored, as the page is. */
const Wall = styled.div`
  position: relative;
  min-block-size: 420px;
  overflow: hidden;
  background: var(--alt);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--missing) center / cover no-repeat;
  }
  :dir(rtl) &::before {
    scale: -1 1;
  }
  @media (max-width: 56.25em) {
    order: -1;
    min-block-size: 300px;
  }
  @media print {
    display: none;
  }
`;
