import { resolve } from 'node:path';
import { it, expect } from 'vitest';
import { BuiltSite, type Check } from './built-site';

declare module 'vitest' {
  interface TaskMeta {
    /** The problems that a test has found, one line each, for the report of `npm run release`. */
    problems?: string[];
  }
}

const folder = resolve(process.env.BUILT_SITE ?? 'dist');
let site: BuiltSite | undefined;

/** Tests the folder of `BUILT_SITE`, by default `dist`: one test for each check. */
export function promises(checks: Record<string, Check>): void {
  it.for(Object.entries(checks).map(([title, check]) => ({ title, check })))(
    '$title',
    async ({ check }, { task }) => {
      site ??= new BuiltSite(folder);
      const problems = await check(site);
      task.meta.problems = problems;
      expect(problems).toEqual([]);
    },
  );
}
