/** Words of English that are none of French, in the French texts for maintainers. */
const words =
  'the|and|of|is|are|was|were|be|been|has|have|had|with|without|not|no|there|here|this|that|these|those|what|which|whose|when|where|why|how|only|every|each|any|some|all|its|their|your|you|it|they|we|by|for|into|than|then|because|already|again|also|too|more|must|may|can|cannot|should|would|does|do|did|needs|takes|missing|unknown|wrong|error|warning|block|redirect|shared|file|folder|kind|required|language|first|last|new|old|nothing|written|changed|failed|draft|scheduled|expired';
const english = new RegExp(String.raw`(?<![\w./-])(?:${words})(?![\w/-]|\.\w|’)`, 'giu');

/** What a text only quotes: values, code, commands, options, fields, files, and menus of VS Code. */
const quoted =
  /«[^»]*»|“[^”]*”|"[^"]*"|`[^`]*`|\{[^}]*\}|npm (?:run|start|test)\b.*|git \w+\b.*|--[\w-]+(?:[= ][a-z|]+)?|[\w./-]+\.(?:json|ts|mjs|md)\b|› [\w.[\]]+|^ {2}[a-z]+(?= {2})|\([a-z]+\)|\b(?:File|\w+ with Encoding)\b/gm;

/**
 * Returns the English words of a French text.
 *
 * @example englishIn('il manque the file') // ['the', 'file']
 */
export function englishIn(text: string): string[] {
  return text.replaceAll(quoted, ' ').match(english) ?? [];
}
