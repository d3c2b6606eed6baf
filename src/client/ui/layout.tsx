import styled from 'styled-components';

/** The content width of the site, with its gutters. */
export const Container = styled.div`
  max-inline-size: var(--space-width);
  margin-inline: auto;
  padding-inline: var(--space-gutter);
`;

/** A root as wide as the screen without its scrollbar, so that the text inside aligns with the content below. */
export const Screen = styled.div`
  container-type: inline-size;
  > * {
    --edge: max(var(--space-gutter), calc((100cqi - var(--space-width)) / 2 + var(--space-gutter)));
  }
`;

/** A section of a page, with its padding above and below. */
export const Section = styled.section`
  padding-block: var(--space-section);
  /* between two sections on the same background, or under a headline, the padding collapses */
  :is([data-ground='page'], [data-hero='plain']) + &[data-ground='page'] {
    padding-block-start: 0;
  }
  [data-hero='header'] + &[data-ground='page'] {
    padding-block-start: 40px;
  }
`;

/** A section on the background of a card. */
export const CardSection = styled(Section).attrs({ 'data-ground': 'card' } as object)`
  background: var(--card);
`;

/** A grid of twelve columns. Below 900 px the columns stay, and children span all of them. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 20px;
  @media (--narrow) {
    > * {
      grid-column: 1 / -1 !important; /* whatever columns they have on a wide screen */
    }
  }
`;

/** Cards that share the width of their row, each at least `--share` wide; they have a border where backgrounds are missing. */
export const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  > * {
    flex: 1 1 var(--share, 40%);
    border-start-end-radius: var(--cut);
    @media (--narrow) {
      flex-basis: 100%;
    }
    @media (forced-colors: active), print {
      border: 1px solid var(--line);
    }
  }
`;

/** An introductory sentence in a larger size. */
export const Lead = styled.p`
  font-size: var(--type-lead);
  color: var(--muted);
  max-inline-size: 31em;
  text-wrap: balance;
`;
