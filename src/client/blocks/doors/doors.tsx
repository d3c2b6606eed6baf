import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { linkProps, NewTab } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Drawing, LaidScene } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { Arrow } from '../../ui/icons/ui-icons';
import { Container, Section } from '../../ui/layout';
import { SectionHeader } from '../../ui/section-header';

/** Renders what visitors come for, one row each; a row is a link, and takes the color of its section under the pointer. */
export function Doors({ block }: { block: BlockDataOf<'doors'> }) {
  const heading = useId();
  return (
    <Section {...sectionAttributes(block, heading)} data-ground="page">
      <Container>
        <SectionHeader id={heading} title={block.title} />
      </Container>
      <ul>
        {block.items.map((door, index) => (
          <li key={index}>
            <Door {...linkProps(door)} data-section={door.section}>
              <Row>
                <Scene>{door.drawing && <Drawing src={door.drawing} />}</Scene>
                <Answer>
                  <FormattedText as="h3">{door.title}</FormattedText>
                  <FormattedText as="p">{door.text}</FormattedText>
                  {door.external && <NewTab />}
                </Answer>
                <FormattedText as={Value}>{door.value}</FormattedText>
                <Arrow />
              </Row>
            </Door>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Door = styled.a`
  display: block;
  border-block-end: 1px solid var(--line);
  text-decoration: none;
  li:first-child > & {
    border-block-start: 1px solid var(--line);
  }
  &:is(:hover, :active) {
    background: var(--plate);
    color: var(--on-plate);
    --muted: var(--on-plate-muted);
  }
  --outline: currentColor;
  --outline-offset: -4px; /* the row is as wide as the screen */
  @media print {
    padding-inline: var(--space-gutter);
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: 192px minmax(0, 3fr) minmax(0, 2fr) 26px;
  align-items: center;
  column-gap: 32px;
  min-block-size: 144px;
  > svg {
    inline-size: 100%;
  }
  @media (--narrow) {
    grid-template-columns: 192px minmax(0, 1fr) 22px;
    grid-template-rows: 1fr auto auto 1fr;
    gap: 2px 14px;
    min-block-size: 128px;
    > svg {
      grid-area: 1 / 3 / -1;
    }
  }
  @media (max-width: 47.5em) {
    grid-template-columns: 96px minmax(0, 1fr) 22px;
  }
  /* the arrow leaves its room to the words */
  @media (max-width: 22.5em) {
    grid-template-columns: 96px minmax(0, 1fr);
    > svg {
      display: none;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-block-size: 0;
    padding: 0;
    > svg {
      display: none;
    }
  }
`;

const Scene = styled(LaidScene)`
  align-self: stretch;
  picture {
    display: contents;
  }
  @media (--narrow) {
    grid-area: 1 / 1 / -1;
  }
  @media (max-width: 47.5em) {
    align-self: center;
    block-size: 96px;
  }
  @media print {
    display: none;
  }
`;

const Answer = styled.div`
  padding-block: 16px;
  h3 {
    font: var(--title-h2-narrow);
  }
  p {
    margin-block-start: 4px;
    color: var(--muted);
    text-wrap: balance;
  }
  @media (--narrow) {
    grid-row: 2;
    padding-block: 14px 0;
    h3 {
      font: var(--title-name);
    }
    p {
      font: var(--label);
    }
  }
`;

/* The words beside an amount or a number are its label. */
const Value = styled.span`
  font: var(--label);
  text-wrap: balance;
  bdi,
  &:not(:has(bdi)) {
    font: 600 var(--type-h4) / max(1.3, var(--leading) - 0.4) var(--body);
  }
  @media (--wide) {
    bdi {
      display: block;
      inline-size: fit-content; /* at the start of an Arabic line, too */
    }
  }
  @media (--narrow) {
    grid-area: 3 / 2;
    padding-block-end: 14px;
    bdi,
    &:not(:has(bdi)) {
      font-size: var(--type-body);
    }
  }
`;
