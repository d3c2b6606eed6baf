import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { useRef, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SvgIcon } from '../../ui/icons/svg-icon';
import { Arrow } from '../../ui/icons/ui-icons';
import { useHydrated } from '../../ui/use-hydrated';
import type { RotationEvent } from './rotation';
import { isRightToLeft } from './use-swipe';

interface ControlsProps {
  count: number;
  index: number;
  playing: boolean;
  /** Whether a transition runs; presses are ignored meanwhile. */
  busy: boolean;
  dispatch: Dispatch<RotationEvent>;
}

/** Renders previous, pause, next and a dot for each offer. The buttons need script and are hidden until it runs. */
export function Controls({ count, index, playing, busy, dispatch }: ControlsProps) {
  const { t } = useTranslation();
  const dots = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  const turnWithKeys = (event: KeyboardEvent<HTMLElement>) => {
    const isDot = dots.current?.contains(document.activeElement);
    const by = stepOf(event);
    const end = isDot && { Home: 0, End: count - 1 }[event.key];
    const next = by === undefined ? end : (index + by + count) % count;
    if (typeof next !== 'number' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    dispatch(by === undefined ? { type: 'show', index: next } : { type: 'step', by });
    // The focus follows the current dot, the only one in the order of tabs.
    if (!busy && isDot) dots.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Strip data-screen-only>
      <Row hidden={!hydrated} onKeyDown={turnWithKeys}>
        <Step aria-label={t('frame.carousel.previous')} onClick={() => dispatch({ type: 'step', by: -1 })}>
          <Arrow back />
        </Step>
        <Step
          aria-label={t(playing ? 'frame.carousel.pause' : 'frame.carousel.play')}
          onClick={() => dispatch({ type: playing ? 'pause' : 'play' })}
        >
          <SvgIcon drawing={playing ? Pause : Play} solid />
        </Step>
        <Step aria-label={t('frame.carousel.next')} onClick={() => dispatch({ type: 'step', by: 1 })}>
          <Arrow />
        </Step>
        <Dots ref={dots}>
          {Array.from({ length: count }, (_, dot) => (
            <Dot
              key={dot}
              aria-label={t('frame.carousel.show', { number: dot + 1, total: count })}
              aria-current={dot === index ? 'true' : undefined}
              tabIndex={dot === index ? undefined : -1}
              onClick={() => dispatch({ type: 'show', index: dot })}
            />
          ))}
        </Dots>
      </Row>
    </Strip>
  );
}

/** Returns the step of an arrow key in reading direction: 1 for the next offer, -1 for the previous one. */
function stepOf(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  const nextKey = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  return event.key === nextKey ? 1 : -1;
}

/** Keeps its space while the buttons are hidden: the card above does not move when they appear. */
const Strip = styled.div`
  background: var(--band);
  color: var(--band-text);
  /* in dark mode the background has the same colour */
  box-shadow: 0 0 0 1px var(--band-line);
  --outline: var(--highlight);
  --outline-offset: -4px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  padding-inline: 8px;
  &[hidden] {
    visibility: hidden;
  }
  /* too narrow for twelve dots: they move to a separate row above */
  @container (max-width: 451px) {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-inline: 10px;
  }
`;

const Press = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  flex: none;
`;

const Step = styled(Press)`
  inline-size: 44px;
  block-size: 56px;
  svg {
    inline-size: 18px;
  }
  &:hover {
    color: var(--highlight);
  }
`;

const Dots = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: flex-end;
  @container (max-width: 451px) {
    flex: 1 1 100%;
    order: -1;
    justify-content: space-between;
  }
`;

const Dot = styled(Press)`
  inline-size: 24px;
  block-size: 44px;
  &::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    background: var(--band-muted);
    transition: rotate var(--slide) var(--ease);
  }
  &:hover::before {
    background: currentColor;
  }
  &[aria-current]::before {
    scale: 1.375;
    rotate: 45deg;
    background: var(--highlight);
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
  @container (max-width: 451px) {
    flex: 1 1 24px;
  }
`;
