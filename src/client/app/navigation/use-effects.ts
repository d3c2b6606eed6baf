import { useEffect, useRef } from 'react';
import { whenIdle } from '../../browser/when-idle';
import type { startEffects } from '../../effects/effects';
import type { EffectNumbers, PageData } from '../../../site/page-data.types';

/** Imports the effects when the browser is idle, and applies them to each rendered page. */
export function useEffects(numbers: EffectNumbers, page: PageData) {
  const effects = useRef<ReturnType<typeof startEffects>>(undefined);

  useEffect(() => {
    let unmounted = false;
    const importEffects = () =>
      void import('../../effects/effects').then(
        ({ startEffects }) => {
          if (!unmounted) effects.current = startEffects(numbers);
        },
        () => undefined, // The page works without effects.
      );
    const cancel = whenIdle(importEffects);
    return () => {
      unmounted = true;
      cancel();
      effects.current?.stop();
    };
  }, [numbers]);

  useEffect(() => effects.current?.page(), [page]);
}
