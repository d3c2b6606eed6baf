import styled from 'styled-components';
import { Container, Screen } from '../../ui/layout';
import { Breadcrumbs } from './breadcrumbs';
import { FactList } from './facts';
import { heroAttributes, HeroLead, type HeroProps, HeroTitle } from './hero-text';
import { Offer } from './offer';
import { SubjectPlate } from './subject-plate';

/** Renders a wide headline, then the drawing of the subject beside the lead, the offer, the facts and the buttons. */
export function DossierHero(props: HeroProps) {
  const { block } = props;
  return (
    <Screen as="section" {...heroAttributes(props)}>
      <Top>
        <Breadcrumbs steps={block.breadcrumbs} />
        <HeroTitle {...props} />
      </Top>
      <Columns>
        <Plate block={block} />
        <Side>
          <HeroLead block={block}>
            {(block.offer || block.facts) && (
              <Terms>
                {block.offer && <Price offer={block.offer} />}
                {block.facts && <FactList facts={block.facts} />}
              </Terms>
            )}
          </HeroLead>
        </Side>
      </Columns>
    </Screen>
  );
}

const Top = styled(Container)`
  padding-block: 20px 44px;
  nav {
    margin-block-end: 20px;
  }
  @media (--narrow) {
    padding-block: 4px 24px;
    nav {
      margin-block-end: 0;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 66cqi minmax(0, 1fr);
  column-gap: 40px;
  padding-inline-end: var(--edge);
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline-end: 0;
  }
`;

const Plate = styled(SubjectPlate)`
  min-block-size: clamp(480px, 42cqi, 820px);
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 28px;
  @media (--narrow) {
    padding: 24px var(--space-gutter) 0;
    gap: 20px;
  }
`;

/* The offer and the facts, each under a rule; on a phone after the button. */
const Terms = styled.div`
  dl > div {
    padding-block: 12px;
  }
  dd {
    font-size: var(--type-label);
    font-weight: 500;
    line-height: max(1.4, var(--leading) - 0.25);
  }
  @media (--narrow) {
    order: 1;
  }
`;

const Price = styled(Offer)`
  display: grid;
  gap: 2px;
  padding-block: 12px 14px;
  border-block-start: 1px solid var(--line);
  p,
  small {
    color: var(--muted);
  }
  a {
    justify-self: start;
    margin-block-start: 8px;
  }
  strong {
    font: var(--weight-display) var(--type-h3) / max(1.1, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  small {
    font: 400 var(--type-label) / 1.35 var(--body);
    letter-spacing: 0;
  }
  [data-script='arabic'] & strong {
    line-height: 1.3;
    padding-block-end: 0.25em; /* the letters reach below the line */
  }
  strong + p {
    font-size: var(--type-label);
    line-height: max(1.35, var(--leading) - 0.3);
  }
  @media (--narrow) {
    strong + p {
      line-height: max(1.4, var(--leading) - 0.25);
    }
  }
  /* with large text on a phone the label is above the amount */
  @media (--narrow) and (width >= 22.5em) {
    /* the label gives way to a long amount, of which no part is on another line */
    grid-template-columns: minmax(0, max(min(6.5rem, 40%), 22%)) minmax(min-content, 1fr);
    column-gap: 16px;
    align-items: baseline;
    > * {
      grid-column: 2;
    }
    strong {
      overflow-wrap: break-word;
    }
    small {
      overflow-wrap: anywhere;
    }
    > p:first-child {
      grid-area: 1 / 1 / span 2;
    }
  }
`;
