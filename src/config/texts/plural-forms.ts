import { withoutForm } from '../../site/plural-forms';
import { countedKeys } from './ui-keys';

/**
 * Returns the parts of a key: that of the text, and the plural form.
 *
 * @example splitForm('frame.cases.months_few') // { key: 'frame.cases.months', form: 'few' }
 */
export function splitForm(key: string): { key: string; form?: string } {
  const text = withoutForm(key);
  return text !== key && countedKeys.has(text) ? { key: text, form: key.slice(text.length + 1) } : { key };
}
