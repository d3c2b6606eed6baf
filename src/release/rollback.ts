import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRelease } from './checksums';
import { publishRelease, type Checks, type PublishResult, type ReleaseStore } from './publish';
import { currentRelease, readManifest, releaseNames } from './store';

/**
 * Publishes the previous release again, as a new release. The new release also has the assets of the current one, so
 * that its pages in open tabs keep working.
 *
 * @throws when there is no previous release or its files have changed
 */
export async function rollBack(
  store: ReleaseStore,
  checks: Checks = {},
): Promise<PublishResult & { from: string; to: string }> {
  const { target } = store;
  const isEmpty = `There is no release in ${target} yet, so there is nothing to roll back to.`;
  if (!existsSync(target)) throw new Error(isEmpty);
  let [from, to] = ['', ''];
  const result = await publishRelease(
    () => {
      from = currentRelease(target) ?? '';
      if (from === '') throw new Error(isEmpty);
      to = readManifest(join(target, from)).previous ?? '';
      if (to === '')
        throw new Error(`${from} is the first release in ${target}: there is nothing to roll back to.`);
      if (!releaseNames(target).includes(to))
        throw new Error(`${to}, the release before ${from}, is no longer in ${target}.`);
      const release = join(target, to);
      const faults = verifyRelease(release);
      if (faults.length > 0)
        throw new Error(`The files of ${to} have changed, so ${from} stays current:\n${faults.join('\n')}`);
      const { kept, commit, previous = '' } = readManifest(release);
      const names = ['site', 'hosting'].filter((name) => existsSync(join(release, name)));
      const folders = Object.fromEntries(names.map((name) => [name, join(release, name)]));
      return { folders, without: new Set(Object.keys(kept)), commit, previous };
    },
    store,
    checks,
  );
  return { ...result, from, to };
}
