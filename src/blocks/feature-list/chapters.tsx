import styled from 'styled-components';
import { Band, Grid, Head, Lead, Wrap } from '../../ui/layout';
import { Phrase } from '../../ui/phrase';
import type { FeatureListProps } from './feature-list';

/** Ruled chapters that alternate between 5/7 and 7/5; the last one is laid: it stands on a plate. */
export function Chapters({ block, heading }: FeatureListProps) {
  return (
    <Band id={block.id} data-section={block.section} data-ground="page" aria-labelledby={heading}>
      <Wrap>
        <Head>
          <h2 id={heading}>
            <Phrase>{block.title}</Phrase>
          </h2>
          {block.lead && (
            <Lead>
              <Phrase>{block.lead}</Phrase>
            </Lead>
          )}
        </Head>
        {block.items.map((item) => (
          <Chapter key={item.title}>
            <h3>
              <Phrase>{item.title}</Phrase>
            </h3>
            <p>
              <Phrase>{item.text}</Phrase>
            </p>
          </Chapter>
        ))}
      </Wrap>
    </Band>
  );
}

const Chapter = styled(Grid)`
  row-gap: 14px;
  align-items: baseline;
  padding-block: 40px 64px;
  border-block-start: 1px solid var(--line);
  &:nth-child(2) {
    border-block-start: 1.5px solid var(--rule);
  }
  > h3 {
    grid-column: 1 / span 5;
    font-size: clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem);
  }
  > p {
    grid-column: 6 / -1;
    max-inline-size: 34em;
    font-size: var(--lead);
    color: var(--muted);
  }
  &:nth-child(odd) > h3 {
    grid-column: 1 / span 7;
  }
  &:nth-child(odd) > p {
    grid-column: 8 / -1;
  }
  &:last-child:not(:nth-child(-n + 3)) {
    padding: clamp(28px, 4vw, 52px);
    border: 0;
    background: var(--plate);
    color: var(--on-plate);
    border-start-end-radius: var(--cut);
    corner-shape: bevel;
    > p {
      color: var(--on-plate-muted);
    }
  }
  @media (max-width: 900px) {
    padding-block: 28px 36px;
    &:nth-child(n) > h3,
    &:nth-child(n) > p {
      grid-column: 1 / -1;
    }
  }
`;
