import styled from 'styled-components';
import { Drawing } from '../../ui/drawing';
import { Container } from '../../ui/layout';
import { Plan } from '../../ui/plan/plan';
import { Breadcrumbs } from './breadcrumbs';
import { heroAttributes, type HeroProps, HeroText } from './hero-text';

/** Renders the hero of a section: a coloured plate from edge to edge, with the drawing of its subject, or the plan and all of its petals. */
export function SectionHero(props: HeroProps) {
  const { block } = props;
  return (
    <Plate {...heroAttributes(props)} data-cover data-scene={block.drawing && ''}>
      {block.drawing ? (
        <Scene data-screen-only>
          <Drawing src={block.drawing} eager />
        </Scene>
      ) : (
        block.plan && <LargePlan plan={block.plan} />
      )}
      <Screen>
        <Breadcrumbs steps={block.breadcrumbs} />
        <Text>
          <HeroText {...props} />
        </Text>
      </Screen>
    </Plate>
  );
}

const Plate = styled.section`
  --accent: currentColor;
  position: relative;
  overflow: hidden;
  background: var(--plate);
  color: var(--on-plate);
  nav,
  p {
    color: var(--on-plate-muted);
  }
  /* the buttons have the plate's text colour: the section's fill would be invisible on its own plate */
  [data-actions] {
    --fill: var(--on-plate);
    --on-fill: var(--plate);
    --text: var(--on-plate-muted);
    --page: var(--plate);
  }
  [data-actions] > [data-secondary] {
    --text: var(--on-plate);
  }
`;

/** The drawing of the subject, in the half beside the text; on a phone above it. */
const Scene = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 46%;
  @media (--narrow) {
    position: static;
    inline-size: auto;
    block-size: max(232px, 44vw);
  }
`;

const LargePlan = styled(Plan)`
  --size: min(820px, 56vw);
  position: absolute;
  inline-size: var(--size);
  inset-inline-end: -13vw;
  inset-block-start: calc(50% - var(--size) / 2);
  @media (--narrow) {
    --size: 48vw;
    inset-inline-end: -14vw;
  }
  @media (max-width: 47.5em) {
    --size: 230px;
    inset-inline-end: -42px;
    inset-block-start: 44px;
  }
`;

const Screen = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 640px;
  padding-block: 20px 72px;
  @media (--narrow) {
    min-block-size: 0;
    padding-block: 8px 56px;
  }
  @media (max-width: 47.5em) {
    padding-block-end: 32px;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  justify-content: end;
  padding-block-start: 56px;
  /* from the edge to the rays of the drawing, minus a gap: no line touches the text */
  --free: calc(57.5vw - var(--edge) - 24px);
  > div,
  h1 {
    max-inline-size: var(--free);
  }
  h1 {
    font-size: var(--type-hero);
    margin-block-end: 32px;
  }
  p {
    max-inline-size: min(27em, var(--free));
  }
  p + h1 {
    margin-block-start: 20px;
  }
  p + div {
    margin-block-start: 30px;
  }
  @media (--narrow) {
    --free: calc(66vw - var(--edge) - 24px);
  }
  @media (max-width: 47.5em) {
    --free: 100%;
    padding-block-start: 236px;
    h1 {
      margin-block-end: 20px;
    }
    p {
      max-inline-size: 31em;
    }
  }
  @media print {
    padding-block-start: 0;
  }
  [data-scene] & {
    --free: calc(54vw - var(--edge) - 24px);
    /* so many words per line that no line has a single short one */
    @media (--wide) {
      h1 {
        font-size: min(var(--type-hero), var(--free) / 8.75);
      }
    }
    @media (--narrow) {
      --free: 100%;
      padding-block-start: 32px;
    }
  }
`;
