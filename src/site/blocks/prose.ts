import type { BlockContext } from './context';
import type { Text } from '../types.generated';

/** The company's legal facts that are filled in, such as its registration number, by their names. */
export function legalLines({ site, speak }: BlockContext): { name: string; value: string }[] {
  return Object.entries(site.config.organization.legal)
    .map(([name, value]) => ({ name, value: isText(value) ? speak(value).text : String(value) }))
    .filter((line) => line.value !== '');
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' || (typeof value === 'string' && value.startsWith('t:'));
}
