import styled from 'styled-components';
import type { PlanData } from '../../site/page-data.types';
import { Drawing } from '../../ui/drawing';
import { Plan } from '../../ui/plan/plan';
import { Breadcrumbs } from './breadcrumbs';
import { Facts } from './facts';
import { heroAttributes, type HeroProps } from './hero-props';
import { HeroText } from './hero-text';
import { Offer } from './offer';

/**
 * Renders the hero of a service: its text, and the drawing of its subject or the section's plan. Below them it has the
 * offer beside the facts, unless the block "pricing" shows them (variant "price").
 */
export function ServiceHero(props: HeroProps) {
  const { block } = props;
  return (
    <Root {...heroAttributes(props)}>
      <Halves data-scene={block.drawing && ''}>
        <Text>
          <Breadcrumbs steps={block.breadcrumbs} />
          <HeroText {...props} />
        </Text>
        <Plate data-cover>
          {block.drawing ? (
            <Scene>
              <Drawing src={block.drawing} eager />
            </Scene>
          ) : (
            block.plan && (
              <Crop data-facing={petalCorner(block.plan)}>
                <Plan plan={block.plan} />
              </Crop>
            )
          )}
        </Plate>
      </Halves>
      {block.variant === 'service' && (block.offer || block.facts) && (
        <Facts facts={block.facts ?? []}>{block.offer && <Offer offer={block.offer} />}</Facts>
      )}
    </Root>
  );
}

/** Returns the corner of the drawing that the page's petal points to; the first petal points up and to the start. */
export function petalCorner({ petals, laid }: PlanData): `${'start' | 'end'}-${'up' | 'down'}` {
  const turn = ((laid[0] ?? 0) + 0.5) / petals;
  return `${turn > 0.25 && turn < 0.75 ? 'end' : 'start'}-${turn < 0.5 ? 'up' : 'down'}`;
}

const Root = styled.section`
  /* container units ignore the scrollbar, so that the text aligns with the content below */
  container-type: inline-size;
`;

const Halves = styled.div`
  --edge: max(var(--space-gutter), calc((100cqi - var(--space-width)) / 2 + var(--space-gutter)));
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 38cqi);
  &[data-scene] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 46cqi);
  }
  [data-hero='price'] > &[data-scene] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 52cqi);
  }
  @media (--narrow) {
    &,
    &[data-scene],
    [data-hero='price'] > &[data-scene] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 26px;
  padding-block: 20px 76px;
  padding-inline: var(--edge) 84px;
  nav {
    margin-block-end: 34px;
  }
  @media (--wide) and (max-width: 73.75em) {
    h1 {
      font-size: min(var(--type-h1), 5.2vw * var(--titles));
    }
  }
  @media (--narrow) {
    gap: 22px;
    padding-block: 8px 36px;
    padding-inline: var(--space-gutter);
    nav {
      margin-block-end: 12px;
    }
  }
  [data-hero='price'] & {
    padding-block-end: 48px;
    padding-inline-end: 48px;
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
    h1 {
      font-size: calc(min(1.595rem + 3.714vw, 5rem) * var(--titles));
    }
    @media (--wide) and (max-width: 73.75em) {
      h1 {
        font-size: calc(5.2vw * var(--titles));
      }
    }
    @media (--narrow) {
      gap: 14px;
      padding-block: 4px 28px;
      padding-inline: var(--space-gutter);
      /* the breadcrumbs stay on one line: the last step gives way first */
      nav {
        margin-block-end: 0;
        ol {
          flex-wrap: nowrap;
        }
        li {
          min-inline-size: 0;
        }
        li:last-child {
          flex-shrink: 9999;
        }
        li > :is(a, span) {
          display: block;
          overflow: hidden;
          line-height: var(--target);
          white-space: nowrap;
          text-overflow: ellipsis;
        }
      }
    }
    /* the bar at the bottom of a narrow screen has the other ways to reach us */
    @media screen and (--narrow) {
      a[data-secondary] {
        display: none;
      }
    }
  }
`;

const Plate = styled.div`
  position: relative;
  min-block-size: 560px;
  background: var(--plate);
  color: var(--on-plate);
  @media (--narrow) {
    order: -1;
    min-block-size: max(232px, 44vw);
  }
  [data-hero='price'] & {
    min-block-size: clamp(560px, 50cqi, 860px);
    @media (--narrow) {
      min-block-size: max(250px, 44vw);
    }
  }
  @media print {
    display: none;
  }
`;

/** The drawing of the subject, from edge to edge. */
const Scene = styled.div`
  position: absolute;
  inset: 0;
`;

/** The drawing is larger than its plate. It is positioned so that the page's petal is always visible. */
const Crop = styled.div`
  --size: min(760px, 53cqi);
  --end: -0.2;
  --top: -0.06;
  position: absolute;
  inset: 0;
  overflow: hidden;
  &[data-facing^='end'] {
    --end: -0.03;
  }
  &[data-facing='end-down'] {
    --end: -0.08;
  }
  &[data-facing$='down'] {
    --top: -0.26;
  }
  svg {
    position: absolute;
    inline-size: var(--size);
    inset-inline-end: calc(var(--size) * var(--end));
    inset-block-start: calc(var(--size) * var(--top));
  }
  @media (--narrow) {
    --size: max(340px, 64cqi);
    --end: -0.25;
    --top: -0.16;
    &[data-facing^='end'] {
      --end: 0;
    }
    &[data-facing='end-down'] {
      --end: -0.07;
    }
    &[data-facing$='down'] {
      --top: -0.38;
    }
  }
`;
