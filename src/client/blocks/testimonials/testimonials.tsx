import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { TitledSection } from '../../ui/block-section';
import { Cards } from '../../ui/layout';
import { Quotation } from '../../ui/quotation';
import { Result } from '../../ui/result';

/** Renders testimonials as cards in the colors of the section, beside the results of their cases: the first large, the others side by side. */
export function Testimonials({ block }: { block: BlockDataOf<'testimonials'> }) {
  return (
    <TitledSection block={block} hidden>
      <Cards>
        {block.items.map(({ case: about, ...item }, index) => (
          <Card key={index} data-first={index === 0 || undefined}>
            <Quotation {...item}>{about && <ArrowLink link={about} />}</Quotation>
            {about?.result && <Result {...about.result} />}
          </Card>
        ))}
      </Cards>
    </TitledSection>
  );
}

const Card = styled.div`
  --accent: currentColor;
  --figure: calc(var(--type-h2) * 1.4);
  --result-label: var(--label);
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 32px;
  padding: clamp(24px, 3vw, 44px);
  background: var(--plate);
  color: var(--on-plate);
  &[data-first] {
    flex-basis: 100%;
    @media (--wide) {
      --figure: clamp(6rem, 4rem + 6vw, 11rem);
      grid-template: auto / minmax(0, 1fr) minmax(auto, 26%);
      align-items: end;
    }
  }
  &:not([data-first]) {
    figure {
      --voice-size: clamp(1.5rem, 1.2rem + 1vw, 2.25rem);
    }
    /* light cards would glare in the dark */
    @media (prefers-color-scheme: light) {
      background: var(--light);
      color: var(--band);
    }
  }
`;
