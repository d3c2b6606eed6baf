import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { SubjectIcon } from '../../ui/subject-icon';

/** Renders links to all sections: chapters belong to none of them. */
export function Sections({ sections }: { sections: NonNullable<BlockDataOf<'feature-list'>['sections']> }) {
  return (
    <List>
      {sections.map(({ href, section, drawing, name }) => (
        <li key={href} data-section={section}>
          <a href={href}>
            <SubjectIcon drawing={drawing} />
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 12px 16px;
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

/** The chapters under their heading; where they have a map, the first ones are beside it. */
export const Chapters = styled.div`
  display: flow-root;
  > [data-map] {
    margin-block-end: 32px;
    @media (--wide) {
      float: inline-end;
      inline-size: 54%;
      margin-inline-start: 40px;
    }
  }
`;

/** A chapter: a name beside a text, or above it where the row is narrow. */
export const Chapter = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 12px 20px;
  padding-block: 28px 40px;
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  > p {
    max-inline-size: 34em;
    font-size: var(--type-lead);
    color: var(--muted);
  }
`;
