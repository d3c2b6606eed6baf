import { isInside, leavesIn, setAt, stripComments, valueAt, type Path } from '../../lib/json';
import type { Translated } from '../../lib/text/message-language';
import type { Page } from '../../site/types.generated';
import { textsIn } from '../entries';
import { referencesIn, type Change, type SiteValues } from '../edit-site';
import { placeTexts, type GivenText } from './locale-entries';
import { renamedReference } from './set';

/**
 * Adds a part to the config: an entry of a list, a block or a page before the one at its index, or a field. Its texts may be
 * written in each language; their translations go to the locale files.
 *
 * @param path the path that it will have
 * @param value such as a copy, or what `fillTemplate()` makes of a snippet of the schema
 * @param what its name in a report
 */
export function add(values: SiteValues, path: Path, value: unknown, what?: Translated): Change[] {
  const list = valueAt(values.config, path.slice(0, -1));
  if (Array.isArray(list)) list.splice(Number(path.at(-1)), 0, value);
  else setAt(values.config, path, value);
  placeTexts(values, path);
  return what ? [{ path, isNew: true, what }] : [];
}

interface CopyOptions {
  /** The name of the copy itself; by default that of the original with a number. */
  name?: string;
  /**
   * Returns the words of a text of the copy, by its path in the config and its place among the texts. A text without words is left
   * out, and with it a part such as a link, none of whose texts have words. By default the words stay.
   */
  wordsOf?: (path: Path, index: number) => GivenText | string | undefined;
}

/**
 * Returns a copy of a part of the config, to be added. What has a name gets a new one, which references inside the copy
 * follow. A page gets an address of its own, and is a draft.
 *
 * @param path the path of the original
 */
export function copyOf(
  values: Pick<SiteValues, 'config' | 'findReferences'>,
  path: Path,
  { name, wordsOf }: CopyOptions = {},
): unknown {
  const { config } = values;
  const { declarations, references } = referencesIn(values);
  const copies = [stripComments(structuredClone(valueAt(config, path)))];
  const inCopy = (inner: Path): Path => [0, ...inner.slice(path.length)];
  const isPage = path[0] === 'pages' && path.length === 2;
  const taken = new Set(declarations.map((each) => each.name));
  for (const declaration of declarations) {
    const depth = declaration.path.length - path.length;
    // An anchor is unique on its page only.
    if (!isInside(declaration.path, path) || depth === 0 || (isPage && depth > 1)) continue;
    const renamed = (depth === 1 && name) || newName(declaration.name, taken);
    for (const reference of references.filter((each) => isInside(each.path, path))) {
      const at = inCopy(reference.path);
      const value = valueAt(copies, at);
      setAt(copies, at, renamedReference(config, declaration, renamed, { ...reference, value }));
    }
    setAt(copies, inCopy(declaration.path), renamed);
  }
  if (isPage) copies[0] = draftOf(copies[0] as Page);
  if (!wordsOf) return copies[0];
  const texts = textsIn(references, path).map((text, index) => ({
    at: inCopy(text),
    words: wordsOf(text, index),
  }));
  for (const { at, words } of texts) {
    if (words !== undefined) setAt(copies, at, words);
    else {
      // The schema says whether the entry needs a part without words, such as a link.
      const part = at.slice(0, -1);
      const isPart = part.length > 1 && typeof part.at(-1) === 'string';
      const isEmpty = texts.every((other) => other.words === undefined || !isInside(other.at, part));
      removeAt(copies, isPart && isEmpty ? part : at);
    }
  }
  return copies[0];
}

/** Returns the copy of a page, which has its own id, as a draft with addresses that end with it. */
function draftOf(copy: Page): Page {
  const { id, status: _, ...page } = copy;
  for (const { path, value } of leavesIn(page.path, ['path']))
    setAt(page, path, String(value).replace(/[^/]*$/, id));
  // The line of the status is deleted to publish the page, so it is not the last one.
  return { id, status: 'draft', ...page };
}

function removeAt(value: object, path: Path): void {
  const parent = Object(valueAt(value, path.slice(0, -1))) as object;
  Reflect.deleteProperty(parent, path.at(-1) ?? '');
}

function newName(name: string, taken: Set<string>): string {
  const [, stem = name] = /^(.*?)(?:-\d+)?$/.exec(name) ?? [];
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  taken.add(`${stem}-${number}`);
  return `${stem}-${number}`;
}
