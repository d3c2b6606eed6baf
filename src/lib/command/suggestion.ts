import { closestMatch } from '../text/closest-match';

/** Returns what an unknown name was likely meant to be, or else all names there are. */
export function suggestion(given: string, names: readonly string[]): string {
  const match = closestMatch(given, names);
  return match ? `Did you mean "${match}"?` : `There are: ${names.join(', ')}.`;
}
