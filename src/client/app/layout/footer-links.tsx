import { useId } from 'react';
import styled from 'styled-components';
import type { LinkData } from '../../../site/page-data.types';
import { LinkList } from '../../ui/link-list';

/** A list of links in the footer, with a title. A link to a section has a mark in the section's color. */
export function FooterLinks({ title, links }: { title: string; links: (LinkData & { section?: string })[] }) {
  const heading = useId();
  return (
    <Column aria-labelledby={heading} data-screen-only>
      <h2 id={heading}>{title}</h2>
      <LinkList links={links} />
    </Column>
  );
}

const Column = styled.nav`
  h2 {
    display: flex;
    align-items: center;
    min-block-size: var(--row);
    color: var(--band-accent);
    font: 600 var(--type-small) / 1.4 var(--body);
    letter-spacing: 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  li[data-section]::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    margin-inline: 2px; /* the turned corners extend by this much */
    rotate: 45deg;
    background: var(--light);
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  a {
    line-height: 1.2;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  /* a word that is wider than its column takes of the gap before it breaks */
  @media (--wide) {
    a {
      margin-inline-end: -16px;
    }
    &:last-child ul {
      columns: 2;
      column-gap: 20px;
    }
  }
  @media (--narrow) {
    border-block-start: 1px solid var(--band-line);
    padding-block-start: 6px;
    h2 {
      position: absolute;
      clip-path: inset(50%);
    }
    ul {
      display: grid;
      grid-template-columns: minmax(51%, auto) 1fr;
      column-gap: 20px;
    }
  }
  /* two columns would break a word */
  @media (max-width: 22.5em) {
    &:nth-child(2) ul {
      grid-template-columns: 1fr;
    }
    &:nth-child(3) ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
