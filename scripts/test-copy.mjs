import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs `npm test` on a copy of the project after the edits of a maintainer: a service was pasted, and `npm run add`
 * added services, a question, an ad, a testimonial and a project. Nothing may fail because something was added.
 *
 * @returns the exit code of the tests
 */
export function testCopy(root, browser) {
  const copy = mkdtempSync(join(tmpdir(), 'site-with-edits-'));
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.split('\n');
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  addService(join(copy, 'site.config.json'));
  if (!addMore(copy)) {
    rmSync(copy, { recursive: true, force: true });
    return 1;
  }
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser, PORT: '4320' },
  });
  rmSync(copy, { recursive: true, force: true });
  return status ?? 1;
}

/** The page of the README's example, as a maintainer would paste it. */
function addService(file) {
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const example = JSON.parse(
    /```json\n(\{\n {2}"id": "domiciliation"[\s\S]*?)\n```/.exec(
      readFileSync(join(file, '../README.md'), 'utf8'),
    )[1],
  );
  const last = config.pages.findLastIndex(
    (page) => page.section === example.section && page.kind === 'service',
  );
  config.pages.splice(last + 1, 0, example);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  // The file is formatted as the project formats it.
  spawnSync(process.execPath, ['scripts/tool.mjs', 'prettier', '--write', 'site.config.json'], {
    cwd: join(file, '..'),
  });
}

/** What a maintainer types behind `npm run add --`, as the tests know it too. */
function addMore(copy) {
  const edits = JSON.parse(readFileSync(join(copy, 'tests/support/maintainer-edits.json'), 'utf8'));
  return edits.every((edit) => {
    const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'add', ...edit], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return status === 0;
  });
}
