import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Drawing } from '../../ui/drawing';
import { Container, Grid } from '../../ui/layout';
import { LinkList } from '../../ui/link-list';
import { Quotation } from '../../ui/quotation';
import { HiddenHeading } from '../../ui/section-header';
import { CaseFigure } from './case-figure';
import { CaseStrips } from './case-strips';

/** Renders a band with a quote and the figure of the first case, and the other cases as strips under it. */
export function Proof({ block }: { block: BlockDataOf<'proof'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [first, ...others] = block.cases;
  const hasMore = others.length > 0 || block.links !== undefined;
  return (
    <section {...sectionAttributes(block, titleId)} data-ground={hasMore ? 'page' : undefined}>
      <HiddenHeading id={titleId}>{t('frame.proof.title')}</HiddenHeading>
      <Band data-tone={block.tone} data-drawing={block.drawing && ''}>
        {block.drawing && (
          <Plate data-screen-only>
            <Drawing src={block.drawing} />
          </Plate>
        )}
        <Container>
          <Row data-drawing={block.drawing && ''}>
            {block.quote && <Quotation {...block.quote} />}
            {first && <CaseFigure item={first} isLarge={block.hasLargeFigure} />}
          </Row>
        </Container>
      </Band>
      {hasMore && (
        <Below>
          {others.length > 0 && <CaseStrips items={others} />}
          {block.links && <Links links={block.links} linkAs={ArrowLink} />}
        </Below>
      )}
    </section>
  );
}

const Band = styled.div`
  --accent: currentColor;
  display: grid;
  padding-block: clamp(48px, 6vw, 96px);
  &:not([data-drawing]) > * {
    inline-size: 100%; /* without a quote nothing inside is as wide as the page */
  }
  background: var(--plate);
  color: var(--on-plate);
  /* a light band would glare in the dark */
  @media (prefers-color-scheme: light) {
    &[data-tone='light'] {
      background: var(--light);
      color: var(--band);
    }
  }
  &[data-tone='night'] {
    background: var(--band);
    color: var(--band-text);
    --seal: var(--plate);
    dd {
      color: var(--band-accent);
    }
  }
  @media (forced-colors: active), print {
    border-block: 1px solid var(--line);
  }
  /* the drawing bleeds off the edge, the text ends with the column */
  &[data-drawing] {
    padding-block: 0;
    @media (--wide) {
      grid-template-columns: 42% minmax(0, 1fr);
      > :last-child {
        margin: 0;
        padding-block: clamp(48px, 6vw, 96px);
        padding-inline: clamp(32px, 4.2vw, 80px) var(--edge);
      }
    }
    @media (--narrow) {
      padding-block-end: 48px;
    }
  }
`;

const Plate = styled.div`
  position: relative;
  min-block-size: clamp(270px, 44vw, 660px);
  picture {
    position: absolute;
    inset: 0;
  }
  @media (--narrow) {
    min-block-size: 62vw;
    margin-block-end: 32px;
  }
`;

const Row = styled(Grid)`
  gap: 40px 20px;
  grid-auto-flow: dense; /* the figure is before the quote */
  align-items: end;
  block-size: 100%;
  > figure {
    grid-column: 6 / -1;
  }
  > div {
    grid-column: 1 / span 5;
  }
  &[data-drawing] > * {
    grid-column: 1 / -1;
  }
  /* without a quote the name of the case is beside its figure */
  &:not([data-drawing]) > div:only-child {
    grid-column: 1 / -1;
    @media (--wide) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: 20px;
      dl {
        grid-row: 1 / span 2;
      }
      p {
        align-self: end;
      }
      a {
        align-self: start;
        font-size: var(--type-lead);
      }
    }
  }
`;

const Below = styled(Container)`
  padding-block: clamp(28px, 4vw, 56px) var(--space-section);
`;

const Links = styled(LinkList)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 40px;
  margin-block-start: 28px;
`;
