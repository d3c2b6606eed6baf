import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { summaries } from '../../scripts/lib/summaries.mjs';
import { projectCopy } from '../support/project-copy';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands that serve until they are stopped. */
const servers = ['start', 'dev', 'relay'];

/** What the other commands are run with; by default with nothing. */
const lines: Record<string, string[]> = {
  add: ['service --section consulting --slug domiciliation --title Domiciliation'],
  remove: ['page domiciliation --write'],
  release: ['--allow-placeholders --no-compression'],
  bench: ['scale 9', 'corpus messages.txt', 'pages'],
};

let folder = '';
let remove = () => {};

beforeAll(() => {
  ({ folder, remove } = projectCopy());
  for (const name of ['.gitignore', 'vite.config.ts', 'tests'])
    cpSync(name, join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'messages.txt'), 'Bonjour, nous cherchons un comptable à Rabat.\n');
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@trace.example', 'commit', '--quiet', '--message=Site');
}, 60_000);
afterAll(() => remove(), 60_000);

/** Runs a script of package.json until it ends, or, for a server, until it prints its address. */
async function run(name: string, line: string): Promise<{ status: unknown; output: string }> {
  const [program = '', ...script] = scripts[name]!.split(' ');
  const child = spawn(program, [...script, ...line.split(' ').filter(Boolean)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      INIT_CWD: folder,
      SMTP_URL: 'smtp://127.0.0.1:1',
      RELAY_FROM: 'site@trace.example',
      RELAY_PORT: '0',
    },
  });
  let output = '';
  let isServing = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      isServing ||= servers.includes(name) && /http:\/\/127\.0\.0\.1:\d+/.test(output);
      if (isServing) child.kill();
    });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status: isServing ? 0 : status, output };
}

// The others are the steps of `npm test`.
const names = Object.keys(scripts).filter((name) => name === 'bench' || !Object.hasOwn(summaries, name));

it.each(names.flatMap((name) => (lines[name] ?? ['']).map((line) => [name, line] as const)))(
  'npm run %s %s, a command of the README, runs',
  { tags: ['nightly'], timeout: 600_000 },
  async (name, line) => {
    const { status, output } = await run(name, line);
    expect(status, output).toBe(0);
  },
);
