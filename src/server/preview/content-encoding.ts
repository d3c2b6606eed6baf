/** The compressions that the build writes, the smaller one first. */
const SUPPORTED = ['br', 'gzip'] as const;

export type Encoding = (typeof SUPPORTED)[number];

/**
 * Returns the compression to answer with (RFC 9110, 12.5.3): the one with the higher weight, or the smaller one when
 * the weights are equal.
 *
 * @param accepted the header `Accept-Encoding` of the request
 * @returns undefined when the uncompressed file must be sent
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
  const [best] = SUPPORTED.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 ? best : undefined;
}
