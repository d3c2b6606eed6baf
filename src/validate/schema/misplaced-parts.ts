import type { ErrorObject } from 'ajv';
import { isObject } from '../../lib/json';

/** The parts of a config that are pasted into a wrong list, with the fields that show what a part is. */
const fieldsOf = {
  page: ['path', 'blocks'],
  ad: ['gradient', 'cta'],
  question: ['question', 'answer'],
  button: ['label', 'to'],
  block: ['type'],
} as const;

export type PartKind = keyof typeof fieldsOf;

/** The lists in which a part may be misplaced. */
const lists: [place: RegExp, kind: PartKind][] = [
  [/^\/pages\/\d+$/, 'page'],
  [/^\/ads\/\d+$/, 'ad'],
  [/^\/pages\/\d+\/blocks\/\d+$/, 'block'],
];

/**
 * Replaces the errors of each part in a wrong list, such as a page among blocks, by one with the keyword `misplaced`: all
 * fields of such a part are wrong for the same reason.
 */
export function withoutMisplacedContent(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const misplaced = new Map<string, ErrorObject>();
  for (const error of errors) {
    const params = misplacedPartOf(error);
    if (params) misplaced.set(error.instancePath, { ...error, keyword: 'misplaced', params });
  }
  if (misplaced.size === 0) return errors;
  const isInside = ({ instancePath }: ErrorObject) =>
    [...misplaced.keys()].some((path) => `${instancePath}/`.startsWith(`${path}/`));
  return [...misplaced.values(), ...errors.filter((error) => !isInside(error))];
}

/** Returns what a value is, and what it should be; undefined when it is not clear, or is in its place. */
function misplacedPartOf({
  keyword,
  instancePath,
  params,
  data,
}: ErrorObject): { part: PartKind; place: PartKind } | undefined {
  const [, place] = lists.find(([list]) => list.test(instancePath)) ?? [];
  if (keyword !== 'required' || !isObject(data) || place === undefined) return undefined;
  // A part is recognized by what it lacks, too: a page without its blocks is a page.
  if (!(fieldsOf[place] as readonly string[]).includes(String(params.missingProperty))) return undefined;
  if (fieldsOf[place].some((field) => field in data)) return undefined;
  const part = (Object.keys(fieldsOf) as PartKind[]).find((kind) =>
    fieldsOf[kind].every((field) => field in data),
  );
  return part === undefined || part === place ? undefined : { part, place };
}
