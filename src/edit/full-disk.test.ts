import { expect, it, vi } from 'vitest';
import { SiteCopy } from '../../tests/support/site-copy';
import { editSite, undoEdit } from './edit-site';
import { addPage } from './commands/add-page';

/** How many bytes still fit on the disk. */
const disk = vi.hoisted(() => ({ left: Infinity }));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    disk.left -= Buffer.byteLength(String(data));
    if (disk.left < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    fs.writeFileSync(file, data, options);
  };
  return { ...fs, default: { ...fs, writeFileSync }, writeFileSync };
});

it('a full disk changes no file, at whichever of them it is full: of an edit, and of its undoing', () => {
  using copy = new SiteCopy();
  const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
  const contents = () => files.map((file) => copy.text(file));
  const title = { fr: 'Essai', en: 'Trial', ar: 'تجربة' };
  const edit = () => editSite(copy.folder, (values) => addPage(values, { title, section: 'web' }));
  const before = contents();
  const { written } = edit();
  const after = contents();
  const sizes = [...written.after.values()].map((text) => Buffer.byteLength(text!));
  expect(sizes).toHaveLength(3);

  let full = 0;
  for (const size of sizes) {
    disk.left = full;
    expect(() => undoEdit(copy.folder, written)).toThrow('ENOSPC');
    expect(contents()).toEqual(after);
    full += size;
  }
  disk.left = Infinity;
  undoEdit(copy.folder, written);
  expect(contents()).toEqual(before);
  full = 0;
  for (const size of sizes) {
    disk.left = full;
    expect(edit).toThrow('ENOSPC');
    disk.left = Infinity;
    expect(contents()).toEqual(before);
    full += size;
  }
});
