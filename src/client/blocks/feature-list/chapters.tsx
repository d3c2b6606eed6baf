import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { Grid } from '../../ui/layout';
import { PetalIcon } from '../../ui/plan/plan';
import { Header } from '../../ui/section-header';

/** Renders the rings of all sections, a petal for each of their pages: chapters belong to none of the sections. */
export function Rings({ sections }: { sections: NonNullable<BlockDataOf<'feature-list'>['sections']> }) {
  return (
    <List>
      {sections.map(({ href, section, plan, name }) => (
        <li key={href} data-section={section}>
          <a href={href}>
            <PetalIcon plan={plan} />
            <FormattedText>{name}</FormattedText>
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  --hovered: var(--accent);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 4px 16px;
  margin-block-end: 40px;
  a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: var(--target);
    font-weight: 600;
    text-decoration: none;
  }
`;

/** The heading of chapters beside their lead; where they have a map, both are beside it. */
export const Opening = styled(Header)`
  &:has(> div) {
    margin-block-end: 32px;
    @media (--wide) {
      grid-template: auto 1fr / 4fr 8fr;
      column-gap: 40px;
      align-items: start;
      > * {
        grid-column: 1;
      }
      > div {
        grid-area: 1 / 2 / span 2;
      }
      h2 {
        font-size: var(--type-h2-narrow);
      }
    }
    @media (--narrow) {
      > div {
        margin-block-start: calc(var(--space-header) - 20px);
      }
    }
  }
`;

/** A chapter, a name beside a text. The last of three or more is on a plate. */
export const Chapter = styled(Grid)`
  row-gap: 14px;
  align-items: baseline;
  padding-block: 36px 60px;
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  > h3 {
    grid-column: 1 / span 5;
  }
  > p {
    grid-column: 6 / -1;
    max-inline-size: 34em;
    font-size: var(--type-lead);
    color: var(--muted);
  }
  @media (--narrow) {
    padding-block: 28px 36px;
  }
  &:nth-child(n + 3):last-child {
    padding-block: var(--space-card);
    border: 0;
    background: var(--plate);
    color: var(--on-plate);
    border-start-end-radius: var(--cut);
    /* no inline padding here: the columns line up with the rows above */
    > h3 {
      padding-inline-start: var(--space-card);
    }
    > p {
      padding-inline-end: var(--space-card);
      color: var(--on-plate-muted);
    }
    @media (--narrow) {
      > * {
        padding-inline: var(--space-card);
      }
    }
  }
`;
