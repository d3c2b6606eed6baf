/** Returns the texts of elements, as a list. */
export function textsOf(elements: Iterable<Element>): (string | null)[] {
  return [...elements].map(({ textContent }) => textContent);
}
