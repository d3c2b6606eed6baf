/** The compressions the build makes, the smaller one first. */
const MADE = ['br', 'gzip'] as const;

export type Encoding = (typeof MADE)[number];

/**
 * The compression to answer with (RFC 9110, 12.5.3): the one that is wanted more, and of two that are wanted
 * alike the smaller one.
 *
 * @param accepted the header `Accept-Encoding` of the request
 * @returns nothing when the file itself is to be sent
 * @example contentEncoding('gzip, br;q=0.5') // 'gzip'
 */
export function contentEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = parameters.find((word) => word.startsWith('q='))?.slice('q='.length);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = MADE.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 ? best : undefined;
}
