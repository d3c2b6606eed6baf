import type { FontPackage } from '../../../lib/font-package';
import { fontInstance } from './font-file';

/** What gives Arial the metrics of a font, as factors of the CSS descriptors. */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** The average width of Arial's letters in em, as capsize measures it (@capsizecss/metrics). */
const ARIAL_WIDTH = 913 / 2048;

/**
 * Measures a font in the weight of its texts against Arial: a page then keeps its lines when the font arrives. Capsize weighs
 * the width of each Latin letter by how often texts use it.
 */
export async function fallbackMetrics(
  font: FontPackage,
  weight: number,
  root: string,
): Promise<FallbackMetrics> {
  const subset = 'latin' in font.subsets ? 'latin' : (Object.keys(font.subsets)[0] ?? '');
  const { fromBuffer } = await import('@capsizecss/unpack');
  const measured = await fromBuffer(await fontInstance(root, font, subset, weight));
  const sizeAdjust = measured.xWidthAvg / measured.unitsPerEm / ARIAL_WIDTH;
  const em = measured.unitsPerEm * sizeAdjust;
  return {
    sizeAdjust,
    ascent: measured.ascent / em,
    descent: -measured.descent / em,
    lineGap: measured.lineGap / em,
  };
}
