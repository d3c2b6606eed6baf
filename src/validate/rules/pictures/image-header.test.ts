import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureHeader } from './image-header';

const plain = { create: { width: 321, height: 123, channels: 4, background: '#0B6B4D' } } as const;

it.each([
  ['PNG', () => sharp(plain).png()],
  ['JPEG', () => sharp(plain).jpeg()],
  ['JPEG', () => sharp(plain).jpeg({ progressive: true })],
  ['JPEG', () => sharp(plain).withMetadata({ orientation: 1, density: 300 }).jpeg()],
  ['WebP', () => sharp(plain).flatten().webp()],
  ['WebP', () => sharp(plain).webp({ lossless: true })],
  ['WebP', () => sharp(plain).withMetadata().webp()],
  ['AVIF', () => sharp(plain).avif({ effort: 0 })],
] as const)('a %s is known by its first bytes, with its size', async (type, make) => {
  const header = pictureHeader(await make().toBuffer());
  expect(header).toEqual({ type, width: 321, height: 123 });
});

it.each([
  ['an empty file', ''],
  ['a text', 'hello, this is no picture'],
  ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['a film', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom'],
])('%s is not a picture', (_, text) => {
  expect(pictureHeader(Buffer.from(text, 'latin1'))).toBeNull();
});

it('a truncated picture has a type but no size', async () => {
  for (const made of [sharp(plain).png(), sharp(plain).jpeg(), sharp(plain).webp(), sharp(plain).avif()]) {
    const bytes = await made.toBuffer();
    for (let length = 16; length < Math.min(bytes.length, 400); length += 1)
      expect(() => pictureHeader(bytes.subarray(0, length))).not.toThrow();
  }
  expect(pictureHeader((await sharp(plain).png().toBuffer()).subarray(0, 20))).toEqual({ type: 'PNG' });
});
