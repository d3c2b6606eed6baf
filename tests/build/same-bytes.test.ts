import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { setEnvironment } from '../../src/lib/environment';
import { buildSite } from '../../src/publish/prerender/build-site';
import { ProjectCopy } from '../support/project-copy';

const copy = new ProjectCopy();
afterAll(() => {
  setEnvironment({});
  copy[Symbol.dispose]();
});

/** Builds the site at a moment, in seconds, and returns a hash of every file by its path. */
async function built(folder: string, epoch: number): Promise<Record<string, string>> {
  setEnvironment({ now: () => new Date(epoch * 1000) });
  rmSync(join(copy.folder, '.cache/pictures'), { recursive: true, force: true });
  await buildSite(copy.folder, folder, 'production', { compression: false });
  const dist = join(copy.folder, folder);
  return Object.fromEntries(
    readdirSync(dist, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

it(
  'two builds of one state have the same bytes, whatever the second of the day',
  { tags: ['nightly'] },
  async () => {
    const first = await built('first', 1_767_225_600);
    expect(Object.keys(first)).toContain(join('.well-known', 'security.txt'));
    expect(await built('second', 1_767_225_607)).toEqual(first);
  },
);
