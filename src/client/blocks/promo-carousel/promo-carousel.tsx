import { useId, useMemo, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { HiddenHeading } from '../../ui/section-header';
import { Wall } from '../../ui/wall';
import { Ad } from './ad';
import { Controls } from './controls';
import { isPlaying, isRunning, type Area } from './rotation';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

/** Renders the rotating offers on the tiling. Without script it shows the first one, and another one when its dot is followed. */
export function PromoCarousel({ block }: { block: BlockDataOf<'promo-carousel'> }) {
  const { t } = useTranslation();
  const { ads } = block;
  const title = useId();
  const ids = useMemo(() => ads.map(({ id }) => `${title}-${id}`), [ads, title]);
  const [rotation, dispatch] = useRotation(block, ids);
  const section = ads[rotation.index]?.section;
  const swipe = useSwipe((by) => dispatch({ type: 'step', by }));

  /** Returns the handlers of a part that holds the rotation while it has the pointer or the focus. */
  const holdHandlers = (area: Area) => ({
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType !== 'touch' && dispatch({ type: 'pointer', area }),
    onPointerLeave: () => dispatch({ type: 'pointer', area: 'outside' }),
    onFocus: () => dispatch({ type: 'focus', area }),
    onBlur: (event: FocusEvent) =>
      event.currentTarget.contains(event.relatedTarget) || dispatch({ type: 'focus', area: 'outside' }),
  });

  return (
    <Tiling data-effect="particles" id={block.id} data-section={block.section} data-column={block.column}>
      <Wall name="home" />
      <Glaze aria-hidden="true" data-section={section} hidden={section === block.wall} />
      <Carousel
        role="group"
        aria-roledescription={t('frame.carousel.role')}
        aria-labelledby={title}
        data-tilt={block.tilt}
      >
        <HiddenHeading id={title}>{block.label}</HiddenHeading>
        <Card
          {...holdHandlers('offer')}
          {...swipe}
          data-effect="tilt"
          data-turning={rotation.transitioning || undefined}
          aria-live={isRunning(rotation) ? 'off' : 'polite'}
        >
          {ads.map((ad, index) => (
            <Ad
              key={ad.id}
              id={ids[index]}
              ad={ad}
              shown={index === rotation.index}
              position={t('frame.carousel.position', { number: index + 1, total: ads.length })}
            />
          ))}
        </Card>
        {ads.length > 1 && (
          <div {...holdHandlers('controls')}>
            <Controls
              ids={ids}
              index={rotation.index}
              playing={isPlaying(rotation)}
              busy={rotation.transitioning}
              dispatch={dispatch}
            />
          </div>
        )}
      </Carousel>
    </Tiling>
  );
}

const Tiling = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: end;
  /* the buttons are on the first screen of a low window, too */
  min-block-size: clamp(560px, 100svh - 80px, max(680px, 43vw));
  background-color: var(--wall-ground);
  @media (--wide) {
    padding-block-start: 60px; /* free for a suggested language */
    &:not([data-column='end']) {
      padding-inline-start: var(--edge);
    }
  }
  @media (--narrow) {
    min-block-size: 0;
    padding-block-start: 150px;
  }
  @media print {
    padding-block-start: 0;
  }
`;

/*
 * The stars of the wall have the color of the offer. That of the first one is in the drawing itself, so that opening the
 * page paints no second layer. The color changes at once, with the offer: each step of a fade would be painted anew.
 */
const Glaze = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  background: var(--plate);
  mask: var(--wall-glaze) 100% 100% / cover no-repeat;
  opacity: 0.92; /* the shades of the tiles below stay visible */
  &:dir(rtl) {
    scale: -1 1;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

const Carousel = styled.div`
  container-type: inline-size;
  position: relative;
  inline-size: min(452px, 92%);
  transform-origin: bottom; /* it stands on the edge of the wall */
  @media (--wide) {
    [data-column='end'] > & {
      margin-inline-start: -56px;
    }
  }
  @media (--narrow) {
    inline-size: min(100%, 600px);
  }
`;

/** All offers are stacked on one card and share its two rows, so that neither its bottom nor the line above the price jumps. */
const Card = styled.div`
  display: grid;
  overflow: clip;
  touch-action: pan-y;
  background: var(--card);
  border-start-end-radius: var(--cut);
  > * {
    grid-area: 1 / 1 / span 2;
  }
  @media (--small) {
    margin-inline-end: var(--space-gutter);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
