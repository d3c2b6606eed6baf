import { readFileSync } from 'node:fs';
import { nearestWeight, type FontPackage } from '../../lib/font-package';
import { cachedFile } from './cached-file';
import { fontInstance } from './font-instance';

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
 * Measures a font, in regular weight, against Arial: a page then keeps its lines when the font arrives. Capsize weighs the
 * width of each Latin letter by how often texts use it.
 *
 * @param root the folder of the site
 */
export async function fallbackMetrics(font: FontPackage, root: string): Promise<FallbackMetrics> {
  const file = (font.subsets.latin ?? Object.values(font.subsets)[0])?.file;
  if (file === undefined) throw new Error(`The font "${font.name}" has no letters.`);
  const weight = nearestWeight(font, 400);
  const cached = await cachedFile(
    root,
    { base: font.name, extension: 'json' },
    { font: readFileSync(file), settings: [weight, ARIAL_WIDTH], maker: '@capsizecss/unpack' },
    async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      const measured = await fromBuffer(await fontInstance(file, weight));
      const sizeAdjust = measured.xWidthAvg / measured.unitsPerEm / ARIAL_WIDTH;
      const em = measured.unitsPerEm * sizeAdjust;
      const metrics: FallbackMetrics = {
        sizeAdjust,
        ascent: measured.ascent / em,
        descent: -measured.descent / em,
        lineGap: measured.lineGap / em,
      };
      return JSON.stringify(metrics);
    },
  );
  return JSON.parse(readFileSync(cached, 'utf8')) as FallbackMetrics;
}
