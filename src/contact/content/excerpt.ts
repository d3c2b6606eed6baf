/** As much of it as is read at a glance. */
const LONGEST = 60;

/**
 * The words of a text that a rule is broken by, as they were typed: no half of them and none without its first or
 * last word still breaks it. No rule has to know where in the text, with its disguises taken off, it was broken.
 *
 * @param breaks whether a text breaks the rule; the text given does
 * @returns at most 60 characters, without the punctuation that follows
 * @example excerpt("Bonjour, admin' -- merci", (text) => isSql(plainText(text))) // "admin' --"
 */
export function excerpt(text: string, breaks: (part: string) => boolean): string {
  const words = text.trim().split(/\s+/);
  // A sign at a cut keeps a rule about the end of the text from seeing one there.
  const holds = ([from, to]: Range) =>
    from < to &&
    breaks(`${from > 0 ? '· ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' ·' : ''}`);
  let found: Range = [0, words.length];
  for (let next: Range | undefined = found; next; next = parts(found).find(holds)) found = next;
  const short = [
    ...words
      .slice(...found)
      .join(' ')
      .replace(/[.,:!?،؛؟]$/, ''),
  ];
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1).join('')}…` : short.join('');
}

/** The first word and the one after the last. */
type Range = [from: number, to: number];

/** Shorter parts, the halves first so that little of a long text is looked at again. */
function parts([from, to]: Range): Range[] {
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
