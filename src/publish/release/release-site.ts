import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { openDraft } from '../../lib/drafts';
import { say, type Translated } from '../../lib/text/message-language';
import { UserError } from '../../lib/user-error';

/** How many releases stay, and for how many days an asset stays reachable that no page names any more. */
const RELEASES = 5;
const DAYS = 7;

/** The link to the current release; web servers serve `current/site`. */
const CURRENT = 'current';
const ASSETS = 'site/assets';
/** The file of a release that says which of its assets are from earlier ones, and when each was replaced. */
const KEPT = 'kept-assets.json';

type Live = ((site: string) => Promise<string[]>) | undefined;

/**
 * Publishes folders as a new release: they are copied into a draft, which is renamed, and then the link `current` is
 * replaced. A process that is killed leaves the former or the new release current, as a whole.
 *
 * @param target the folder of all releases
 * @param prepare returns the folders by their names in the release, when no other release can start any more
 * @param check throws when the site in the draft has problems
 * @param live asks the live site, and returns how it differs from a released one
 * @returns the name of the release; undefined when the current one has the same files
 * @throws {UserError} when the live site does not answer as built: the former release is current
 */
export async function releaseSite(
  target: string,
  prepare: () => Promise<Record<string, string>>,
  check: (site: string) => void,
  live?: Live,
): Promise<string | undefined> {
  return inDraft(target, async (draft) => {
    const release = join(draft, 'release');
    for (const [name, folder] of Object.entries(await prepare())) copyFiles(folder, join(release, name));
    const current = currentRelease(target);
    const former = join(target, current ?? '');
    if (current && hasFilesOf(former, release)) {
      refuse(await live?.(join(former, 'site')), {
        en: 'The live site is another release.',
        fr: 'Le site en ligne est une autre version.',
      });
      return undefined;
    }
    check(join(release, 'site'));
    if (current) keepAssets(former, release, draft);
    const name = new Date().toISOString().replaceAll(/[-:.]/g, '');
    if (current && name <= current)
      throw new UserError({
        en: `${current} is of a later time than the clock of this machine. Set the clock.`,
        fr: `La version ${current} est plus récente que l’horloge de cette machine. Réglez l’horloge.`,
      });
    renameSync(release, join(target, name));
    await makeCurrent(target, name, draft, live);
    return name;
  });
}

/**
 * Makes the release before the current one current again, with the assets of the replaced one, which is removed.
 *
 * @returns the name of the release that is current now
 * @throws when there is no earlier release
 */
export async function goBack(target: string, live?: Live): Promise<string> {
  const en = `There is no earlier release in ${target}: nothing to roll back to.`;
  const nothing = new Error(say({ en, fr: `Il n’y a pas de version précédente dans ${target}.` }));
  if (!existsSync(target)) throw nothing;
  return inDraft(target, async (draft) => {
    const current = currentRelease(target) ?? '';
    const name = releasesOf(target).findLast((release) => release < current);
    if (!name) throw nothing;
    keepAssets(join(target, current), join(target, name), draft);
    await makeCurrent(target, name, draft, live);
    return name;
  });
}

/** Runs a task with a draft folder, which is also the lock. What it writes is readable for the web server, another user. */
async function inDraft<T>(target: string, task: (draft: string) => Promise<T>): Promise<T> {
  const umask = process.umask(0o022);
  let draft = '';
  try {
    createFolder(target);
    accessSync(target, constants.W_OK);
    const opened = openDraft(join(target, '.next'));
    const { others } = opened;
    draft = opened.draft;
    if (others.length > 0)
      throw new UserError({
        en: `Another release into ${target} is running (process ${others.join(', ')}). Wait until it has ended, then release again.`,
        fr: `Une autre publication dans ${target} est en cours (processus ${others.join(', ')}). Attendez sa fin, puis publiez de nouveau.`,
      });
    return await task(draft);
  } finally {
    if (draft) rmSync(draft, { recursive: true, force: true });
    process.umask(umask);
  }
}

/** Creates a folder with those above it, one by one: Node's own way never ends in a folder that takes none, such as /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes a release current. When the live site does not answer as it should, the former one is current again. */
async function makeCurrent(target: string, name: string, draft: string, live: Live): Promise<void> {
  const former = currentRelease(target);
  link(name);
  const differences = await live?.(join(target, name, 'site'));
  if (differences?.length && former) link(former);
  removeReleases(target);
  refuse(differences, {
    en: `The live site does not answer as built. ${former ?? name} is current${former ? ' again' : ''}.`,
    fr: `Le site en ligne ne répond pas comme prévu. La version en ligne est ${former ?? name}.`,
  });

  /** Replaces the link in one step (rename(2)): every request gets the one release or the other. */
  function link(release: string) {
    symlinkSync(release, join(draft, CURRENT), 'dir');
    renameSync(join(draft, CURRENT), join(target, CURRENT));
  }
}

/** Removes releases that are older than the newest ones, and those after the current one, which were taken back. */
function removeReleases(target: string): void {
  const current = currentRelease(target) ?? '';
  const kept = releasesOf(target)
    .filter((name) => name <= current)
    .slice(-RELEASES);
  for (const name of releasesOf(target))
    if (!kept.includes(name)) rmSync(join(target, name), { recursive: true, force: true });
}

/** Returns the names of the releases, which begin with their time, the oldest first. */
function releasesOf(target: string): string[] {
  return readdirSync(target)
    .filter((name) => /^\d{8}T\d+Z/.test(name))
    .toSorted();
}

function currentRelease(target: string): string | undefined {
  const link = join(target, CURRENT);
  const stats = lstatSync(link, { throwIfNoEntry: false });
  if (stats && !stats.isSymbolicLink())
    throw new UserError({
      en: `${link} is not a link to a release. Move it away, then release again.`,
      fr: `${link} n’est pas un lien vers une version publiée. Déplacez-le, puis publiez de nouveau.`,
    });
  return stats && existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/** Copies the assets of a release that another one does not have, so that pages in open tabs find their scripts. */
function keepAssets(from: string, to: string, draft: string): void {
  const oldest = new Date(Date.now() - DAYS * 24 * 60 * 60 * 1000).toISOString();
  const [earlier, kept] = [readKept(from), readKept(to)];
  for (const path of filesIn(join(from, ASSETS)).map((name) => `${ASSETS}/${name}`)) {
    const replaced = earlier[path] ?? new Date().toISOString();
    if (replaced < oldest || existsSync(join(to, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(draft, 'asset'));
    renameSync(join(draft, 'asset'), join(to, path));
    kept[path] = replaced;
  }
  writeFileSync(join(draft, KEPT), JSON.stringify(kept, null, 2));
  renameSync(join(draft, KEPT), join(to, KEPT));
}

function readKept(release: string): Record<string, string> {
  const file = join(release, KEPT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Whether a release was made of the same files as another, which has no assets of earlier ones. */
function hasFilesOf(release: string, other: string): boolean {
  const kept = readKept(release);
  const own = filesIn(release).filter((path) => path !== KEPT && !(path in kept));
  const read = (folder: string, path: string) => readFileSync(join(folder, path));
  return (
    own.join() === filesIn(other).join() && own.every((path) => read(release, path).equals(read(other, path)))
  );
}

/** Copies the files of a folder, readable for the web server. */
function copyFiles(from: string, to: string): void {
  for (const path of filesIn(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
    chmodSync(join(to, path), 0o644);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Throws an error with the differences, if there are any, and with what follows from them. */
function refuse(differences: readonly string[] = [], result: Translated): void {
  if (differences.length > 0) throw new UserError(`${differences.join('\n')}\n\n${say(result)}`);
}
