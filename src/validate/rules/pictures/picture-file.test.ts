import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { loadSite } from '../../load-site';
import { pictureFaults } from './picture-file';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Field = Parameters<typeof pictureFaults>[1]['field'];

/** Returns the problems of a file with this name that contains a JPEG of this size, and extra bytes. */
async function reported(name: string, width: number, height: number, field: Field = 'picture', more = 0) {
  const file = join(folder, name);
  const plain = { create: { width, height, channels: 3 as const, background: '#0B6B4D' } };
  writeFileSync(file, await sharp(plain).jpeg().toBuffer());
  appendFileSync(file, Buffer.alloc(more));
  return pictureFaults(file, { src: `/${name}`, path: [], field });
}

it('a picture that is large enough and light enough is not reported', async () => {
  expect(await reported('good.jpg', 1600, 900)).toEqual([]);
  expect(await reported('good.jpeg', 4000, 3000)).toEqual([]);
  expect(await reported('share.jpg', 1200, 630, 'ogImage')).toEqual([]);
});

it('a picture with the wrong extension is an error, with the correct name', async () => {
  const [fault, ...others] = await reported('souk.png', 1600, 900);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'PICTURE-004' });
  expect(fault?.severity).toBeUndefined();
  expect(fault?.message).toBe(
    'the file public/souk.png is called .png, but it is a JPEG picture. Give it the right ending, such as "/souk.jpg", and name it so here.',
  );
});

it('a file that is not a picture is an error', () => {
  const file = join(folder, 'page.webp');
  writeFileSync(file, '<!doctype html><title>404</title>');
  const [fault] = pictureFaults(file, { src: '/page.webp', path: [], field: 'picture' });
  expect(fault?.message).toContain('is called .webp, but it is no picture that the site can show.');
});

it('a picture that is too wide or too large is reported', async () => {
  expect(await reported('wide.jpg', 4001, 20)).toMatchObject([{ code: 'PICTURE-003', severity: 'warning' }]);
  const [heavy] = await reported('heavy.jpg', 1600, 900, 'picture', 4_000_000);
  expect(heavy).toMatchObject({ code: 'PICTURE-003' });
  expect(heavy?.message).toMatch(/^the file public\/heavy\.jpg has 4\.\d MB and is 1600 pixels wide/);
});

it('a share image, which is published unchanged, has a lower size limit', async () => {
  const [heavy] = await reported('share.jpg', 1200, 630, 'ogImage', 600_000);
  expect(heavy?.code).toBe('PICTURE-003');
  expect(heavy?.message).toContain('messengers leave out a picture of more than 0.6 MB');
  expect(await reported('same.jpg', 1600, 900, 'picture', 600_000)).toEqual([]);
});

it('a picture narrower than its display width is reported, and so is a small share image', async () => {
  expect(await reported('narrow.jpg', 1599, 900)).toMatchObject([
    { code: 'PICTURE-005', severity: 'warning' },
  ]);
  expect(await reported('share.jpg', 1200, 629, 'ogImage')).toMatchObject([{ code: 'PICTURE-005' }]);
  expect(await reported('share.jpg', 1199, 630, 'ogImage')).toMatchObject([{ code: 'PICTURE-005' }]);
});

it('a picture of the config is checked and reported at its name', () => {
  using copy = new SiteCopy();
  mkdirSync(join(copy.folder, 'public'));
  copy.add('public/souk.png', 'no picture');
  copy.change(({ pages }) => (pages[0]!.ogImage = '/souk.png'));
  const line =
    copy
      .text()
      .split('\n')
      .findIndex((text) => text.includes('"ogImage"')) + 1;
  expect(loadSite(copy.folder).problems).toMatchObject([{ code: 'PICTURE-004', severity: 'error', line }]);
});

it('a folder with the name of a picture is not a picture', () => {
  using copy = new SiteCopy().change(({ pages }) => (pages[0]!.ogImage = '/souk.png'));
  mkdirSync(join(copy.folder, 'public/souk.png'), { recursive: true });
  const found = loadSite(copy.folder).problems.filter(({ location }) => location.includes('ogImage'));
  expect(found).toMatchObject([{ code: 'PICTURE-001' }]);
});
