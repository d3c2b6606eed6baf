import { resolve } from 'node:path';
import { it } from 'vitest';
import { BuiltSite, type Check } from './built-site';

/** The number of problems that are shown of each check: more lines are not read. */
const SHOWN = 40;

const folder = resolve(process.env.BUILT_SITE ?? 'dist');
let site: BuiltSite | undefined;

/** Tests the folder of `BUILT_SITE`, by default `dist`: one test for each check. */
export function promises(checks: Record<string, Check>): void {
  for (const [title, check] of Object.entries(checks))
    // oxlint-disable-next-line vitest/expect-expect -- `expectNone` fails
    it(`${title}`, async () => {
      site ??= new BuiltSite(folder);
      expectNone(await check(site));
    });
}

/** `npm run release` shows the report: its reader needs the problems, and not the lines of a test. */
function expectNone(problems: readonly string[]): void {
  const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
  const message = [...problems.slice(0, SHOWN), ...more].join('\n');
  if (message) throw Object.assign(new Error(message), { stack: '' });
}
