import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { agencyConfig } from '../../../../tests/support/sites';
import { pictureSize } from './picture-size';
import { unusablePicture } from './unusable-picture';

const copy = new SiteCopy();
mkdirSync(join(copy.folder, 'public'));
afterAll(() => copy[Symbol.dispose]());

/** Returns the problems of a picture of a block, or of a share image, with this name and content. */
function problemsOf(name: string, content: Buffer | string, isShareImage = false) {
  writeFileSync(join(copy.folder, 'public', name), content);
  const config = agencyConfig();
  const block = config.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'cases');
  const alt = { fr: 'Le souk au matin' };
  if (isShareImage) config.pages[0]!.ogImage = `/${name}`;
  else if (block?.type === 'cases') block.items[0]!.picture = { src: `/${name}`, alt };
  return [unusablePicture, pictureSize].flatMap((rule) => checkRule(rule, config, copy.folder));
}

/** Returns the problems of a JPEG with this name and size, and extra bytes. */
async function reported(name: string, width: number, height: number, isShareImage = false, more = 0) {
  const plain = { create: { width, height, channels: 3 as const, background: '#0B6B4D' } };
  const jpeg = await sharp(plain).jpeg().toBuffer();
  return problemsOf(name, Buffer.concat([jpeg, Buffer.alloc(more)]), isShareImage);
}

const plain = sharp({ create: { width: 1600, height: 900, channels: 4, background: '#0B6B4D' } });

it.each<[string, string, () => Sharp]>([
  ['a PNG', 'souk.png', () => plain.clone().png()],
  ['a JPEG of a camera', 'souk.jpeg', () => plain.clone().withMetadata({ orientation: 1 }).jpeg()],
  ['a WebP without transparency', 'souk.webp', () => plain.clone().flatten().webp()],
  ['an AVIF', 'souk.avif', () => plain.clone().avif({ effort: 0 })],
])('%s that is large enough and light enough is not reported', async (_, name, make) => {
  expect(problemsOf(name, await make().toBuffer())).toEqual([]);
});

it('a picture of the largest size, and a share image of the right size, are not reported', async () => {
  expect(await reported('good.jpeg', 4000, 3000)).toEqual([]);
  expect(await reported('share.jpg', 1200, 630, true)).toEqual([]);
});

it('a picture with the wrong extension is an error, with the correct name', async () => {
  const [problem, ...others] = await reported('souk.png', 1600, 900);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'PICTURE-001', severity: 'error' });
  expect(problem?.message.en).toBe(
    'The file public/souk.png has the extension .png, but it is a JPEG picture. Rename it, and write the new name here: "/souk.jpg".',
  );
});

it.each([
  ['an empty file', ''],
  ['a web page', '<!doctype html><title>404</title>'],
  ['a film', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom'],
])('%s is an error', (_, text) => {
  expect(problemsOf('page.webp', text)).toMatchObject([
    {
      code: 'PICTURE-001',
      message: { en: expect.stringContaining('is not a picture that the site can show') },
    },
  ]);
});

it('a picture that is too wide or too large is reported', async () => {
  expect(await reported('wide.jpg', 4001, 20)).toMatchObject([{ code: 'PICTURE-003', severity: 'warning' }]);
  const [heavy] = await reported('heavy.jpg', 1600, 900, false, 4_000_000);
  expect(heavy).toMatchObject({ code: 'PICTURE-003' });
  expect(heavy?.message.en).toMatch(/^The file public\/heavy\.jpg has 4\.\d MB and is 1600 pixels wide/);
});

it('a share image, which is published unchanged, has a lower size limit', async () => {
  const [heavy] = await reported('share.jpg', 1200, 630, true, 600_000);
  expect(heavy?.code).toBe('PICTURE-003');
  expect(heavy?.message.en).toContain('messengers ignore a picture of more than 0.6 MB');
  expect(heavy?.message.fr).toContain('plus de 0,6\u00a0Mo');
  expect(await reported('same.jpg', 1600, 900, false, 600_000)).toEqual([]);
});

it('a picture narrower than its display width is reported, and so is a small share image', async () => {
  expect(await reported('narrow.jpg', 1599, 900)).toMatchObject([
    { code: 'PICTURE-003', severity: 'warning' },
  ]);
  expect(await reported('share.jpg', 1200, 629, true)).toMatchObject([{ code: 'PICTURE-003' }]);
  expect(await reported('share.jpg', 1199, 630, true)).toMatchObject([{ code: 'PICTURE-003' }]);
});
