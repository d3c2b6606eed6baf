import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms of which the sources run on a page. */
const ROOMS = ['client', 'site'];

/**
 * Returns the module with the keys of the texts that the layout shows: `t('frame.skip')`, `'t:frame.chat.open'`; the
 * variable part of `t(`frame.legal.${…}`)` is a `*`. Those with a number are listed again: `t('frame.…', { count })`.
 *
 * @returns the text of `src/config/texts/frame-keys.generated.ts`
 */
export function frameKeysModule(project: string): string {
  const keys = ROOMS.flatMap((room) =>
    readdirSync(join(project, 'src', room), { withFileTypes: true, recursive: true }),
  )
    .filter(({ name }) => /(?<!\.test|\.d|\.generated)\.tsx?$/.test(name))
    .map(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
    )
    .flatMap((source) => [...source.matchAll(/(['"`])(?:t:)?(frame\.[^'"`\s]+)\1(,\s*\{\s*count\b)?/g)])
    .map(([, , key = '', count]) => ({ key: key.replace(/\$\{[^}]*\}/, '*'), count }));
  const list = (uses: typeof keys) => JSON.stringify([...new Set(uses.map(({ key }) => key))].toSorted());
  return `// Written by "npm run generate" from the sources of the pages.
/** The keys of the texts that the layout shows; a \`*\` stands for a variable part. */
export const keysInSources = ${list(keys)} as const;
/** Those of texts with a number. */
export const countedInSources = ${list(keys.filter(({ count }) => count))} as const;
`;
}
