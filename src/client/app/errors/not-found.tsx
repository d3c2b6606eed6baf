import { useId } from 'react';
import styled from 'styled-components';
import type { LinkData } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { Lead } from '../../ui/layout';
import { LinkList } from '../../ui/link-list';

interface Props {
  heading: string;
  lead: string;
  links: LinkData[];
}

/** The 404 page: a tiling with a missing star, and links to the most visited pages. */
export function NotFound({ heading, lead, links }: Props) {
  const title = useId();
  return (
    <Page aria-labelledby={title}>
      <Content>
        <h1 id={title} tabIndex={-1}>
          {heading}
        </h1>
        <Lead>{lead}</Lead>
        <LinkList links={links} linkAs={ArrowLink} />
      </Content>
      <Tiling data-mirrored data-screen-only />
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 50vw);
  min-block-size: calc(100vh - 77px);
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
`;

const Content = styled.div`
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
    gap: 16px;
    min-block-size: 56px;
    border-block-end: 1px solid var(--line);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
  }
  @media (--narrow) {
    gap: 22px;
    padding-block: 40px 36px;
    padding-inline: var(--space-gutter);
  }
`;

const Tiling = styled.div`
  min-block-size: 420px;
  background: var(--alt) var(--missing) center / cover no-repeat;
  @media (--narrow) {
    order: -1;
    min-block-size: 300px;
    background-size: max(100%, 900px); /* the missing star stays large */
  }
`;
