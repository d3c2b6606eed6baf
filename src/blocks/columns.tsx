import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import type { BlockType } from '../site/page-data.types';
import { defaultSection } from '../site/section';
import { Container, Grid, Screen, Section } from '../ui/layout';
import { Plan } from '../ui/plan/plan';

/**
 * Renders two columns of blocks. The widths depend on the blocks at the end: the offers of the home page,
 * the form, or anything else (questions, prose).
 *
 * @param kind the type of the first block at the end
 */
export function Columns({ start, end, kind }: { start: ReactNode; end: ReactNode; kind: BlockType }) {
  if (kind === 'promo-carousel') return <FirstScreen start={start} end={end} />;
  if (kind === 'contact-form') return <FormColumns start={start} end={end} />;
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

interface ColumnContents {
  start: ReactNode;
  end: ReactNode;
}

/** Renders the first screen of the home page: text, and the tiling up to the edge of the screen. */
function FirstScreen({ start, end }: ColumnContents) {
  return (
    <Screen data-columns="promo-carousel">
      <Halves>
        <div>{start}</div>
        <div>{end}</div>
      </Halves>
    </Screen>
  );
}

/**
 * Renders the form in full height, after the first block beside it and before the others: a narrow screen has it under
 * the headline. On wide screens an empty plan fills the space next to it.
 */
function FormColumns({ start, end }: ColumnContents) {
  const [first, ...others] = Children.toArray(start);
  return (
    <FormPair data-columns="contact-form">
      <Container>
        <Grid>
          <FormTop>{first}</FormTop>
          <FormEnd>{end}</FormEnd>
          <FormStart>
            <Blocks>{others}</Blocks>
            <Background>
              <Plan plan={{ section: defaultSection, petals: 8, laid: [] }} />
            </Background>
          </FormStart>
        </Grid>
      </Container>
    </FormPair>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 44cqi);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* the tiling on both sides of the column */
  @media (width >= 100em) {
    grid-template-columns: minmax(0, 1fr) 34cqi;
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: min(140px, var(--edge) - 40px);
      background: var(--wall) 100% 100% / auto 100% var(--wall-ground);
      &:dir(rtl) {
        scale: -1 1;
      }
    }
  }
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pair = styled.div`
  /* the distance from the top of the breadcrumbs to the headline: 44 and 34 px */
  --crumbs: 78px;
  padding-block: var(--space-section);
  /* the pair has the padding; sections inside have none */
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
  @media (--narrow) {
    &:has([data-breadcrumbs]) {
      padding-block-start: 8px;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  @media (--wide) and (min-height: 700px) {
    position: sticky;
    inset-block-start: calc(var(--bar) + 40px);
    /* the breadcrumbs scroll away, the headline stays */
    &:has([data-breadcrumbs]) {
      inset-block-start: calc(var(--bar) + 40px - var(--crumbs));
    }
  }
`;

const Main = styled(Stack)`
  grid-column: 6 / -1;
  gap: 56px;
  @media (--wide) {
    ${Sticky}:has([data-breadcrumbs]) + & {
      padding-block-start: var(--crumbs);
    }
  }
  @media (--narrow) {
    margin-block-start: 36px;
  }
`;

const FormPair = styled(Pair)`
  padding-block-end: 0;
  overflow-x: clip;
  > ${Container} > ${Grid} {
    grid-template-rows: auto 1fr;
  }
`;

const FormTop = styled(Stack)`
  grid-column: 1 / span 5;
  padding-inline-end: 28px;
  @media (--narrow) {
    padding: 0 0 20px;
  }
`;

const FormStart = styled(FormTop)`
  grid-row: 2;
  grid-template-rows: auto minmax(240px, 1fr);
  align-content: stretch;
  padding-block-start: 40px;
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
  grid-template-columns: minmax(0, 1fr);
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

const FormEnd = styled(Stack)`
  grid-column: 6 / -1;
  align-content: stretch;
  @media (--wide) {
    grid-row: 1 / span 2;
    ${FormTop}:has([data-breadcrumbs]) + & {
      padding-block-start: var(--crumbs);
    }
  }
`;
