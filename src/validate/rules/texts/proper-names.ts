import type { SourceText } from '../../../config/texts/all-texts';
import { lazy } from '../../../lib/lazy';
import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import { modelOf } from '../../../site/blocks/index';
import type { SiteConfig } from '../../../site/types.generated';
import type { Context } from '../../context';

/**
 * Creates a function that removes from a text what is the same in every language: names, terms, addresses and placeholders.
 *
 * @param context its config names the company, the projects and, under `terms`, words that stay the same
 */
export function namesRemover({ config, texts }: Pick<Context, 'config' | 'texts'>): (text: string) => string {
  const same = lazy(() =>
    sameEverywhere([
      config.organization.name,
      config.organization.legalName ?? '',
      ...(config.terms ?? []),
      ...texts.flatMap((text) =>
        isBlockName(text, config) ? Object.values(text.texts).flatMap((words) => words ?? []) : [],
      ),
    ]),
  );
  return (text) => text.replace(same(), ' ');
}

/** Returns whether a text is the name of a project, or a line of an address. */
export function isProperName(text: SourceText, config: SiteConfig): boolean {
  const { path = [] } = text;
  return (
    (path[0] === 'organization' && (path[1] === 'address' || path[1] === 'areaServed')) ||
    isBlockName(text, config)
  );
}

/** Returns whether a text is a proper name in a block. */
function isBlockName({ path = [] }: SourceText, config: SiteConfig): boolean {
  const [part, page, list, place, ...field] = path;
  if (part !== 'pages' || list !== 'blocks') return false;
  const block = config.pages[Number(page)]?.blocks[Number(place)];
  return block !== undefined && (modelOf(block).isProperName?.(block, field) ?? false);
}

/** Returns the pattern of language-independent parts: placeholders, e-mail and web addresses, names and terms. */
function sameEverywhere(terms: string[]): RegExp {
  const words = [...new Set(terms)]
    .filter((term) => term !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(escapeRegExp);
  const names = String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`;
  return new RegExp(
    String.raw`\{[^{}]*\}|\S+@\S+|https?:\/\/\S+|\S+\.[a-z]{2,}(?![\p{L}\d])|${names}`,
    'giu',
  );
}
