import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BlockType } from '../site/page-data.types';
import { Section, Grid, Container } from '../ui/layout';
import { Plan } from '../ui/plan/plan';

/**
 * Blocks at the start beside blocks at the end. How the room is shared follows from what stands at
 * the end: the offers of the home page, the form, or anything else (questions, prose).
 *
 * @param kind the type of the first block at the end
 */
export function Columns({ start, end, kind }: { start: ReactNode; end: ReactNode; kind: BlockType }) {
  if (kind === 'promo-carousel') return <FirstScreen start={start} end={end} />;
  if (kind === 'contact-form') return <BesideForm start={start} end={end} />;
  return (
    <Pair data-columns={kind}>
      <Container>
        <Grid>
          <Sticky>{start}</Sticky>
          <Main>{end}</Main>
        </Grid>
      </Container>
    </Pair>
  );
}

interface Stacks {
  start: ReactNode;
  end: ReactNode;
}

/** The home page's first screen: text, and the wall that bleeds off the edge. */
function FirstScreen({ start, end }: Stacks) {
  return (
    <Screen data-columns="promo-carousel">
      <Halves>
        <div>{start}</div>
        <div>{end}</div>
      </Halves>
    </Screen>
  );
}

/** The form runs down to whatever follows; on wide screens the empty plan rises beside it. */
function BesideForm({ start, end }: Stacks) {
  return (
    <Form data-columns="contact-form">
      <Container>
        <Grid>
          <Five>
            <Words>{start}</Words>
            <Ground>
              <Plan plan={{ section: 'default', petals: 8, laid: [] }} />
            </Ground>
          </Five>
          <Seven>{end}</Seven>
        </Grid>
      </Container>
    </Form>
  );
}

const Screen = styled.div`
  /* its own width, so that the text starts where the column below does, scrollbar or not */
  container-type: inline-size;
`;

const Halves = styled.div`
  --edge: max(var(--gutter), calc((100cqi - var(--wrap)) / 2 + var(--gutter)));
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 46cqi);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pair = styled.div`
  /* how far the headline stands below the breadcrumbs: 44 and 34 px */
  --crumbs: 78px;
  padding-block: var(--section);
  /* the pair has the paddings; what stands in it has none of its own */
  ${Section} {
    padding-block: 0;
  }
  ${Container} ${Container} {
    max-inline-size: none;
    padding-inline: 0;
  }
  &:has([data-breadcrumbs]) {
    padding-block-start: 20px;
  }
  @media (max-width: 56.25em) {
    &:has([data-breadcrumbs]) {
      padding-block-start: 8px;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  @media (max-width: 56.25em) {
    &:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;

const Sticky = styled(Stack)`
  grid-column: 1 / span 4;
  align-self: start;
  gap: 24px;
  @media (min-width: 56.3125em) and (min-height: 700px) {
    position: sticky;
    inset-block-start: 40px;
    /* the breadcrumbs scroll away, the headline stays */
    &:has([data-breadcrumbs]) {
      inset-block-start: calc(40px - var(--crumbs));
    }
  }
`;

const Main = styled(Stack)`
  grid-column: 6 / -1;
  gap: 56px;
  @media (min-width: 56.3125em) {
    ${Sticky}:has([data-breadcrumbs]) + & {
      padding-block-start: var(--crumbs);
    }
  }
  @media (max-width: 56.25em) {
    margin-block-start: 36px;
  }
`;

const Form = styled(Pair)`
  padding-block-end: 0;
  overflow-x: clip;
`;

const Five = styled(Stack)`
  grid-column: 1 / span 5;
  grid-template-rows: auto minmax(240px, 1fr);
  align-content: stretch;
  padding-inline-end: 28px;
  @media (max-width: 56.25em) {
    grid-template-rows: auto;
    padding: 0 0 36px;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

/**
 * What the form leaves free under the text. The drawing rises from its foot and is no taller than
 * it: no line ever touches a word.
 */
const Ground = styled.div`
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
  @media (max-width: 56.25em) {
    display: none;
  }
`;

const Seven = styled(Stack)`
  grid-column: 6 / -1;
  align-content: stretch;
  @media (min-width: 56.3125em) {
    ${Five}:has([data-breadcrumbs]) + & {
      padding-block-start: var(--crumbs);
    }
  }
`;
