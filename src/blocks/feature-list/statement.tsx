import styled from 'styled-components';
import { Section, Grid, Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { Reasons } from './reasons';
import type { FeatureListProps } from './feature-list-props';

/** A statement in large type on white, the reasons ruled beside it. */
export function Statement({ block, heading }: FeatureListProps) {
  return (
    <White id={block.id} data-section={block.section} aria-labelledby={heading}>
      <Container>
        <Grid>
          <Words>
            <h2 id={heading}>
              <FormattedText>{block.title}</FormattedText>
            </h2>
            {block.lead && (
              <Lead>
                <FormattedText>{block.lead}</FormattedText>
              </Lead>
            )}
          </Words>
          <Side items={block.items} />
        </Grid>
      </Container>
    </White>
  );
}

const White = styled(Section)`
  background: var(--card);
`;

const Words = styled.div`
  grid-column: 1 / span 7;
  display: grid;
  gap: 28px;
  align-content: start;
  padding-inline-end: 20px;
  h2 {
    font-size: clamp(2.125rem, min(10.6vw, 1.6rem + 2.7vw), 4.25rem);
  }
  &:lang(ar) h2 {
    font-size: clamp(2rem, min(9.6vw, 1.5rem + 2.2vw), 3.625rem);
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
    margin-block-end: 36px;
    padding-inline-end: 0;
  }
`;

const Side = styled(Reasons)`
  grid-column: 8 / -1;
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
  }
`;
