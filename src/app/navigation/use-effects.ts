import { useEffect, useRef } from 'react';
import type { Effects } from '../../effects/effects';
import type { EffectNumbers, PageData } from '../../site/page-data.types';
import { whenIdle } from '../../browser/when-idle';

/** What moves is fetched when the page is usable, and looks at each page that is drawn. */
export function useEffects(numbers: EffectNumbers, page: PageData) {
  const effects = useRef<Effects>(undefined);

  useEffect(() => {
    let gone = false;
    const fetchEffects = () =>
      void import('../../effects/effects').then(
        ({ startEffects }) => {
          if (!gone) effects.current = startEffects(numbers);
        },
        () => undefined, // the page does without
      );
    const cancel = whenIdle(fetchEffects);
    return () => {
      gone = true;
      cancel();
      effects.current?.stop();
    };
  }, [numbers]);

  useEffect(() => effects.current?.page(), [page]);
}
