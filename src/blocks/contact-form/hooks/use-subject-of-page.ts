import { useEffect, type RefObject } from 'react';

/**
 * Fills in the subject for the page that a visitor comes from, `/contact#seo`, if the field is empty or
 * contains the subject of another page. The fragment itself never reaches the field: it only selects one
 * of the known subjects.
 */
export function useSubjectOfPage(form: RefObject<HTMLFormElement | null>, subjects: Record<string, string>) {
  useEffect(() => {
    function fill() {
      const page = location.hash.slice(1);
      const field = form.current?.elements.namedItem('subject');
      if (!(field instanceof HTMLInputElement) || !Object.hasOwn(subjects, page)) return;
      const isCustom = field.value !== '' && !Object.values(subjects).includes(field.value);
      if (isCustom) return;
      field.value = subjects[page] ?? '';
    }
    fill();
    addEventListener('hashchange', fill);
    return () => removeEventListener('hashchange', fill);
  }, [form, subjects]);
}
