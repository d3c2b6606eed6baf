import { describe, expect, it } from 'vitest';
import { agencyConfig } from '../../../../tests/support/sites';
import { shareFonts } from './share-fonts';
import { titleImage } from './title-image';

const fonts = await shareFonts(agencyConfig());

const image = (title: string, direction: 'ltr' | 'rtl' = 'ltr') => {
  const script = direction === 'ltr' ? 'latin' : 'arabic';
  return titleImage(title, { fonts: fonts.display, script, color: '#ffffff' }, direction, {
    width: 690,
    height: 330,
  });
};
const sizeOf = async (title: string, direction?: 'ltr' | 'rtl') => (await image(title, direction)).metadata();
const bytes = async (title: string) => (await image(title)).raw().toBuffer();

describe('the title of a share image', () => {
  it.each([
    ['Contact', 'ltr'],
    ['Votre entreprise au Maroc, posée pièce par pièce.', 'ltr'],
    [
      'Externalisation de la paie et des ressources humaines pour les entreprises au Maroc et ailleurs',
      'ltr',
    ],
    ['mot '.repeat(120), 'ltr'],
    ['برامجكم تتخاطب، وأنتم ترتاحون من إعادة الإدخال.', 'rtl'],
    ['موقع Tracé بثمن 5000 درهم، '.repeat(20), 'rtl'],
  ] as const)('fits into its column at any length: %.40s', async (title, direction) => {
    const { width, height } = await sizeOf(title, direction);
    expect(width).toBeLessThanOrEqual(690);
    expect(height).toBeLessThanOrEqual(330);
  });

  it('is complete unless it is far too long', async () => {
    const full = 'Nous vous aidons à ouvrir une entreprise au Maroc, à la gérer et à la faire connaître';
    expect((await bytes(full)).equals(await bytes(full.slice(0, -3)))).toBe(false);
    const [long, longer] = await Promise.all([120, 121].map((count) => bytes('mot '.repeat(count))));
    expect(long!.equals(longer!)).toBe(true);
  });

  it.each(['Nous visitons le local, vous comprenez le bail.', 'We use your data to answer you.'])(
    'leaves no short word alone in the last line: %s',
    async (title) => {
      const widths = await lineWidths(title);
      expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) / 3);
    },
  );
});

/** Returns the widths of the lines of a title: rows of pixels with ink, between rows without. */
async function lineWidths(title: string): Promise<number[]> {
  const { data, info } = await (await image(title)).raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => {
    let end = info.width;
    while (end > 0 && data[(y * info.width + end - 1) * 4 + 3] === 0) end -= 1;
    return end;
  });
  const lines = rows.join().split(/(?:^|,)0(?:,0)*(?:,|$)/);
  return lines.filter(Boolean).map((line) => Math.max(...line.split(',').map(Number)));
}
