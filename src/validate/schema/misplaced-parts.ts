import type { ErrorObject } from 'ajv';
import { isObject } from '../../lib/json';

/**
 * Replaces the errors of each page or question among blocks and each block among pages by one, with the keyword `misplaced`: all
 * fields of such a part are wrong for the same reason.
 */
export function withoutMisplacedContent(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const misplaced = errors.flatMap((error) => {
    const part = misplacedPartOf(error);
    return part ? [{ ...error, keyword: 'misplaced', params: { part } }] : [];
  });
  if (misplaced.length === 0) return errors;
  const isInside = ({ instancePath }: ErrorObject) =>
    misplaced.some((part) => `${instancePath}/`.startsWith(`${part.instancePath}/`));
  return [...misplaced, ...errors.filter((error) => !isInside(error))];
}

/** Returns what a value is that lacks the field that all parts at its place have; undefined when it is not clear. */
function misplacedPartOf({
  keyword,
  instancePath,
  params,
  data,
}: ErrorObject): 'page' | 'block' | 'question' | undefined {
  if (keyword !== 'required' || !isObject(data)) return undefined;
  if (params.missingProperty === 'type' && 'question' in data && 'answer' in data) return 'question';
  if (params.missingProperty === 'type')
    return Array.isArray(data.blocks) && data.path !== undefined ? 'page' : undefined;
  const isPage = params.missingProperty === 'blocks' && /^\/pages\/\d+$/.test(instancePath);
  return isPage && typeof data.type === 'string' && data.path === undefined ? 'block' : undefined;
}
