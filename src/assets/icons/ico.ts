/** The length of the file's head and of the entry of its one picture. */
const HEAD = 22;

/**
 * A PNG as the only picture of an ICO file: six bytes that say how many there are, and sixteen about the one
 * (learn.microsoft.com/previous-versions/ms997538: ICONDIR, ICONDIRENTRY). Browsers read PNG in it, all of them.
 *
 * @param side the picture's width and height, at most 256 pixels
 */
export function icoFile(png: Uint8Array, side: number): Uint8Array {
  const file = new Uint8Array(HEAD + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a pointer
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, side % 256); // 0 means 256
  view.setUint8(7, side % 256);
  view.setUint16(10, 1, true); // planes
  view.setUint16(12, 32, true); // bits for each point
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEAD, true);
  file.set(png, HEAD);
  return file;
}
