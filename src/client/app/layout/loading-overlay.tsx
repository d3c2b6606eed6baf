import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { defaultSection } from '../../../site/section';
import { Star } from '../../ui/icons/ui-icons';
import { Plan } from '../../ui/plan/plan';

/**
 * Covers the page while the next one loads. The status element is always present and empty, because a screen reader
 * announces only changes in an existing live region.
 */
export function LoadingOverlay({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {active && (
        <Cover data-covering data-screen-only>
          <Plan plan={emptyPlan} />
          <p>
            <Star />
            {t('frame.overlay.loading')}
          </p>
        </Cover>
      )}
    </div>
  );
}

/** A drawing without filled petals. */
const emptyPlan = { section: defaultSection, petals: 8, laid: [] };

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

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 4; /* below the header, which stays */
  display: grid;
  align-content: end;
  padding-inline: var(--edge);
  padding-block-end: 64px;
  background: var(--page);
  overflow: hidden;
  > svg {
    position: absolute;
    inline-size: min(120vh, 150vw);
    inset-inline-end: -12vw;
    inset-block-start: -12vh;
    color: var(--accent);
  }
  p {
    position: relative;
    display: flex;
    align-items: center;
    gap: 20px;
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
  @media (--desk) and (max-width: 80em) {
    > svg {
      inline-size: 104vh;
    }
  }
  @media (--compact) {
    > svg {
      inline-size: min(110vw, 80vh);
      inset-block-start: -10vh;
    }
  }
`;
