import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { agencyConfig } from '../../../../tests/support/sites';
import { drawing } from '../drawings/drawings';
import { shareLimit, sharePicture } from './share-picture';

const { theme, pages } = agencyConfig();
const cache = mkdtempSync(join(tmpdir(), 'share-'));
afterAll(() => rmSync(cache, { recursive: true }));

it('a share picture shows the whole drawing as it is, in the middle', async () => {
  const picture = await sharePicture(
    theme,
    pages.find(({ id }) => id === 'banque')!,
    cache,
  );
  const middle = { left: 180, top: 0, width: 840, height: 630 };
  const images = [
    await sharp(picture).extract(middle).toBuffer(),
    Buffer.from(drawing('bank', theme, 'accompagnements')),
  ];
  const [shown = [], wanted = []] = await Promise.all(
    images.map((image) => sharp(image).resize(40, 30).removeAlpha().raw().toBuffer()),
  );
  const differences = [...shown].map((value, index) => Math.abs(value - wanted[index]!));
  expect(differences.reduce((sum, value) => sum + value) / differences.length).toBeLessThan(20);
});

it.each([20, 45, 70])('a share picture keeps its size and its weight at an angle of %s°', async (angle) => {
  const busy = structuredClone(theme);
  Object.assign(busy.sections.web!, { angle, plate: 'blanc', light: 'encre' });
  const picture = await sharePicture(
    busy,
    pages.find(({ id }) => id === 'services-web')!,
    cache,
  );
  expect(picture.length).toBeLessThanOrEqual(shareLimit);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});
