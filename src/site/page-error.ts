import { LocatedError } from '../lib/located-error';
import { inEachLanguage, say, type MessageLanguage } from '../lib/text/message-language';
import type { Language } from './languages';

/** A page in a language. The data of a page are one. */
interface PagePlace {
  url: string;
  language: Language;
}

interface BlockPlace {
  index: number;
  type: string;
}

/**
 * Makes a page or a part of one.
 *
 * @param block the block that is made; undefined for the page
 * @throws LocatedError when this fails: it names the page, its language and the block
 */
export function onPage<Result>(page: PagePlace, block: BlockPlace | undefined, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw pageError(page, block, error);
  }
}

/** Returns an error that names the page, its language and the block; one from further inside, which knows more, as it is. */
export function pageError(
  { url, language }: PagePlace,
  block: BlockPlace | undefined,
  cause: unknown,
): LocatedError {
  if (cause instanceof LocatedError) return cause;
  const page = `page ${url} (${language})`;
  const location = inEachLanguage((name) =>
    block ? `${page} › ${blockName(block.type, block.index, name)}` : page,
  );
  return new LocatedError(location, cause);
}

/**
 * Returns the name of a block in messages.
 *
 * @param index its index on the page, from 0
 * @example blockName('faq', 1, 'fr') // 'bloc 2 « faq »'
 */
export function blockName(type: unknown, index: number, language: MessageLanguage): string {
  const number = { en: `block ${index + 1}`, fr: `bloc ${index + 1}` };
  return typeof type === 'string'
    ? say({ en: `${number.en} "${type}"`, fr: `${number.fr} « ${type} »` }, language)
    : number[language];
}
