import { useEffect, useId, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { FormattedText } from '../../ui/phrase';
import { Ad } from './ad';
import { Controls } from './controls';
import { isPlaying, isRunning, type Place } from './rotation';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

/** The rotating offers, on the tiled wall. Without script the first one stands there. */
export function PromoCarousel({ block }: { block: BlockDataOf<'promo-carousel'> }) {
  const { t } = useTranslation();
  const { ads, interval, transition } = block;
  const [rotation, happen] = useRotation({ count: ads.length, interval, transition });
  const swipe = useSwipe((by) => happen({ type: 'step', by }));
  const title = useId();
  const frame = useRef<HTMLDivElement>(null);

  // not in the HTML: the security policy allows no style attribute there
  useEffect(() => frame.current?.style.setProperty('--transition', `${transition}ms`), [transition]);

  /** The pointer or the focus on one part holds the offers. */
  const holding = (place: Place) => ({
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType !== 'touch' && happen({ type: 'pointer', place }),
    onPointerLeave: () => happen({ type: 'pointer', place: 'outside' }),
    onFocus: () => happen({ type: 'focus', place }),
    onBlur: (event: FocusEvent) =>
      event.currentTarget.contains(event.relatedTarget) || happen({ type: 'focus', place: 'outside' }),
  });

  return (
    <Wall data-effect="particles" id={block.id} data-section={block.section} data-column={block.column}>
      <Frame ref={frame} role="group" aria-roledescription={t('frame.carousel.role')} aria-labelledby={title}>
        <h2 id={title} className="visually-hidden">
          <FormattedText>{block.label}</FormattedText>
        </h2>
        <Sheet
          data-effect="tilt"
          data-tilt={block.tilt}
          {...holding('offer')}
          {...swipe}
          aria-live={isRunning(rotation) ? 'off' : 'polite'}
        >
          {ads.map((ad, index) => (
            <Ad
              key={ad.id}
              ad={ad}
              shown={index === rotation.index}
              position={t('frame.carousel.position', { number: index + 1, count: ads.length })}
            />
          ))}
        </Sheet>
        {ads.length > 1 && (
          <div {...holding('controls')}>
            <Controls
              count={ads.length}
              index={rotation.index}
              playing={isPlaying(rotation)}
              busy={rotation.transitioning}
              happen={happen}
            />
          </div>
        )}
      </Frame>
    </Wall>
  );
}

const Wall = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  min-block-size: 680px;
  block-size: 100%;
  padding-inline-start: var(--edge);
  background-color: var(--nuit);
  &[data-column='end'] {
    padding-inline-start: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--wall) 100% 100% / cover no-repeat;
  }
  &:dir(rtl)::before {
    scale: -1 1;
  }
  @media (max-width: 56.25em) {
    min-block-size: 0;
    padding-block-start: 150px;
    padding-inline-start: 0;
  }
`;

const Frame = styled.div`
  container-type: inline-size;
  position: relative;
  inline-size: min(452px, 92%);
  [data-column='end'] > & {
    margin-inline-start: -56px;
  }
  @media (max-width: 56.25em) {
    inline-size: min(100%, 600px);
    [data-column='end'] > & {
      margin-inline-start: 0;
    }
  }
`;

/** All offers lie on the one sheet and share its two rows, so that neither its foot nor the rule over the price jumps. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  touch-action: pan-y;
  background: var(--card);
  color: var(--text);
  border-start-end-radius: var(--cut);
  corner-shape: bevel;
  box-shadow: var(--shadow);
  > * {
    grid-area: 1 / 1 / span 2;
  }
  @media (max-width: 37.5em) {
    margin-inline-end: var(--gutter);
  }
`;
