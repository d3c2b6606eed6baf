import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root';

/** The part of Vitest's JSON report that is read. */
interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      meta: { problems?: string[] };
    }[];
  }[];
}

/**
 * Runs the tests of `tests/built` on a built site.
 *
 * @param site the folder of the built site
 * @param root the folder of the site's config, whose `.env` files may hold secrets
 * @returns the problems, one line each with the file
 * @throws when Vitest is missing or cannot run
 */
export function contentProblems(site: string, root: string): string[] {
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  if (!existsSync(vitest))
    throw new Error(
      'The checks of a release need the development packages, and Vitest is missing. Install them: npm ci --include=dev',
    );
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const file = join(folder, 'report.json');
  try {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--project=built', '--reporter=json', `--outputFile=${file}`],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'test', TEST_ALL: '1', BUILT_SITE: site, BUILT_SITE_ROOT: root },
      },
    );
    if (!existsSync(file)) throw new Error(`The checks of tests/built cannot run:\n${stderr || stdout}`);
    return problemsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the problems of a report: those that a test has listed, or the first line of what it says. */
export function problemsOf({ testResults }: Report): string[] {
  const firstLine = (text = '') => text.split('\n')[0] ?? '';
  const problems = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${firstLine(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ fullName, failureMessages, meta }) =>
        meta.problems?.length ? meta.problems : [`${fullName}: ${firstLine(failureMessages[0])}`],
      ),
  ]);
  return [...new Set(problems)];
}
