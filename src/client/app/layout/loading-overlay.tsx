import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Star } from '../../ui/icons/ui-icons';
import { Plan } from '../../ui/plan/plan';

/**
 * Covers the page while the next one loads, in the colors of a section. The status element is always present and empty,
 * because a screen reader announces only changes in an existing live region.
 */
export function LoadingOverlay({ section }: { section: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {section !== undefined && (
        <Cover data-covering data-screen-only data-section={section}>
          <Plan plan={{ section, petals: 8, laid: [] }} />
          <p>
            <Star />
            {t('frame.overlay.loading')}
          </p>
        </Cover>
      )}
    </div>
  );
}

const unfold = keyframes`
  from {
    rotate: -45deg;
  }
`;

const turn = keyframes`
  to {
    rotate: 360deg;
  }
`;

/* Its parts are on the screen one by one: a drawing on its way to the next page (page-change.ts) is above all but the words. */
const Cover = styled.div`
  --ground: var(--page);
  &::before,
  > * {
    content: '';
    position: fixed;
    z-index: 4; /* below the header, which stays */
  }
  &::before {
    inset: 0;
    background: var(--ground);
  }
  > svg {
    inline-size: min(120vh, 150vw);
    inset-inline-end: -12vw;
    inset-block-start: -12vh;
    color: var(--accent);
    /* below the words, which would cut it */
    @media (aspect-ratio < 8 / 5) {
      inset-block-start: calc(var(--bar) + 128px);
    }
  }
  > p {
    z-index: 5;
    inset-inline-start: 0;
    inset-block-start: calc(var(--bar) + 24px); /* where the headline will be: no drawing lands there */
    display: flex;
    align-items: center;
    gap: 20px;
    padding: 20px 28px;
    padding-inline-start: var(--edge);
    background: var(--ground);
    font: var(--weight-display) var(--type-h2) / max(1.1, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
  }
  /* Two squares unfold to a star in the half second that the overlay is shown; then the star keeps turning. */
  p > svg {
    inline-size: 56px;
    fill: var(--fill);
    animation: ${turn} 4s linear infinite;
  }
  p > svg > path:last-child {
    animation: ${unfold} 500ms var(--ease);
  }
  /* With motion it is the plate from which the page is uncovered. */
  @media (prefers-reduced-motion: no-preference) {
    :root:not([data-motion='off']) & {
      --ground: var(--plate);
      --fill: currentColor;
      --accent: color-mix(in srgb, currentColor 55%, transparent);
      color: var(--on-plate);
    }
  }
`;
