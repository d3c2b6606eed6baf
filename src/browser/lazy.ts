/**
 * A piece of the program that is fetched when it is first asked for, and then kept. After a failure the
 * next one who asks tries again. A fetch of which nothing is heard is for whoever asks to end: `within`.
 */
export function lazy<Options extends unknown[], Piece>(
  fetchPiece: (...options: Options) => Promise<Piece>,
): (...options: Options) => Promise<Piece> {
  let fetched: Promise<Piece> | undefined;
  return (...options) => {
    fetched ??= fetchPiece(...options).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
