import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lastingStore } from '../../browser/storage';

/**
 * Turns the animations of the site off and on, and stores the choice. It needs script, so it is hidden until it works. It
 * is also hidden when the visitor's system has turned off animations.
 */
export function MotionSwitch() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState<boolean>();

  useEffect(() => setOn(lastingStore.read('motion') !== 'off'), []);
  useEffect(() => {
    if (isOn === undefined) return;
    if (isOn) delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = 'off';
  }, [isOn]);

  const toggle = () => {
    lastingStore.write('motion', isOn ? 'off' : null);
    setOn(!isOn);
  };
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={isOn ?? true}
      hidden={isOn === undefined}
      onClick={toggle}
    >
      <span />
      {t('frame.motion.switch')}
    </Switch>
  );
}

/* When it is on, the square slides to the end and turns by 45°. */
const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  &[hidden] {
    display: none;
  }
  > span {
    position: relative;
    inline-size: 46px;
    block-size: 24px;
    box-shadow: inset 0 0 0 1.5px var(--band-muted);
  }
  > span::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 7px;
    inline-size: 12px;
    block-size: 12px;
    background: var(--band-muted);
    transition:
      inset-inline-start var(--hover),
      rotate var(--hover);
  }
  &[aria-checked='true'] > span::before {
    inset-inline-start: 27px;
    rotate: 45deg;
    background: var(--highlight);
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  @media (forced-colors: active) {
    > span {
      border: 1.5px solid CanvasText;
    }
    > span::before,
    &[aria-checked='true'] > span::before {
      background: CanvasText;
    }
  }
`;
