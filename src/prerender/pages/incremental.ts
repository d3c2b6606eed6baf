import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageInput, PlannedPage } from './page-plan';

/** What the last build remembers of itself, so that the next one draws only what has changed. */
interface CacheFile {
  /** What all documents were made from: assets, frames, sources. */
  documents: string;
  /** What all data were made from, beside what the config says of each page alone. */
  surroundings: string;
  /** Each page by the name of its document. */
  pages: Record<string, CachedPage>;
}

interface CachedPage {
  own: string;
  hash: string;
  /** Size and time of the two files, to see that nobody has touched them since. */
  html: FileStamp;
  data: FileStamp;
}

type FileStamp = [size: number, time: number];

/** The pages of the last build. */
export interface PageCache {
  /**
   * Puts every page that is as it was into the new folder.
   *
   * @returns the others, which have to be drawn
   */
  changed(planned: Iterable<PlannedPage>, folder: string, kept: () => void): Generator<PageInput>;
  /**
   * Notes how the pages that were drawn lie in the new folder. It is done before the folder is put in its place:
   * afterwards it could be another build's.
   */
  note(folder: string): void;
  /** Remembers the pages for the next build, after the folder was put in its place. */
  remember(): void;
}

/**
 * The pages of the last build into a folder. A page is taken over when everything that it is made from is the
 * same and its files are as they were written; whatever is missing or unreadable only means more to draw.
 *
 * @param file where the build's memory is kept, under `.cache`
 * @param target the folder of the last build
 * @param documents a hash of what all documents are made from
 * @param surroundings a hash of what all pages' data are made from
 */
export function pageCache(file: string, target: string, documents: string, surroundings: string): PageCache {
  const last = read(file);
  const isSameKit = last?.documents === documents;
  const isSameSite = isSameKit && last.surroundings === surroundings;
  const pages: Record<string, CachedPage> = {};
  const made = new Set<string>();
  const drawn: (PlannedPage & { hash: string })[] = [];

  /** Takes a page over when both of its files are as they were written. */
  const take = ({ html, data }: PlannedPage, folder: string, known: CachedPage, own: string): boolean => {
    if (!isSame(mark(join(target, html)), known.html) || !isSame(mark(join(target, data)), known.data))
      return false;
    if (!linked(target, folder, html, made)) return false;
    if (!linked(target, folder, data, made)) {
      // What is drawn instead must not be written into the last site's file.
      rmSync(join(folder, html));
      return false;
    }
    pages[html] = { ...known, own };
    return true;
  };

  return {
    *changed(planned, folder, kept) {
      for (const plan of planned) {
        const known = isSameKit && Object.hasOwn(last.pages, plan.html) ? last.pages[plan.html] : undefined;
        if (known && isSameSite && known.own === plan.own && take(plan, folder, known, plan.own)) {
          kept();
          continue;
        }
        const sheet = plan.sheet();
        if (known?.hash === sheet.hash && take(plan, folder, known, plan.own)) {
          kept();
          continue;
        }
        drawn.push({ ...plan, hash: sheet.hash });
        yield sheet;
      }
    },
    note(folder) {
      for (const { html, data, own, hash } of drawn) {
        const [marked, dataMarked] = [mark(join(folder, html)), mark(join(folder, data))];
        if (marked && dataMarked) pages[html] = { own, hash, html: marked, data: dataMarked };
      }
    },
    remember() {
      write(file, { documents, surroundings, pages });
    },
  };
}

/**
 * A hash of what all documents of a build are made from.
 *
 * @param parts plain data and names: the kit, the build, the sources
 */
export function documentsHash(...parts: unknown[]): string {
  const { node, icu, v8 } = process.versions;
  return createHash('sha256')
    .update(JSON.stringify([parts, node, icu, v8, process.env.NODE_ENV]))
    .digest('hex');
}

/** A memory that was written in part or by hand says nothing. */
function read(file: string): CacheFile | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const [seal, memory] = [text.slice(0, end), text.slice(end + 1)];
    return seal === checksum(memory) ? (JSON.parse(memory) as CacheFile) : undefined;
  } catch {
    return undefined;
  }
}

function write(file: string, said: CacheFile) {
  const memory = JSON.stringify(said);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `${checksum(memory)}\n${memory}`);
  renameSync(`${file}.${process.pid}`, file);
}

function checksum(memory: string): string {
  return createHash('sha256').update(memory).digest('hex');
}

function mark(file: string): FileStamp | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? [found.size, found.mtimeMs] : undefined;
}

function isSame(one: FileStamp | undefined, other: FileStamp): boolean {
  return one !== undefined && one[0] === other[0] && one[1] === other[1];
}

/** Gives a file a second name in the new folder; false where the system has no such names. */
function linked(from: string, to: string, path: string, made: Set<string>): boolean {
  const goal = join(to, path);
  try {
    const parent = dirname(goal);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    linkSync(join(from, path), goal);
    return true;
  } catch {
    return false;
  }
}
