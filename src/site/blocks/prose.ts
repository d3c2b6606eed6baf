import type { BlockContext } from './context';
import type { Text } from '../types.generated';

/** Returns the company's legal details that have a value, such as its registration number. */
export function legalLines({ site, t }: BlockContext): { name: string; value: string }[] {
  return Object.entries(site.config.organization.legal)
    .map(([name, value]) => ({ name, value: isText(value) ? t(value).text : String(value) }))
    .filter((line) => line.value !== '');
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' || (typeof value === 'string' && value.startsWith('t:'));
}
