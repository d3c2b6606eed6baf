import styled from 'styled-components';

/** Parts of a hero that belong together, one below the other. */
export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gap);
`;

/** All parts one below the other, with the distances of every look that sets no other. */
const Stack = styled(Group)`
  --gap: 24px;
  --below-breadcrumbs: 10px; /* 34 px to the headline: the end column aligns with it */
  --headline: var(--type-h1);
  padding: 20px var(--edge) 48px;
  h1 {
    font-size: var(--headline);
  }
  @media (--narrow) {
    --gap: 20px;
    --below-breadcrumbs: -8px;
    padding-block: 8px 36px;
  }
`;

/** A plain headline: questions, legal texts, contact, site map. In a column it fills the column. */
export const Plain = styled(Stack)`
  &[data-column] {
    padding: 0;
    @media (--wide) {
      --headline: min(var(--type-h1-narrow), 12cqi);
    }
  }
`;

/** The text of the home page's first screen. The tiling and the offers next to it belong to the carousel. */
export const Home = styled(Stack)`
  flex: 1;
  justify-content: center;
  padding-block: clamp(40px, 5vw, 72px) clamp(36px, 4.5vw, 64px);
  @media (--wide) {
    --gap: 28px;
    /* next to the tiling the headline has little more than half a screen */
    --headline: min(var(--type-h1), 5.6cqi * var(--titles));
    padding-inline-end: 96px;
  }
`;

/** The drawing from edge to edge at the end, `--beside` wide, and the rest beside it; on a phone below, if it stands upright. */
export const BesidePlate = styled(Stack)`
  position: relative;
  @media (--wide) {
    --gap: 28px;
    padding-inline-end: calc(var(--beside) + 24px);
    > [data-cover] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: var(--beside);
    }
  }
  @media (--narrow) {
    > [data-cover] {
      order: 1;
      @media (min-height: 30.01em) {
        order: -1;
        margin-block: -8px -12px;
      }
    }
  }
`;

/** The text of a service beside the drawing of its subject. The block "pricing" below it shows the offer. */
export const Price = styled(BesidePlate)`
  @media (--wide) {
    --below-breadcrumbs: auto;
    --beside: 52cqi;
    /* beside the drawing the longest word has less than half a screen */
    --headline: min(var(--type-h1) * 0.86, (48cqi - var(--edge) - 32px) / 7);
    min-block-size: clamp(520px, 43cqi, 800px); /* the price begins on the first screen */
    /* as much space below the text as between it and the breadcrumbs */
    &::after {
      content: '';
      margin-block-start: auto;
    }
  }
`;

/** A wide headline in nine of twelve columns, and a group at its bottom in the last three; all other parts are across both. */
export const Columns = styled(Stack)`
  padding-block-end: clamp(36px, 4vw, 64px);
  &:not(:has(nav)) {
    padding-block-start: clamp(36px, 5vw, 64px);
  }
  @media (--wide) {
    /* so many words per line on every screen, clear of the group beside them; lower in a low window */
    --headline: min(var(--type-h1), (100cqi - 2 * var(--edge)) * 0.07, 10.5svh * var(--titles));
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(25% - 15px);
    column-gap: 40px;
    align-items: end;
    > :not(div) {
      grid-column: 1 / -1;
    }
    > nav {
      padding-inline-end: 15rem; /* free for a suggested language */
    }
  }
`;

/** A headline across both columns, then the drawing of the subject beside the lead, the offer, the buttons and the facts. */
export const Dossier = styled(Columns)`
  padding-block-end: 0;
  @media (--wide) {
    --below-breadcrumbs: -8px; /* the button is on the first screen */
    grid-template-columns: calc(66cqi - var(--edge)) minmax(0, 1fr);
    align-items: stretch;
    > [data-cover] {
      min-block-size: clamp(480px, 42cqi, 820px);
      margin-inline-start: calc(-1 * var(--edge));
    }
    [data-actions] > * {
      flex: auto;
      padding-inline: 12px; /* both have room beside each other */
    }
  }
  /* the bar has the price: the button is on the first screen */
  @media (--phone) {
    > div > :first-child {
      order: -2;
    }
    [data-actions] {
      order: -1;
    }
  }
`;
