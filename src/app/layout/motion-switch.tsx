import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lastingStore } from '../../browser/storage';

/**
 * Stops every movement of the site, and remembers it. It needs script, so it is hidden until it works,
 * and where the visitor's system has stopped all movement already.
 */
export function MotionSwitch() {
  const { t } = useTranslation();
  const [on, setOn] = useState<boolean>();

  useEffect(() => setOn(lastingStore.read('motion') !== 'off'), []);
  useEffect(() => {
    if (on === undefined) return;
    if (on) delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = 'off';
  }, [on]);

  const toggle = () => {
    lastingStore.write('motion', on ? 'off' : null);
    setOn(!on);
  };
  return (
    <Switch type="button" role="switch" aria-checked={on ?? true} hidden={on === undefined} onClick={toggle}>
      <span />
      {t('frame.motion.switch')}
    </Switch>
  );
}

/* A square slides to the end and turns 45° when it is on. */
const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-block-size: var(--target);
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
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
      translate var(--hover),
      rotate var(--hover);
  }
  &[aria-checked='true'] > span::before {
    translate: 20px 0;
    rotate: 45deg;
    background: var(--safran);
  }
  :dir(rtl) &[aria-checked='true'] > span::before {
    translate: -20px 0;
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
