import styled from 'styled-components';
import type { PlanData } from '../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { Plan } from '../../ui/plan/plan';
import { Breadcrumbs } from './breadcrumbs';
import { Facts } from './facts';
import { heroAttributes, type HeroProps } from './hero-props';
import { HeroText } from './hero-text';

/** Renders the hero of a service: its text, the drawing of its subject or the section's plan, and below them the offer beside the facts. */
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
      {(block.offer || block.facts) && (
        <Facts facts={block.facts ?? []}>{block.offer && <Offer offer={block.offer} />}</Facts>
      )}
    </Root>
  );
}

function Offer({ offer }: { offer: NonNullable<HeroProps['block']['offer']> }) {
  return (
    <Card>
      {offer.label && (
        <p>
          <FormattedText>{offer.label}</FormattedText>
        </p>
      )}
      <Value data-words={isPrice(offer.value) ? undefined : ''}>
        <FormattedText>{offer.value}</FormattedText>{' '}
        {offer.unit && (
          <small>
            <FormattedText>{offer.unit}</FormattedText>
          </small>
        )}
      </Value>
      {offer.note && (
        <Note>
          <FormattedText>{offer.note}</FormattedText>
        </Note>
      )}
      {offer.action && <ArrowLink link={offer.action} />}
    </Card>
  );
}

/** Returns whether an offer's value is a short price, which gets the largest type; a longer text is one size smaller. */
function isPrice(value: string): boolean {
  return /\d/.test(value) && value.length <= 14;
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
  @media (max-width: 56.25em) {
    &,
    &[data-scene] {
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
  @media (min-width: 56.3125em) and (max-width: 73.75em) {
    h1 {
      font-size: min(var(--type-h1), 5.2vw * var(--titles));
    }
  }
  @media (max-width: 56.25em) {
    gap: 22px;
    padding-block: 8px 36px;
    padding-inline: var(--space-gutter);
    nav {
      margin-block-end: 12px;
    }
  }
`;

const Plate = styled.div`
  position: relative;
  min-block-size: 560px;
  background: var(--plate);
  color: var(--on-plate);
  @media (max-width: 56.25em) {
    order: -1;
    min-block-size: max(232px, 44vw);
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
  @media (max-width: 56.25em) {
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

const Card = styled.div`
  display: grid;
  gap: 2px;
  align-content: start;
  p {
    color: var(--muted);
  }
  a {
    justify-self: start;
    margin-block-start: 8px;
  }
`;

const Value = styled.strong`
  font: var(--weight-display) var(--type-h2) / 1.1 var(--display);
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
  &[data-words] {
    font-size: var(--type-h3);
    font-weight: var(--weight-display);
    line-height: max(1.1, var(--leading-display));
    letter-spacing: var(--tracking);
    text-wrap: balance;
    margin-block: 4px;
  }
  small {
    display: block;
    font: 400 var(--type-label) / 1.35 var(--body);
    letter-spacing: 0;
    color: var(--muted);
  }
  [data-script='arabic'] & {
    letter-spacing: 0;
    line-height: 1.3;
    padding-block-end: 0.25em; /* the letters reach below the line */
  }
`;

const Note = styled.p`
  font-size: var(--type-label);
  line-height: max(1.35, var(--leading) - 0.3);
  @media (max-width: 56.25em) {
    font-size: var(--type-small);
    line-height: max(1.4, var(--leading) - 0.25);
  }
`;
