import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import type { BlockType } from '../../site/page-data.types';
import { defaultSection } from '../../site/section';
import { Container, Grid } from '../ui/layout';
import { Plan } from '../ui/plan/plan';
import { FirstScreen } from './first-screen';

interface Props {
  start: ReactNode;
  end: ReactNode;
  /** The type of the first block at the end. */
  kind: BlockType;
}

/**
 * Renders two columns of blocks. The widths depend on the blocks at the end: the offers of the home page,
 * the form, or anything else (questions, prose).
 */
export function Columns({ start, end, kind }: Props) {
  if (kind === 'promo-carousel') return <FirstScreen start={start} end={end} />;
  return (
    <Pair data-columns={kind}>
      <Container>
        {kind === 'contact-form' ? (
          <FormColumns start={start} end={end} />
        ) : (
          <Grid>
            <Sticky>{start}</Sticky>
            <Main>{end}</Main>
          </Grid>
        )}
      </Container>
    </Pair>
  );
}

/**
 * Renders the form in full height, after the first block beside it and before the others: a narrow screen has it under
 * the headline. On wide screens an empty plan fills the space next to it.
 */
function FormColumns({ start, end }: Omit<Props, 'kind'>) {
  const [first, ...others] = Children.toArray(start);
  return (
    <FormGrid>
      <FormTop>{first}</FormTop>
      <FormEnd>{end}</FormEnd>
      <FormStart>
        <Blocks>{others}</Blocks>
        <Background>
          <Plan plan={{ section: defaultSection, petals: 8, laid: [] }} />
        </Background>
      </FormStart>
    </FormGrid>
  );
}

const Pair = styled.div`
  --crumbs: 0px;
  padding-block: var(--space-section);
  &:has([data-breadcrumbs]) {
    --crumbs: 78px; /* from the top of the breadcrumbs to the headline: 44 and 34 px */
    padding-block-start: 20px;
    @media (--narrow) {
      padding-block-start: 8px;
    }
  }
  /* the form stands on the footer */
  &[data-columns='contact-form'] {
    padding-block-end: 0;
    overflow-x: clip;
  }
`;

const Stack = styled.div`
  display: grid;
  align-content: start;
`;

const Sticky = styled(Stack)`
  grid-column: 1 / span 5;
  padding-inline-end: 28px;
  align-self: start;
  gap: 24px;
  @media (--narrow) {
    padding-inline-end: 0;
  }
  /* the breadcrumbs scroll away, the headline stays */
  @media (--wide) and (min-height: 700px) {
    position: sticky;
    inset-block-start: calc(var(--bar) + 40px - var(--crumbs));
  }
`;

const Main = styled(Stack)`
  grid-column: 6 / -1;
  gap: 56px;
  @media (--wide) {
    padding-block-start: var(--crumbs);
  }
  @media (--narrow) {
    margin-block-start: 36px;
  }
`;

const FormGrid = styled(Grid)`
  grid-template-rows: auto 1fr;
`;

const FormTop = styled(Stack)`
  grid-column: 1 / span 5;
  padding-inline-end: 28px;
  @media (--narrow) {
    padding: 0 0 20px;
  }
`;

const FormStart = styled.div`
  grid-area: 2 / 1 / auto / span 5;
  display: grid;
  grid-template-rows: auto minmax(240px, 1fr);
  padding-block-start: 40px;
  padding-inline-end: 28px;
  @media (--narrow) {
    grid-row: auto;
    grid-template-rows: auto;
    padding: 36px 0;
    &:not(:has(section)) {
      display: none;
    }
  }
`;

const Blocks = styled.div`
  display: grid;
  gap: 40px;
`;

/**
 * The free space under the text. The drawing starts at its bottom and is never taller than it: no line
 * touches the text.
 */
const Background = styled.div`
  container-type: size;
  position: relative;
  overflow: visible clip;
  color: var(--border);
  svg {
    --size: min(620px, 200cqb);
    position: absolute;
    inline-size: var(--size);
    inset-inline-start: calc(var(--size) * -0.5);
    inset-block-end: calc(var(--size) * -0.53);
  }
  @media (--narrow) {
    display: none;
  }
`;

const FormEnd = styled.div`
  grid-column: 6 / -1;
  display: grid;
  @media (--wide) {
    grid-row: 1 / span 2;
    padding-block-start: var(--crumbs);
  }
`;
