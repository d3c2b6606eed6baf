import sharp from 'sharp';
import { shareLimit } from '../../../src/publish/assets/pictures/share-picture';
import type { Check } from '../built-site';

const isSharePicture = (path: string) => /^assets\/share-.*\.jpg$/.test(path);

/** The pictures that networks show when somebody shares a page. */
export const pictureChecks: Record<string, Check> = {
  'every share picture is of the size that networks show whole, light, and shows something': async (site) => {
    const problems = await Promise.all(
      site.paths.filter(isSharePicture).map(async (path) => {
        const bytes = site.bytes(path);
        const { width, height, format } = await sharp(bytes).metadata();
        if (width !== 1200 || height !== 630 || format !== 'jpeg' || bytes.length > shareLimit)
          return [`${path}: ${width} × ${height}, ${format}, ${bytes.length} bytes`];
        const small = await sharp(bytes).resize(150).png().toBuffer();
        const { channels } = await sharp(small).stats();
        return channels.every(({ stdev }) => stdev < 10) ? [`${path}: is of one colour`] : [];
      }),
    );
    return problems.flat();
  },
};
