import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { CardSection, Grid } from '../../ui/layout';
import { Quotation } from '../../ui/quotation';
import { SectionHeading } from '../../ui/section-heading';
import { CaseFigure } from './case-figure';
import { CaseStrips } from './case-strips';
import { Neighbours } from './neighbours';

/** Renders a quote with one case beside it, or several cases as strips under it, and the neighbouring services. */
export function Proof({ block }: { block: BlockDataOf<'proof'> }) {
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
        {block.quote && <Quote {...block.quote} reveal />}
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

const Quote = styled(Quotation)`
  grid-column: 1 / span 8;
  gap: 28px;
  p {
    font: var(--weight-display) var(--type-h2-narrow) / max(1.16, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
`;

const Row = styled(Grid)`
  align-items: end;
  row-gap: 40px;
  /* the sides alternate: after questions whose heading is at the start, the figure is there */
  @media (min-width: 56.3125em) {
    :not([data-ground='page']) + [data-ground='page'] + * > * > &:not([data-wide]) {
      > ${Quote} {
        grid-area: 1 / 5 / auto / -1;
      }
      > div {
        grid-column: 1 / span 3;
      }
    }
  }
  &[data-wide] > ${Quote} {
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
