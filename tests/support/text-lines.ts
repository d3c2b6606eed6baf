/**
 * Returns the words of the page that stand on two lines; for `page.evaluate`. A heading on a phone may divide a word of more
 * than 14 letters. Addresses, which have no spaces, are no words.
 */
export function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('script, .visually-hidden, [aria-hidden="true"]')
    )
      continue;
    for (const { 0: chunk, index } of text.data.matchAll(/[^\s\u200b]+/g)) {
      if (/[@/]/.test(chunk)) continue;
      for (const { 0: word, index: start } of chunk.matchAll(/[^-–—‑·…]{2,}/g)) {
        if (word.length > 14 && innerWidth < 480 && parent.closest('h1, h2, h3')) continue;
        const range = document.createRange();
        range.setStart(text, index + start);
        range.setEnd(text, index + start + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const height = Math.max(...lines.map((line) => line.height));
        if (Math.max(...lines.map(({ top }) => top)) - Math.min(...lines.map(({ top }) => top)) > height / 2)
          found.push(word);
      }
    }
  }
  return found;
}

/** Returns the number of lines of the header, for `page.evaluate`: entries at different heights are on different lines. */
export function headerLines(): number {
  const middles = [...document.querySelectorAll('header > div > div > *, header nav > ul > li')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ top, height }) => top + height / 2);
  return (
    1 +
    middles.toSorted((a, b) => a - b).filter((y, index, all) => index > 0 && y - all[index - 1]! > 8).length
  );
}
