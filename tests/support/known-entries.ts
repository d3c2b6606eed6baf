import { isObject, valueAt, type Path } from '../../src/lib/json';
import type { SiteConfig } from '../../src/site/types.generated';

/** Returns a text in the languages of the engine's sites. */
export const text = (words: string) => ({ fr: words, en: `${words} (en)`, ar: `كلمات ${words}` });

/** The way to an entry, with the entries of lists themselves in place of their indexes. */
export type Way = (string | object)[];

/** The entries of each list at some time, and the list as JSON. */
type Snapshot = Map<object[], { entries: object[]; json: string }>;

/** A config whose lists shift, and whose entries stay the same objects: what a test knows of them, independent of the engine. */
export class KnownEntries {
  constructor(
    readonly config: SiteConfig,
    readonly random: () => number,
  ) {}

  pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[Math.floor(this.random() * entries.length)]!;
  }

  wayTo(path: Path): Way {
    return path.map((step, at) =>
      typeof step === 'number' ? (valueAt(this.config, path.slice(0, at + 1)) as object) : step,
    );
  }

  /** Returns the path of an entry by now. When an entry is gone, one that looks like it is as good. */
  pathsOf([step, ...rest]: Way, value: unknown = this.config, path: Path = []): Path[] {
    if (step === undefined) return [path];
    const list = value as object[];
    const looksLike = (each: object) => ownContent(each) === ownContent(step as object);
    const next =
      typeof step === 'string'
        ? [step]
        : [...list.keys()].filter((at) => (list.includes(step) ? list[at] === step : looksLike(list[at]!)));
    return next.flatMap((each) => this.pathsOf(rest, valueAt(value, [each]), [...path, each]));
  }

  snapshot(): Snapshot {
    const lists = listsIn(this.config).map((path) => valueAt(this.config, path) as object[]);
    return new Map(lists.map((list) => [list, { entries: [...list], json: JSON.stringify(list) }]));
  }

  restore(before: Snapshot): void {
    for (const [list, { entries }] of before) list.splice(0, list.length, ...entries);
  }

  /** Inserts, removes, moves or doubles an entry of a list: mostly one of those around an entry. */
  shift(around: Way): string {
    const lists = listsIn(this.config);
    const near = lists.filter((path) => around.some((step) => this.#list(path).includes(step as object)));
    const path = this.pick(this.random() < 0.7 && near.length > 0 ? near : lists);
    const list = this.#list(path);
    const index = Math.floor(this.random() * list.length);
    const to = Math.floor(this.random() * (list.length + 1));
    const kind = this.pick(['insert', 'remove', 'move', 'double']);
    const entry = list[index]!;
    if (kind === 'move' || kind === 'remove') list.splice(index, 1);
    if (kind !== 'remove') list.splice(to, 0, kind === 'move' ? entry : this.#another(entry, kind));
    return `${kind} ${path.join('.')}[${index}] ${to}`;
  }

  #list(path: Path): object[] {
    return valueAt(this.config, path) as object[];
  }

  /** Returns an entry like another one; one to insert differs in a text or number, and keeps the other words. */
  #another(entry: object, kind: string): object {
    const copied = structuredClone(entry) as Record<string, unknown>;
    const name = `x${Math.floor(this.random() * 1e9)}`;
    if ('id' in copied) copied.id = name;
    // The address, the title and the description of a page are its own.
    if ('blocks' in copied)
      return { ...copied, path: `/${name}`, title: text(`Page ${name}`), description: text(`Sur ${name}`) };
    if (kind === 'double') return copied;
    if ('fr' in copied) return text(`Nouveau ${name}`);
    const field = Object.keys(copied).find((each) => isClickable(copied[each], each));
    if (field === undefined) return { ...copied, id: name };
    return { ...copied, [field]: typeof copied[field] === 'number' ? 4711 : text(`Nouveau ${name}`) };
  }

  /**
   * Returns whether nobody can doubt that an entry is the one of before: in a list that has changed nothing looks like it, and
   * the lists inside it are not all new. A page is known by its id.
   */
  isCertain(way: Way, before: Snapshot): boolean {
    let value: unknown = this.config;
    for (const step of way) {
      if (Array.isArray(value) && typeof step !== 'string') {
        const { entries = [], json } = before.get(value) ?? {};
        const isOnly = (list: object[]) =>
          list.includes(step) && list.filter((each) => ownContent(each) === ownContent(step)).length === 1;
        const isSure = isOnly(entries) && isOnly(value) && isKept(step, before);
        const isSame = value === this.config.pages ? value.includes(step) : JSON.stringify(value) === json;
        if (!isSame && !isSure) return false;
      }
      value = typeof step === 'string' ? valueAt(value, [step]) : step;
    }
    return true;
  }
}

/** Returns whether each list inside a value is or was empty, or has kept one of its entries. */
function isKept(value: unknown, before: Snapshot): boolean {
  if (!Array.isArray(value)) return childrenOf(value).every(([, inner]) => isKept(inner, before));
  const { entries } = before.get(value) ?? { entries: value };
  const kept = value.filter((entry: object) => entries.includes(entry));
  return entries.length === 0 || value.length === 0 || kept.some((entry) => isKept(entry, before));
}

/** Returns the paths of the texts and numbers inside entries of lists. */
export function clickablePaths(value: unknown, path: Path = []): Path[] {
  if (isClickable(value, path.at(-1))) return path.some((step) => typeof step === 'number') ? [path] : [];
  return childrenOf(value).flatMap(([step, inner]) => clickablePaths(inner, [...path, step]));
}

function isClickable(value: unknown, field: string | number | undefined): boolean {
  return (isObject(value) && 'fr' in value) || (typeof value === 'number' && field === 'value');
}

function childrenOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns the paths of the lists whose entries are objects; the languages stay as they are. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (path[0] === 'languages') return [];
  const isList = Array.isArray(value) && value.length > 0 && value.every(isObject);
  return [
    ...(isList ? [path] : []),
    ...childrenOf(value).flatMap(([step, inner]) => listsIn(inner, [...path, step])),
  ];
}

/** Returns the content of an entry without its lists. */
function ownContent(entry: object): string {
  return JSON.stringify(entry, (_, value: unknown) => (Array.isArray(value) ? null : value));
}
