import styled from 'styled-components';
import { Drawing } from '../../ui/drawing';
import { Plan } from '../../ui/plan/plan';
import { Breadcrumbs } from './breadcrumbs';
import { heroAttributes, type HeroProps } from './hero-props';
import { HeroText } from './hero-text';

/** Renders the text of a service beside the drawing of its subject. The block "pricing" below it shows the offer. */
export function PriceHero(props: HeroProps) {
  const { block } = props;
  return (
    <Root {...heroAttributes(props)}>
      <Halves>
        <Text>
          <Breadcrumbs steps={block.breadcrumbs} />
          <HeroText {...props} />
        </Text>
        <Plate data-cover>
          {block.drawing ? <Drawing src={block.drawing} eager /> : block.plan && <Plan plan={block.plan} />}
        </Plate>
      </Halves>
    </Root>
  );
}

const Root = styled.section`
  /* container units ignore the scrollbar, so that the text aligns with the content below */
  container-type: inline-size;
`;

const Halves = styled.div`
  --edge: max(var(--space-gutter), calc((100cqi - var(--space-width)) / 2 + var(--space-gutter)));
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 52cqi);
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 26px;
  padding-block: 20px 48px;
  padding-inline: var(--edge) 32px;
  nav {
    margin-block-end: auto;
  }
  /* as much space below the text as between it and the breadcrumbs */
  @media (--wide) {
    &::after {
      content: '';
      margin-block-start: auto;
    }
  }
  /* beside the drawing the longest word has less than half a screen */
  @media (--wide) {
    h1 {
      font-size: min(var(--type-h1) * 0.86, (48cqi - var(--edge) - 32px) / 7);
    }
  }
  @media (--narrow) {
    gap: 14px;
    padding-block: 4px 28px;
    padding-inline: var(--space-gutter);
    nav {
      margin-block-end: 0;
    }
  }
  /* the bar at the bottom of a narrow screen has the other ways to reach us */
  @media screen and (--narrow) {
    a[data-secondary] {
      display: none;
    }
  }
`;

const Plate = styled.div`
  position: relative;
  min-block-size: clamp(560px, 50cqi, 860px);
  background: var(--plate);
  color: var(--on-plate);
  :is(picture, svg) {
    position: absolute;
    inset: 0;
    block-size: 100%;
    margin-inline: auto;
  }
  @media (--narrow) {
    order: -1;
    min-block-size: max(250px, 44vw);
  }
  @media print {
    display: none;
  }
`;
