import type { BlockDataOf } from '../page-data.types';
import type { BlockByType } from '../types.generated';
import type { BlockContext } from './context';
import type { BlockModel, Publication } from './model';
import type { Text } from '../types.generated';

export const prose: BlockModel<'prose'> = {
  data: (_, context) => ({ legal: legalLines(context) }),
  publishedPart: publishedProse,
  headingIds: ({ parts }) => parts.map(({ id }) => `${id}-title`),
};

/**
 * Returns the company's legal details that have a value, such as its registration number. Those of a fictitious company
 * that are only zeros are no value.
 */
function legalLines({ site, t }: BlockContext): BlockDataOf<'prose'>['legal'] {
  const { legal, placeholder } = site.config.organization;
  return Object.entries(legal)
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((entry) => ({ name: entry.number, label: t(entry.name).text, value: entry.number }))
        : [{ name, value: isText(value) ? t(value).text : String(value) }],
    )
    .filter(({ value }) => value !== '' && !(placeholder && /^[0\s-]+$/.test(value)));
}

function isText(value: Text): boolean {
  return typeof value === 'object' || value.startsWith('t:');
}

/** Returns a long text without unpublished links, and without the parts that would be empty. */
function publishedProse(
  block: BlockByType['prose'],
  { path, isLinked }: Publication,
): BlockByType['prose'] | null {
  const parts = block.parts.flatMap((part, at) => {
    const content = part.content.flatMap(({ link, ...piece }, index) => {
      if (!link || isLinked(link.to, [...path, 'parts', at, 'content', index, 'link', 'to']))
        return [{ ...piece, ...(link && { link }) }];
      return Object.keys(piece).length === 0 ? [] : [piece];
    });
    return content.length === 0 ? [] : [{ ...part, content }];
  });
  return parts.length === 0 ? null : { ...block, parts };
}
