import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { Mark } from '../../ui/icons/ui-icons';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';

type Group = BlockDataOf<'site-map'>['groups'][number];

/** Renders links to all pages of the site, one row per section. */
export function SiteMap({ block }: { block: BlockDataOf<'site-map'> }) {
  return (
    <BlockSection block={block}>
      {block.groups.map((group, index) => (
        <GroupRow key={index} group={group} />
      ))}
    </BlockSection>
  );
}

function GroupRow({ group }: { group: Group }) {
  const titleId = useId();
  const title = (
    <>
      {group.sign && <Mark sign={group.sign} />}
      <FormattedText as="span">{group.title}</FormattedText>
    </>
  );
  return (
    <Row as="section" data-section={group.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{group.href ? <a href={group.href}>{title}</a> : title}</h2>
      {group.links.length > 0 && (
        <ul>
          {group.links.map((link) => (
            <li key={link.href}>
              <FormattedText as="a" href={link.href}>
                {link.name}
              </FormattedText>
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}

const Row = styled(Grid)`
  padding-block: 28px;
  break-inside: avoid;
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  h2 {
    grid-column: 1 / span 4;
    align-self: start;
    font: var(--title-name);
    color: var(--accent);
  }
  /* only sections have a colour */
  &[data-section='default'] h2 {
    color: var(--text);
  }
  h2,
  a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
  }
  h2,
  h2 a {
    gap: 14px;
  }
  a:not(:hover) {
    text-decoration: none;
  }
  svg {
    inline-size: 26px;
    fill: currentColor;
  }
  ul {
    grid-column: 6 / -1;
    columns: 2;
    column-gap: 20px;
  }
  @media (--small) {
    ul {
      columns: 1;
    }
  }
`;
