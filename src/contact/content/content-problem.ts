import { excerpt } from './excerpt';
import { fieldNames, type FieldName, type Message } from '../field-problem';
import { plainText } from './normalize';
import { isScript } from './script';
import { isSpam } from './spam';
import { isSql } from './sql';

/** Why a message is refused for what it holds; each reason has its own text in the error catalogue. */
export interface ContentProblem {
  error: 'spam' | 'sql' | 'script';
  field: FieldName;
  /** What of the field is refused, as the visitor typed it. */
  excerpt: string;
}

/**
 * What a message holds that is refused (specification, section 5): spam in any field before SQL in any,
 * SQL before script.
 *
 * @param keywords what spam is known by, `contact.keywords` of the config
 * @example contentProblem({ ...message, subject: "' or 1=1 --" }, ['casino']) // { error: 'sql', field: 'subject', excerpt: 'or 1=1' }
 */
export function contentProblem(message: Message, keywords: readonly string[]): ContentProblem | undefined {
  const fields = fieldNames.map((field) => ({ field, plain: plainText(message[field]) }));
  const rules = [
    ['spam', (plain: string) => isSpam(plain, keywords)],
    ['sql', isSql],
    ['script', isScript],
  ] as const;
  for (const [error, breaks] of rules) {
    const found = fields.find(({ plain }) => breaks(plain));
    if (found) {
      const { field } = found;
      return { error, field, excerpt: excerpt(message[field], (part) => breaks(plainText(part))) };
    }
  }
  return undefined;
}
