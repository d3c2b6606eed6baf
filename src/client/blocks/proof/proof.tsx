import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { Container, Grid } from '../../ui/layout';
import { LinkList } from '../../ui/link-list';
import { Quotation } from '../../ui/quotation';
import { Result } from '../../ui/result';
import { HiddenHeading } from '../../ui/section-header';
import { CaseStrips } from './case-strips';
import { Plate, PlatePair } from './plate';

/** Renders a band with the result of the first case and what its client says, and the other cases as strips under it. */
export function Proof({ block }: { block: BlockDataOf<'proof'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { quote, pair, drawing } = block;
  const [first, ...others] = block.cases;
  const hasMore = others.length > 0 || block.links !== undefined;
  const scene = pair ? <PlatePair src={pair} /> : drawing && <Drawing src={drawing} />;
  return (
    <section {...sectionAttributes(block, titleId)} data-ground={hasMore ? 'page' : 'band'}>
      <HiddenHeading id={titleId}>{t('frame.proof.title')}</HiddenHeading>
      <Band data-tone={block.tone} data-drawing={scene && ''}>
        {scene && (
          <Plate as="div" data-section={first?.section}>
            {scene}
          </Plate>
        )}
        <Container>
          <Row data-drawing={scene && ''}>
            {quote && <Quotation {...quote} />}
            {first && (
              <div>
                {first.result && <Result {...first.result} />}
                {!quote && first.category && <FormattedText as="p">{first.category}</FormattedText>}
                <ArrowLink link={{ label: first.name, href: first.href }} />
              </div>
            )}
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
  --figure: var(--type-figure-large, clamp(7rem, 4.9rem + 8.6vw, 13.75rem));
  display: grid;
  padding-block: clamp(48px, 6vw, 96px);
  > * {
    inline-size: 100%; /* without a quote nothing inside is as wide as the page */
  }
  background: var(--plate);
  color: var(--on-plate);
  /* the page has another large area, and may have a giant figure; a light band would glare in the dark */
  &[data-tone='light'] {
    --figure: clamp(4.5rem, 3.5rem + 4.2vw, 8rem);
    @media (prefers-color-scheme: light) {
      background: var(--light);
      color: var(--band);
    }
  }
  &[data-tone='night'] {
    --seal: var(--plate);
    --result-arrow: var(--highlight);
    background: var(--band);
    color: var(--band-text);
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
      figure {
        --voice-size: clamp(1.875rem, 1rem + 2.4vw, 3.75rem);
      }
      > :last-child {
        margin: 0;
        padding-block: clamp(48px, 5vw, 88px);
        padding-inline: clamp(32px, 4.2vw, 80px) var(--edge);
      }
    }
    @media (--narrow) {
      padding-block-end: 48px;
    }
  }
`;

const Row = styled(Grid)`
  gap: 40px 20px;
  grid-auto-flow: dense; /* the result is before the quote */
  align-items: end;
  align-content: space-between;
  block-size: 100%;
  > figure {
    grid-column: 6 / -1;
  }
  > div {
    grid-column: 1 / span 5;
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  &[data-drawing] > *,
  > div:only-child {
    grid-column: 1 / -1;
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
