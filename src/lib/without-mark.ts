const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text without the byte order mark that some editors put before it, which JSON does not have, and the mark, to be
 * written back.
 */
export function withoutMark(read: string): { mark: string; text: string } {
  const mark = read.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return { mark, text: read.slice(mark.length) };
}
