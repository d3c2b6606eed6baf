import { useId } from 'react';
import styled from 'styled-components';
import { Grid } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { CaseText, type CaseData } from './case-parts';

/** Renders one wide row per project. The picture has two thirds, alternately at the start and at the end. */
export function ProjectRows({ items }: { items: CaseData[] }) {
  return items.map((item) => <ProjectRow key={item.id} item={item} />);
}

function ProjectRow({ item }: { item: CaseData }) {
  const nameId = useId();
  return (
    <Row as="article" data-effect="reveal" id={item.id} aria-labelledby={nameId}>
      <PictureBox>
        {item.picture && <Picture picture={item.picture} sizes="(max-width: 900px) 100vw, 66vw" />}
      </PictureBox>
      <Text>
        <CaseText item={item} nameId={nameId} />
      </Text>
    </Row>
  );
}

const PictureBox = styled.div`
  grid-column: 1 / span 8;
  align-self: start;
  aspect-ratio: 19 / 13; /* that of the drawn pictures: none is cropped */
  position: relative;
  overflow: hidden;
  background: var(--plate);
  border-start-end-radius: var(--cut);
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* a pale picture stays visible against the page */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid color-mix(in srgb, var(--plate) 45%, transparent);
    border-start-end-radius: inherit;
  }
`;

const Text = styled.div`
  grid-column: 9 / -1;
  padding-inline-start: 28px;
  display: flex;
  flex-direction: column;
  gap: 16px;
  > h3 {
    font-size: var(--type-h2);
    line-height: var(--leading-display);
  }
  > h3 + p {
    color: var(--muted);
    max-inline-size: var(--measure);
  }
`;

const Row = styled(Grid)`
  grid-auto-flow: dense; /* the text may be before the picture */
  padding-block-start: 20px;
  border-block-start: 1.5px solid var(--rule);
  & + & {
    margin-block-start: 88px;
  }
  /* the figures above end with a rule */
  &:first-of-type {
    padding-block-start: 0;
    border: 0;
  }
  @media (--wide) {
    &:nth-of-type(even) > ${PictureBox} {
      grid-column: 5 / -1;
    }
    &:nth-of-type(even) > ${Text} {
      grid-column: 1 / span 4;
      padding-inline: 0 28px;
    }
  }
  @media (--narrow) {
    & + & {
      margin-block-start: 56px;
    }
    > ${Text} {
      padding-block-start: 20px;
      padding-inline: 0;
    }
  }
  /* the name and its facts next to the description */
  @media (min-width: 37.5em) and (--narrow) {
    > ${Text} {
      display: grid;
      grid-template-columns: 5fr 7fr;
      grid-template-rows: repeat(3, auto) 1fr auto;
      gap: 12px 28px;
      align-items: start;
      > * {
        grid-column: 1;
      }
      > h3 + p {
        grid-area: 1 / 2 / span 4;
      }
      > dl {
        grid-area: 5 / 2;
      }
      > dl + p {
        grid-row: 4 / span 2;
      }
    }
  }
`;
