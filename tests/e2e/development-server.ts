import { test, type Page } from '@playwright/test';
import { freePorts } from '../support/ports';
import { ProjectCopy, served } from '../support/project-copy';
import { ready } from './fixtures';

/**
 * Serves a copy of the project with `dev` during the tests of a group.
 *
 * @returns the address and the copy, once the tests run
 */
export function serveDevelopment(): { address: () => string; copy: () => ProjectCopy } {
  let copy: ProjectCopy;
  let port: number;
  let stop = async () => {};
  test.beforeAll(async () => {
    copy = new ProjectCopy();
    [port] = (await freePorts(1)) as [number];
    stop = await served(copy.folder, 'dev', port);
  });
  test.afterAll(async () => {
    await stop();
    copy[Symbol.dispose]();
  });
  return { address: () => `http://127.0.0.1:${port}`, copy: () => copy };
}

/** Waits until the page is interactive and hears what the server says about the site. */
export async function listening(page: Page): Promise<void> {
  await ready(page);
  await page.waitForLoadState('networkidle');
}
