import { test, type Page } from '@playwright/test';
import { ProjectCopy, served } from '../support/project-copy';
import { ready } from './fixtures';

/**
 * Serves a copy of the project with `dev` during the tests of a group.
 *
 * @param offset the distance of its port from that of the tests; another one for each file
 * @returns the address, and the copy once the tests run
 */
export function serveDevelopment(offset: number): { address: string; copy: () => ProjectCopy } {
  const port = Number(process.env.PORT || 4319) + offset;
  let copy: ProjectCopy;
  let stop = () => {};
  test.beforeAll(async () => {
    // The time of the tests is not that of their hooks.
    test.setTimeout(90_000);
    copy = new ProjectCopy();
    stop = await served(copy.folder, 'dev', port);
  });
  test.afterAll(() => {
    stop();
    copy[Symbol.dispose]();
  });
  return { address: `http://127.0.0.1:${port}`, copy: () => copy };
}

/** Waits until the page is interactive and hears what the server says about the site. */
export async function listening(page: Page): Promise<void> {
  await ready(page);
  await page.waitForLoadState('networkidle');
}
