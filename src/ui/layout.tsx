import styled from 'styled-components';

/** The width of the site's column, with its gutters. */
export const Container = styled.div`
  max-inline-size: var(--wrap);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A stretch of a page, with the room above and below it. */
export const Section = styled.section`
  padding-block: var(--section);
  /* between two stretches on the same ground, or under a headline, the room counts once */
  :is([data-ground='page'], [data-hero='plain']) + &[data-ground='page'] {
    padding-block-start: 0;
  }
  [data-hero='header'] + &[data-ground='page'] {
    padding-block-start: 40px;
  }
`;

/** Twelve columns. Under 900 px they stay, and children span them all. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 20px;
`;

/** The head of a block: the heading at the start, a sentence at the end, never centred. */
export const SectionHeader = styled(Grid).attrs({ 'data-effect': 'reveal' } as object)`
  align-items: end;
  row-gap: 20px;
  margin-block-end: 56px;
  > h2 {
    grid-column: 1 / span 7;
  }
  > p {
    grid-column: 9 / -1;
  }
  @media (max-width: 56.25em) {
    margin-block-end: 36px;
    > h2,
    > p {
      grid-column: 1 / -1;
    }
  }
`;

/** A sentence in the larger size. */
export const Lead = styled.p`
  font-size: var(--lead);
  color: var(--muted);
  max-inline-size: 31em;
  text-wrap: balance;
`;
