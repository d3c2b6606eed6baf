import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { PetalIcon } from '../../ui/plan/plan';
import { SectionHeader } from '../../ui/section-header';
import { People } from './people';
import { PlaceMap } from './place-map';

/** Renders chapters, a name beside a text each; the last one is on a plate. */
export function Chapters({ block, heading }: { block: BlockDataOf<'feature-list'>; heading: string }) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Opening data-drawn={block.places ? true : undefined}>
        <SectionHeader id={heading} title={block.title} lead={block.lead} />
        {block.places && <PlaceMap places={block.places} map={block.map} />}
      </Opening>
      {block.sections && block.sections.length > 0 && (
        <Rings>
          {block.sections.map((section) => (
            <li key={section.href} data-section={section.section}>
              <a href={section.href}>
                <PetalIcon plan={section.plan} />
                <FormattedText>{section.name}</FormattedText>
              </a>
            </li>
          ))}
        </Rings>
      )}
      <div>
        {block.items.map((item, index, { length }) => (
          <Chapter key={item.title} data-plate={(index > 1 && index === length - 1) || undefined}>
            <FormattedText as="h3">{item.title}</FormattedText>
            <FormattedText as="p">{item.text}</FormattedText>
          </Chapter>
        ))}
      </div>
      {block.people && <People people={block.people} />}
    </BlockSection>
  );
}

const Opening = styled.div`
  &[data-drawn] {
    margin-block-end: 32px;
    @media (--wide) {
      display: grid;
      grid-template-columns: 4fr 8fr;
      column-gap: 40px;
      align-items: start;
      > * > * {
        grid-column: 1 / -1;
      }
      h2 {
        font-size: var(--type-h2-narrow);
      }
    }
  }
`;

/* The rings of all sections, a petal for each of their pages: chapters belong to none of the sections. */
const Rings = styled.ul`
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

const Chapter = styled(Grid)`
  row-gap: 14px;
  padding-block: 36px 60px;
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  align-items: baseline;
  > h3 {
    grid-column: 1 / span 5;
  }
  > p {
    grid-column: 6 / -1;
    max-inline-size: 34em;
    font-size: var(--type-lead);
    color: var(--muted);
  }
  &[data-plate] {
    --pad: var(--space-card);
    padding-block: var(--pad);
    border: 0;
    background: var(--plate);
    color: var(--on-plate);
    border-start-end-radius: var(--cut);
    /* no inline padding here: the columns line up with the rows above */
    > h3 {
      padding-inline-start: var(--pad);
    }
    > p {
      padding-inline-end: var(--pad);
      color: var(--on-plate-muted);
    }
  }
  @media (--narrow) {
    padding-block: 28px 36px;
    &[data-plate] > * {
      padding-inline: var(--pad);
    }
  }
`;
