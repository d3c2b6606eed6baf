import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../lib/replace-file';
import type { PageInput, PlannedPage } from './page-plan';

/** The content of the cache file, with which the next build renders only changed pages. */
interface CacheFile {
  /** A hash of the inputs of all documents: assets, layouts, sources. */
  documents: string;
  /** A hash of the inputs that all pages share, without the page's own part of the config. */
  shared: string;
  /** The pages by the path of their HTML file. */
  pages: Record<string, CachedPage>;
}

interface CachedPage {
  /** A hash of the page's own part of the config. */
  own: string;
  /** A hash of the page's data and structured data. */
  hash: string;
  /** Size and time of the two files, to detect later changes. */
  html: FileStamp;
  data: FileStamp;
}

type FileStamp = [size: number, time: number];

/** Reuses unchanged pages of the previous build. */
export interface PageCache {
  /**
   * Links the files of every unchanged page into the new folder.
   *
   * @param onReuse called for each reused page
   * @returns the other pages, which have to be rendered
   */
  changed(planned: Iterable<PlannedPage>, folder: string, onReuse: () => void): Generator<PageInput>;
  /**
   * Records the rendered pages and the stamps of their files. Call it before the new folder is renamed to the target:
   * afterwards the target can be the output of another build.
   */
  record(folder: string): void;
  /** Writes the cache file. Call it after the new folder has replaced the target. */
  save(): void;
}

/**
 * Opens the cache of the previous build. A page is reused when all of its inputs are the same and its files are
 * unchanged. When something is missing or unreadable, more pages are rendered.
 *
 * @param file the cache file, under `.cache`
 * @param target the folder of the previous build
 * @param documents a hash of the inputs of all documents
 * @param shared a hash of the inputs that the data of all pages share
 */
export function pageCache(file: string, target: string, documents: string, shared: string): PageCache {
  const previous = read(file);
  const hasSameDocuments = previous?.documents === documents;
  const hasSameShared = hasSameDocuments && previous.shared === shared;
  const pages: Record<string, CachedPage> = {};
  const createdFolders = new Set<string>();
  const rendered: (PlannedPage & { hash: string })[] = [];

  /** Reuses a page when both of its files are unchanged. */
  const reuse = ({ html, data, own }: PlannedPage, folder: string, cached: CachedPage): boolean => {
    if (!isSame(fileStamp(join(target, html)), cached.html)) return false;
    if (!isSame(fileStamp(join(target, data)), cached.data)) return false;
    if (!linkFile(target, folder, html, createdFolders)) return false;
    if (!linkFile(target, folder, data, createdFolders)) {
      // Otherwise the page would be rendered into the linked file of the previous site.
      rmSync(join(folder, html));
      return false;
    }
    pages[html] = { ...cached, own: own() };
    return true;
  };

  return {
    *changed(planned, folder, onReuse) {
      for (const plan of planned) {
        const cached =
          hasSameDocuments && Object.hasOwn(previous.pages, plan.html)
            ? previous.pages[plan.html]
            : undefined;
        if (cached && hasSameShared && cached.own === plan.own() && reuse(plan, folder, cached)) {
          onReuse();
          continue;
        }
        const input = plan.input();
        if (cached?.hash === input.hash && reuse(plan, folder, cached)) {
          onReuse();
          continue;
        }
        rendered.push({ ...plan, hash: input.hash });
        yield input;
      }
    },
    record(folder) {
      for (const { html, data, own, hash } of rendered) {
        const [htmlStamp, dataStamp] = [fileStamp(join(folder, html)), fileStamp(join(folder, data))];
        if (htmlStamp && dataStamp) pages[html] = { own: own(), hash, html: htmlStamp, data: dataStamp };
      }
    },
    save() {
      write(file, { documents, shared, pages });
    },
  };
}

/**
 * Returns a hash of the inputs of all documents of a build.
 *
 * @param parts plain data: the document context, the build info, the hash of the sources
 */
export function documentsHash(...parts: unknown[]): string {
  const { node, icu, v8 } = process.versions;
  return createHash('sha256')
    .update(JSON.stringify([parts, node, icu, v8, process.env.NODE_ENV]))
    .digest('hex');
}

/** Reads a cache file. A file that is truncated or edited is ignored. */
function read(file: string): CacheFile | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const [sum, json] = [text.slice(0, end), text.slice(end + 1)];
    return sum === checksum(json) ? (JSON.parse(json) as CacheFile) : undefined;
  } catch {
    return undefined;
  }
}

function write(file: string, content: CacheFile) {
  const json = JSON.stringify(content);
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, `${checksum(json)}\n${json}`);
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function fileStamp(file: string): FileStamp | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? [stats.size, stats.mtimeMs] : undefined;
}

function isSame(one: FileStamp | undefined, other: FileStamp): boolean {
  return one !== undefined && one[0] === other[0] && one[1] === other[1];
}

/** Hard-links a file into the new folder. Returns false when the file system does not support it. */
function linkFile(from: string, to: string, path: string, createdFolders: Set<string>): boolean {
  const target = join(to, path);
  try {
    const parent = dirname(target);
    if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true });
    createdFolders.add(parent);
    linkSync(join(from, path), target);
    return true;
  } catch {
    return false;
  }
}
