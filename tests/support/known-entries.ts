import { isObject, valueAt, type Path } from '../../src/lib/json';
import type { SiteConfig } from '../../src/site/types.generated';

/** Returns a text in the languages of the engine's sites. */
export const text = (words: string) => ({ fr: words, en: `${words} (en)`, ar: `كلمات ${words}` });

/** A config whose entries are known again after shifts: what a test says of them, independent of the engine. */
export class KnownEntries {
  #ids = new WeakMap<object, symbol>();
  #original: unknown;
  config: SiteConfig;
  readonly #random: () => number;

  constructor(config: SiteConfig, random: () => number) {
    this.config = config;
    this.#random = random;
    this.#original = this.copy();
  }

  pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[Math.floor(this.#random() * entries.length)]!;
  }

  /** Returns a copy in which every object is the same as in the config. */
  copy(value: unknown = this.config): unknown {
    if (value === null || typeof value !== 'object') return value;
    const inner = childrenOf(value).map(([step, each]) => [step, this.copy(each)] as const);
    const copied = Array.isArray(value) ? inner.map(([, each]) => each) : Object.fromEntries(inner);
    this.#ids.set(copied, this.#id(value));
    return copied;
  }

  restore(before: unknown): void {
    this.config = this.copy(before) as SiteConfig;
  }

  /** Inserts, removes, moves or doubles an entry of a list: mostly one of those around the entry. */
  shift(around: Path): string {
    const now = this.entry(around)?.path ?? around;
    const lists = listsIn(this.config);
    const near = lists.filter(
      (list) => list.every((step, at) => step === now[at]) && list.length < now.length,
    );
    const path = this.pick(this.#random() < 0.7 && near.length > 0 ? near : lists);
    const list = valueAt(this.config, path) as object[];
    const index = Math.floor(this.#random() * list.length);
    const to = Math.floor(this.#random() * (list.length + 1));
    const kind = this.pick(['insert', 'remove', 'move', 'double'] as const);
    if (kind === 'move') list.splice(Math.min(to, list.length - 1), 0, ...list.splice(index, 1));
    else if (kind === 'remove') list.splice(index, 1);
    else if (list.length > 0) list.splice(to, 0, this.#another(list[index]!, kind === 'insert'));
    return `${kind} ${path.join('.')}[${index}] ${to}`;
  }

  /** Returns an entry like another one; a new one differs in one of its texts or numbers, and keeps the other words. */
  #another(entry: object, isNew: boolean): object {
    const copied = structuredClone(entry) as Record<string, unknown>;
    const name = `x${Math.floor(this.#random() * 1e9)}`;
    if ('id' in copied) copied.id = name;
    // The address, the title and the description of a page are its own.
    if ('blocks' in copied)
      return Object.assign(copied, {
        path: `/workshop/${name}`,
        title: text(`Page ${name}`),
        description: text(`Décrite ${name}`),
      });
    if (!isNew) return copied;
    if ('fr' in copied) return text(`Nouveau ${name}`);
    const field = Object.keys(copied).find((each) => isClickable(copied[each], each));
    if (field === undefined) return { ...copied, id: name };
    return { ...copied, [field]: typeof copied[field] === 'number' ? 4711 : text(`Nouveau ${name}`) };
  }

  /** Returns the entry that was at a path in the beginning; undefined when it is gone. */
  entry(path: Path): { path: Path; value: unknown } | undefined {
    let [from, value]: unknown[] = [this.#original, this.config];
    const now: (string | number)[] = [];
    for (const step of path) {
      const next = typeof step === 'number' ? this.#indexOf(value, valueAt(from, [step])) : step;
      if (next === -1) return undefined;
      now.push(next);
      [from, value] = [valueAt(from, [step]), valueAt(value, [next])];
    }
    return { path: now, value };
  }

  /** Returns whether nobody can doubt which entry it is: it is there, and where its list has changed nothing looks like it. */
  isCertain(before: unknown, original: Path): boolean {
    let [first, from, value]: unknown[] = [this.#original, before, this.config];
    for (const [depth, step] of original.entries()) {
      const entry = valueAt(first, [step]);
      const [old, next] = [from, value].map((each) =>
        typeof step === 'number' ? this.#indexOf(each, entry) : step,
      );
      if (old === -1 || next === -1) return false;
      const isPage = original[0] === 'pages' && depth === 1;
      if (typeof step === 'number' && !isPage && JSON.stringify(from) !== JSON.stringify(value)) {
        const own = ownContent(valueAt(value, [next!]));
        const isOnly = (list: unknown) =>
          (list as unknown[]).filter((each) => ownContent(each) === own).length === 1;
        if (!isOnly(from) || !isOnly(value)) return false;
        if (!this.#isKept(valueAt(from, [old!]), valueAt(value, [next!]))) return false;
      }
      [first, from, value] = [entry, valueAt(from, [old!]), valueAt(value, [next!])];
    }
    return true;
  }

  /** Returns the paths of the entries of the same page and lists with the same content. */
  copiesOf(content: unknown, original: Path): Path[] {
    const isLike = (path: Path) =>
      path.length === original.length &&
      path.every(
        (step, at) =>
          typeof step === typeof original[at] && (typeof step === 'number' || step === original[at]),
      );
    const page = original[0] === 'pages' ? this.entry(original.slice(0, 2))?.path[1] : undefined;
    return listsIn(this.config)
      .flatMap((list) => (valueAt(this.config, list) as unknown[]).map((_, index) => [...list, index]))
      .filter((path) => isLike(path) && (page === undefined || path[1] === page))
      .filter((path) => JSON.stringify(valueAt(this.config, path)) === JSON.stringify(content));
  }

  #id(value: object): symbol {
    const id = this.#ids.get(value) ?? Symbol('entry');
    this.#ids.set(value, id);
    return id;
  }

  #indexOf(list: unknown, entry: unknown): number {
    if (!Array.isArray(list)) return -1;
    return list.findIndex((each) => this.#id(each as object) === this.#id(entry as object));
  }

  /** Returns whether each list inside an entry is empty or has kept one of its entries. */
  #isKept(before: unknown, now: unknown): boolean {
    if (Array.isArray(before) && Array.isArray(now)) {
      const pairs = before.map((each) => [each, now[this.#indexOf(now, each)]]);
      return (
        before.length * now.length === 0 ||
        pairs.some(([old, each]) => each !== undefined && this.#isKept(old, each))
      );
    }
    return childrenOf(before).every(([step, inner]) => this.#isKept(inner, valueAt(now, [step])));
  }
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
function ownContent(entry: unknown): string {
  return JSON.stringify(entry, (_, value: unknown) => (Array.isArray(value) ? null : value));
}
