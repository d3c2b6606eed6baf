import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sites';

/** The template of the mail service. */
export const template = readFileSync(join(root, 'deploy/emailjs/template.html'), 'utf8');

/** Fills the template as the mail service does: values are escaped, and those that were not sent are empty. */
export function filledTemplate(values: Record<string, string>): Document {
  const element = document.createElement('p');
  const escaped = (value: string) => {
    element.textContent = value;
    return element.innerHTML;
  };
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''));
  return new DOMParser().parseFromString(html, 'text/html');
}
