import { fieldNames, type FieldName, type Message } from '../field-problem';
import { excerpt } from './excerpt';
import { plainText } from './normalize';
import { isScript } from './script';
import { isSpam } from './spam';
import { isSql } from './sql';

/** Why the content of a message is rejected. Each reason has an error text in `frame.contact.errors`. */
export interface ContentProblem {
  error: 'spam' | 'sql' | 'script';
  field: FieldName;
  /** The rejected part of the field, as the visitor typed it. */
  excerpt: string;
}

/**
 * Returns the first problem in the content of a message (specification, section 5): spam in any field before SQL in
 * any field, SQL before script.
 *
 * @param keywords the spam keywords, `contact.keywords` of the config
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
