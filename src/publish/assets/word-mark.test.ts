import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { wordMark } from './word-mark';

const { fonts } = agencyConfig().theme;
const folder = mkdtempSync(join(tmpdir(), 'word-mark-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const widthOf = async (name: string) =>
  Number((await wordMark(name, fonts, folder))?.viewBox.split(' ').at(2));

it('the name of a company is one light path of whole numbers', async () => {
  const { outline = '' } = (await wordMark('Tracé', fonts, folder)) ?? {};
  expect(outline).toMatch(/^m[-\d mlhvqtz]+z$/);
  expect(outline.length).toBeLessThan(1000);
});

it('letters are as close as the font has them: an r moves under the bar of a T', async () => {
  const apart = (await widthOf('T')) + (await widthOf('r'));
  expect(await widthOf('Tr')).toBeLessThan(apart - 2);
  expect(await widthOf('nr')).toBeCloseTo((await widthOf('n')) + (await widthOf('r')), -1);
});

it('a name in another script is drawn in the display font of that script, with joined letters', async () => {
  expect(await widthOf('بيت')).toBeLessThan(
    (await widthOf('ب')) + (await widthOf('ي')) + (await widthOf('ت')) - 50,
  );
});

it('a name with a letter that no font has is not drawn', async () => {
  expect(await wordMark('Tracé 茶', fonts, folder)).toBeUndefined();
});
