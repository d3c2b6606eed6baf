import { useEffect, useRef, useState } from 'react';
import type { SubjectData } from '../../../../site/page-data.types';
import { defaultSection } from '../../../../site/section';
import { useHydrated } from '../../../ui/use-hydrated';

/**
 * Returns the subject that the address of the page names, `/contact#seo`, and gives the page the colors of its section. The
 * fragment itself reaches neither the page nor the message: it only selects one of the known subjects.
 */
export function useSubjectOfAddress(subjects: Record<string, SubjectData>): SubjectData | undefined {
  const hydrated = useHydrated();
  const [anchor, setAnchor] = useState(() => (hydrated ? location.hash.slice(1) : ''));
  const subject = Object.hasOwn(subjects, anchor) ? subjects[anchor] : undefined;
  const ownSection = useRef<string>(undefined);

  useEffect(() => {
    const read = () => setAnchor(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // The next page sets its own section, so nothing is restored.
  useEffect(() => {
    ownSection.current ??= document.body.dataset.section ?? defaultSection;
    document.body.dataset.section = subject?.section ?? ownSection.current;
  }, [subject]);

  return subject;
}
