import { useEffect, type RefObject } from 'react';

/**
 * Fills in the subject for the page a visitor comes from, `/contact#seo`, when the field is empty or
 * holds the subject of another page. The part behind the # never reaches the field itself: it only chooses among the known subjects.
 */
export function useSubjectOfPage(form: RefObject<HTMLFormElement | null>, subjects: Record<string, string>) {
  useEffect(() => {
    function fill() {
      const page = location.hash.slice(1);
      const field = form.current?.elements.namedItem('subject');
      if (!(field instanceof HTMLInputElement) || !Object.hasOwn(subjects, page)) return;
      const written = field.value !== '' && !Object.values(subjects).includes(field.value);
      if (written) return;
      field.value = subjects[page] ?? '';
    }
    fill();
    addEventListener('hashchange', fill);
    return () => removeEventListener('hashchange', fill);
  }, [form, subjects]);
}
