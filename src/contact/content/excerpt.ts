/** The maximum length of an excerpt, in code points: short enough to read at a glance. */
const MAX_LENGTH = 60;

/**
 * Returns the words of a text that break a rule, as the visitor typed them: neither half of the excerpt nor the excerpt
 * without its first or last word breaks the rule. Rules therefore need not map a match in the normalized text back to
 * the original.
 *
 * @param breaks whether a text breaks the rule; it must be true for `text`
 * @returns at most 60 characters, without the punctuation that follows
 * @example excerpt("Bonjour, admin' -- merci", (text) => isSql(plainText(text))) // "admin' --"
 */
export function excerpt(text: string, breaks: (part: string) => boolean): string {
  const words = text.trim().split(/\s+/);
  // The dot at a cut prevents a rule about the end of the text from matching there.
  const isBroken = ([from, to]: Range) =>
    from < to &&
    breaks(`${from > 0 ? '· ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' ·' : ''}`);
  let found: Range = [0, words.length];
  for (let next: Range | undefined = found; next; next = subranges(found).find(isBroken)) found = next;
  const characters = [
    ...words
      .slice(...found)
      .join(' ')
      .replace(/[.,:!?،؛؟]$/, ''),
  ];
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
    : characters.join('');
}

/** The index of the first word, and the index after the last word. */
type Range = [from: number, to: number];

/** Returns shorter ranges, the halves first to keep the search in a long text fast. */
function subranges([from, to]: Range): Range[] {
  const half = Math.floor((to - from) / 2);
  const quarter = Math.floor(half / 2);
  return [
    [from, to - half],
    [from + half, to],
    [from + quarter, to - quarter],
    [from, to - 1],
    [from + 1, to],
  ].filter(([first = 0, last = 0]) => last - first < to - from) as Range[];
}
