import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { CardSection, Grid } from '../../ui/layout';
import { SectionHeading } from '../../ui/section-heading';
import { CaseFigure } from './case-figure';
import { CaseStrips } from './case-strips';
import { Neighbours } from './neighbours';

type ProofData = BlockDataOf<'proof'>;

/** Renders a quote with one case beside it, or several cases as strips under it, and the neighbouring services. */
export function Proof({ block }: { block: ProofData }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [first, ...others] = block.cases;
  const isAlone = others.length === 0;
  return (
    <BlockSection block={block} labelledBy={titleId} {...(isAlone && { root: CardSection })}>
      <SectionHeading id={titleId} hidden>
        {t('frame.proof.title')}
      </SectionHeading>
      <Row data-wide={!isAlone || undefined}>
        {block.quote && <Quote quote={block.quote} />}
        {first && isAlone && <CaseFigure item={first} />}
      </Row>
      {!isAlone && <CaseStrips items={block.cases} />}
      {block.links && (
        <Links>
          {block.links.map((link) => (
            <li key={link.href}>
              <ArrowLink link={link} />
            </li>
          ))}
        </Links>
      )}
      <Neighbours links={block.neighbours} />
    </BlockSection>
  );
}

function Quote({ quote }: { quote: NonNullable<ProofData['quote']> }) {
  return (
    <Figure data-effect="reveal">
      <blockquote>
        <p>
          <FormattedText>{quote.text}</FormattedText>
        </p>
      </blockquote>
      <figcaption>
        <b>
          <FormattedText>{quote.role}</FormattedText>
        </b>
        <FormattedText>{quote.company}</FormattedText>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  grid-column: 1 / span 8;
  display: grid;
  gap: 28px;
  align-content: start;
  break-inside: avoid;
  quotes: '“' '”';
  &:lang(fr) {
    quotes: '«\\00a0' '\\00a0»';
  }
  &:lang(ar) {
    quotes: '«' '»';
  }
  p {
    font: var(--weight-display) var(--type-h2-narrow) / max(1.16, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  p::before {
    content: open-quote;
  }
  p::after {
    content: close-quote;
  }
  figcaption {
    display: grid;
    justify-self: start;
    min-inline-size: min(220px, 100%);
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
    font-size: var(--type-small);
    color: var(--muted);
  }
  b {
    font-size: var(--type-label);
    font-weight: 600;
    color: var(--text);
  }
`;

const Row = styled(Grid)`
  align-items: end;
  row-gap: 40px;
  &[data-wide] > ${Figure} {
    grid-column: 1 / span 10;
  }
  &[data-wide] p {
    font-size: var(--type-h2);
  }
  @media (max-width: 56.25em) {
    &&& > * {
      grid-column: 1 / -1;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 40px;
  margin-block-start: 28px;
`;
