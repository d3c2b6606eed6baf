import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import lock from '../../src/cli/lock';
import validate from '../../src/cli/validate';
import { saidLines } from '../support/said';
import { newService, SiteCopy, withNewService } from '../support/site-copy';

const said = saidLines();
let copy: SiteCopy;
beforeEach(() => void (copy = new SiteCopy()));
afterEach(() => copy[Symbol.dispose]());

function git(...words: string[]) {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  const { status, stderr } = spawnSync('git', [...identity, ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

async function committed(change: () => unknown) {
  change();
  expect(await lock.execute([], copy.folder)).toBe(0);
  git('add', '-A');
  git('commit', '-q', '-m', 'A change.');
}

/** Checks the site as a pull request does, and returns the exit code and what is said. */
async function compared(base = 'published') {
  said.length = 0;
  const status = await validate.execute(['--since', base], copy.folder);
  return { status, text: said.join('\n') };
}

it('an address that a revert takes out of the list is reported, with the redirect to paste', async () => {
  git('init', '-q', '-b', 'main');
  await committed(() => undefined);
  await committed(() => copy.change((config) => withNewService(config)));
  git('branch', 'published');
  git('revert', '--no-edit', 'HEAD');
  expect(await validate.execute([], copy.folder)).toBe(0);
  const path = `/consulting/${newService}`;
  const { status, text } = await compared();
  expect(status).toBe(1);
  expect(text).toContain(`The address ${path} was published and now has neither a page nor a redirect.`);
  expect(text.match(/PATH-001 .*published/g)).toHaveLength(1);
  expect(text).toContain(`{ "from": "${path}", "to": "consulting" }`);
  copy.change((config) => (config.redirects = [{ from: path, to: 'consulting' }]));
  expect((await compared()).status).toBe(0);
});

it('an address is reported when the whole list is gone, and what only the other branch published is not', async () => {
  git('init', '-q', '-b', 'main');
  await committed(() => undefined);
  git('switch', '-q', '-c', 'published');
  await committed(() => copy.change((config) => withNewService(config)));
  git('switch', '-q', 'main');
  expect((await compared()).status).toBe(0);
  git('reset', '-q', '--hard', 'published');
  git('revert', '--no-edit', 'HEAD');
  rmSync(join(copy.folder, 'site.lock.json'));
  expect((await compared()).text).toContain(`The address /consulting/${newService} was published`);
});

it('without the history of the commit nothing is compared, which is said and no error', async () => {
  const answer = { status: 0, text: expect.stringContaining('were not compared with those of published') };
  expect(await compared()).toEqual(answer);
  git('init', '-q', '-b', 'main');
  await committed(() => undefined);
  expect(await compared()).toEqual(answer);
  expect((await compared('--help')).status).toBe(0);
});
