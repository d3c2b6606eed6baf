import styled from 'styled-components';

/** The offer and the facts of a service in rows, each under a rule; on a phone after the button. */
export const Terms = styled.div`
  > div {
    padding-block: 12px 14px;
    border-block-start: 1px solid var(--line);
  }
  dd {
    font: 500 var(--type-label) / max(1.4, var(--leading) - 0.2) var(--body);
  }
  @media (--narrow) {
    order: 1;
  }
  /* with large text on a phone the label is above the amount */
  @media (--narrow) and (width >= 22.5em) {
    > div {
      /* the label gives way to a long amount */
      grid-template-columns: minmax(0, max(min(6.5rem, 40%), 22%)) minmax(min-content, 1fr);
    }
    > div > * {
      grid-column: 2;
    }
    > div > p:first-child {
      grid-area: 1 / 1 / span 2;
    }
  }
`;
