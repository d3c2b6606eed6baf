import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { CardSection, Grid } from '../../ui/layout';
import { HeadingAndLead } from '../../ui/section-header';
import { Chapters } from './chapters';
import { PlateFeatures } from './plate-features';
import { Reasons } from './reasons';

/** Renders reasons and benefits, never as equal boxes. */
export function FeatureList({ block }: { block: BlockDataOf<'feature-list'> }) {
  const Variant = variants[block.variant];
  return <Variant block={block} heading={useId()} />;
}

const variants = { plate: PlateFeatures, statement: Statement, chapters: Chapters };

/** Renders a statement in large type on white, with the reasons next to it. */
function Statement({ block, heading }: { block: BlockDataOf<'feature-list'>; heading: string }) {
  return (
    <BlockSection block={block} labelledBy={heading} root={CardSection}>
      <Grid>
        <Text>
          <HeadingAndLead id={heading} title={block.title} lead={block.lead} />
        </Text>
        <SideReasons items={block.items} />
      </Grid>
    </BlockSection>
  );
}

const Text = styled.div`
  grid-column: 1 / span 7;
  display: grid;
  gap: 28px;
  align-content: start;
  padding-inline-end: 20px;
  h2 {
    font-size: var(--type-statement);
  }
  @media (--narrow) {
    gap: 16px;
    margin-block-end: 28px;
    padding-inline-end: 0;
  }
`;

const SideReasons = styled(Reasons)`
  grid-column: 8 / -1;
`;
