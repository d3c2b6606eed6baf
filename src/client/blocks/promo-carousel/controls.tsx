import { useRef, type Dispatch, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SvgIcon } from '../../ui/icons/svg-icon';
import { Arrow } from '../../ui/icons/ui-icons';
import { useHydrated } from '../../browser/use-hydrated';
import type { RotationEvent } from './rotation';
import { isRightToLeft } from './use-swipe';

interface ControlsProps {
  ids: readonly string[];
  index: number;
  playing: boolean;
  /** Whether a transition runs; presses are ignored meanwhile. */
  busy: boolean;
  dispatch: Dispatch<RotationEvent>;
}

/**
 * Renders previous, pause, next and a dot for each offer. The buttons need script and are hidden until it runs; the dots are
 * links, which lead to the offers without it.
 */
export function Controls({ ids, index, playing, busy, dispatch }: ControlsProps) {
  const { t } = useTranslation();
  const count = ids.length;
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
    if (!busy && isDot) dots.current?.querySelectorAll('a')[next]?.focus();
  };

  return (
    <Strip data-screen-only>
      <Row onKeyDown={turnWithKeys}>
        <Steps hidden={!hydrated}>
          <Step aria-label={t('frame.carousel.previous')} onClick={() => dispatch({ type: 'step', by: -1 })}>
            <Arrow back />
          </Step>
          <Step
            aria-label={t(playing ? 'frame.carousel.pause' : 'frame.carousel.play')}
            onClick={() => dispatch({ type: playing ? 'pause' : 'play' })}
          >
            <Solid path={playing ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4l12 8-12 8z'} />
          </Step>
          <Step aria-label={t('frame.carousel.next')} onClick={() => dispatch({ type: 'step', by: 1 })}>
            <Arrow />
          </Step>
        </Steps>
        <Dots ref={dots}>
          {ids.map((id, dot) => (
            <Dot
              key={id}
              href={`#${id}`}
              aria-label={t('frame.carousel.show', { number: dot + 1, total: count })}
              aria-current={dot === index ? 'true' : undefined}
              tabIndex={hydrated && dot !== index ? -1 : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                dispatch({ type: 'show', index: dot });
              }}
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
  /* too narrow for twelve dots: they move to a separate row above */
  @container (max-width: 451px) {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-inline: 10px;
  }
`;

/* They keep their space while they are hidden: the card above does not move when they appear. Without script they never do. */
const Steps = styled.div`
  display: contents;
  &[hidden] {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Step = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 56px;
  svg {
    inline-size: 18px;
  }
  &:hover {
    color: var(--highlight);
  }
`;

const Solid = styled(SvgIcon)`
  fill: currentColor;
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

const Dot = styled.a`
  display: grid;
  place-items: center;
  flex: none;
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
