import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { withoutMetadata } from './without-metadata';

const folder = mkdtempSync(join(tmpdir(), 'metadata-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture as a phone writes it: lying on its side, with its place, its person and its camera. */
const taken = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2440b8' } })
    .withExif({
      IFD0: { Artist: 'Salma Bennis', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 34/1 23/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Salma Bennis</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 });

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s picture', (format) => {
  it('loses its metadata, and is turned as they said', async () => {
    const original = await taken().toFormat(format).toBuffer();
    expect(original.includes('Salma')).toBe(true);
    const clean = await withoutMetadata(folder, original);
    expect(Buffer.from(clean!).includes('Salma')).toBe(false);
    const { exif, xmp, iptc, orientation, width, height } = await sharp(clean).metadata();
    expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 40, height: 60 });
  });

  it('without metadata stays as it is', async () => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer();
    expect(await withoutMetadata(folder, plain)).toBe(plain);
  });
});

it('a picture whose metadata cannot be removed is not published', async () => {
  const damaged = await taken().toFormat('png').toBuffer();
  damaged.fill(0, damaged.indexOf('IDAT') + 'IDAT'.length);
  expect(await withoutMetadata(folder, damaged)).toBeUndefined();
});

it('what is no picture stays as it is', async () => {
  const text = Buffer.from('Prices: 5 000 DH');
  expect(await withoutMetadata(folder, text)).toBe(text);
});
