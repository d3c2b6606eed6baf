import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText, TextItems } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-header';

type PricingData = BlockDataOf<'pricing'>;

/** Renders what the price includes, as laid squares; its heading names the block. */
export function Included({ block, titleId }: { block: PricingData; titleId: string }) {
  return (
    <IncludedList>
      <SectionHeading id={titleId}>{block.title}</SectionHeading>
      <ul>
        {block.included.map(({ title, text }, index) => (
          <li key={index}>
            <FormattedText as="b">{title}</FormattedText>
            {text && <FormattedText as="p">{text}</FormattedText>}
          </li>
        ))}
      </ul>
    </IncludedList>
  );
}

/** Renders what the price does not include, as empty squares. */
export function Excluded({ excluded }: Pick<PricingData, 'excluded'>) {
  return (
    <ExcludedList>
      <FormattedText as="h3">{excluded.title}</FormattedText>
      <ul>
        <TextItems texts={excluded.items} />
      </ul>
    </ExcludedList>
  );
}

const List = styled.div`
  --pad: 13px;
  display: grid;
  grid-template-rows: subgrid;
  h2,
  h3 {
    align-self: end;
  }
  li {
    position: relative;
    padding-block: var(--pad);
    padding-inline-start: 30px;
    border-block-start: 1px solid var(--line);
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 3px;
    inset-block-start: calc(var(--pad) + 0.5lh - 6px); /* vertically centred on the first line */
  }
  @media (--narrow) {
    --pad: 10px;
    grid-template-rows: none;
    row-gap: 14px;
  }
`;

const IncludedList = styled(List)`
  grid-area: 1 / 1 / span 2 / span 4;
  li::before {
    border: 6px solid var(--accent); /* a border, unlike a background, is kept in forced colours */
    rotate: 45deg;
  }
  b {
    font-weight: 600;
  }
  p {
    font: var(--label);
    color: var(--muted);
  }
`;

const ExcludedList = styled(List)`
  grid-area: 1 / 5 / span 2 / span 3;
  padding-inline-end: 20px;
  li::before {
    inline-size: 12px;
    block-size: 12px;
    border: 1.5px solid var(--rule);
  }
  @media (--narrow) {
    padding-inline-end: 0;
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
      column-gap: 20px;
    }
  }
`;
