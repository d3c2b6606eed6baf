/** The length of the file header and of the entry of its one image, in bytes. */
const HEADER = 22;

/**
 * Returns an ICO file that contains one PNG: a header of six bytes with the number of images, and an entry of sixteen
 * bytes for the image (learn.microsoft.com/previous-versions/ms997538: ICONDIR, ICONDIRENTRY). All browsers support
 * PNG in ICO files.
 *
 * @param side the width and height of the image, at most 256 pixels
 */
export function icoFile(png: Uint8Array, side: number): Uint8Array {
  const file = new Uint8Array(HEADER + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one image
  view.setUint8(6, side % 256); // 0 means 256
  view.setUint8(7, side % 256);
  view.setUint16(10, 1, true); // color planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER, true);
  file.set(png, HEADER);
  return file;
}
