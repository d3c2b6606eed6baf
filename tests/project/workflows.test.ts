import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workflowFaults } from '../support/workflow-faults';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
  'timeout-minutes'?: number;
  if?: string;
  strategy?: { matrix: Record<string, string[]> };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({
    name: `${name} ${id}`,
    workflow,
    job,
    steps: job.steps ?? [],
  })),
);

/** What GitHub's own reader says of a workflow. */
const faults = await workflowFaults();

const checksOut = ({ uses }: Step) => uses?.startsWith('actions/checkout@') ?? false;

/** Whether a job runs what a pull request holds. The branch that it would be merged into is no stranger's. */
const runsProject = (steps: Step[]) =>
  steps.some((step) => checksOut(step) && step.with?.ref !== '${{ github.event.pull_request.base.sha }}');

describe('the workflows', () => {
  it.each(workflows)('are workflows to GitHub: $name', ({ name, text }) => {
    expect(faults(name, text)).toEqual([]);
  });

  it('would be told when they were none', () => {
    const [{ name, text } = { name: '', text: '' }] = workflows;
    expect(faults(name, text.replace('runs-on:', 'run-on:'))).not.toEqual([]);
    expect(faults(name, text.replace('contents: read', 'contents: reed'))).not.toEqual([]);
    expect(faults(name, text.replace('github.ref', 'githb.ref'))).not.toEqual([]);
  });

  it('give no right but those that a job names for itself', () => {
    for (const { name, workflow } of workflows) expect(workflow.permissions, name).toEqual({});
    for (const { name, job } of jobs) expect(job.permissions, name).toBeDefined();
  });

  it('take every action at one commit, and say which version that is', () => {
    for (const { name, text } of workflows) {
      const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
      const loose = used.filter(
        (action) =>
          !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action) && !action.startsWith('./'),
      );
      expect(loose, name).toEqual([]);
    }
  });

  it('run an action at the same commit wherever they run it', () => {
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    const names = new Set(used.map((action) => action.split('@')[0]));
    expect(new Set(used).size).toBe(names.size);
  });

  it('end, also when something hangs', () => {
    expect(jobs.filter(({ job }) => !job.uses && !job['timeout-minutes']).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('run commands that the project has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const named = workflows.flatMap(({ text }) =>
      [...text.matchAll(/npm (?:run )?(?!ci\b|run\b|audit\b)([a-z][a-z:]*)/g)].map(([, name = '']) => name),
    );
    expect(named).toContain('release');
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('install packages without running their scripts, as the project does by itself', () => {
    const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(
      commands.filter((run) => /npm (?:ci|i|install)\b/.test(run) && !run.includes('--ignore-scripts')),
    ).toEqual([]);
  });
});

describe('a pull request of a stranger', () => {
  const open = jobs.filter(({ workflow }) => 'pull_request' in workflow.on || 'workflow_call' in workflow.on);

  it('is never run with the rights of the project', () => {
    for (const { name, workflow } of workflows) {
      expect(Object.keys(workflow.on), name).not.toContain('pull_request_target');
      expect(Object.keys(workflow.on), name).not.toContain('workflow_run');
    }
  });

  it('finds no secret and no right to write where its own code runs', () => {
    const running = open.filter(({ steps }) => runsProject(steps));
    expect(running.length).toBeGreaterThan(1);
    for (const { name, job } of running) {
      expect(JSON.stringify(job), name).not.toContain('secrets.');
      expect(job.permissions, name).toEqual({ contents: 'read' });
    }
  });

  it('leaves no key of the project in a folder where its code runs', () => {
    const checkouts = jobs.flatMap(({ steps }) => steps.filter(checksOut));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('is told apart where something is written or published', () => {
    const writing = open.filter(({ job }) => {
      const said = JSON.stringify(job);
      return said.includes('secrets.') || said.includes('"write"');
    });
    expect(writing.length).toBeGreaterThan(0);
    for (const { name, job } of writing)
      expect(job.if, name).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  });

  it('has no words in a command: they come in as variables', () => {
    const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

describe('a secret', () => {
  it('is beside no package that nothing locks: workflows run what a lockfile names', () => {
    const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(
      commands.filter((run) => /\b(?:npx|npm (?:exec|x|i|install)|pnpm|yarn|bunx?|dlx)\b/.test(run)),
    ).toEqual([]);
  });

  it('reaches the one step that needs it, where a tool publishes', () => {
    const { job, steps } = jobs.find(({ name }) => name === 'preview.yml deploy')!;
    expect(steps.filter((step) => JSON.stringify(step).includes('secrets.'))).toEqual([steps.at(-1)]);
    expect(JSON.stringify({ ...job, steps: [] })).not.toContain('secrets.');
    expect(steps.at(-1)?.run).toMatch(/^base\/\.github\/wrangler\/node_modules\/\.bin\/wrangler /);
  });
});

describe('what must hold', () => {
  const tests = (name: string) =>
    Object.values(workflows.find((each) => each.name === name)!.workflow.jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) =>
        run?.startsWith('npm test') || run?.startsWith('npm run test') ? [run] : [],
      ),
    );

  it('is tested by one command, which decides by what changed', () => {
    expect(tests('check.yml')).toEqual(['npm test -- "--since=$BEFORE"']);
    expect(tests('nightly.yml')).toEqual(['npm run test:all']);
  });

  it('is tested every night, on the oldest Node of the project, on that of the workflows, and between', () => {
    const { on, jobs: nightly } = workflows.find(({ name }) => name === 'nightly.yml')!.workflow;
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    const newest = Number(readFileSync('.nvmrc', 'utf8'));
    const even = Array.from({ length: (newest - oldest) / 2 + 1 }, (_, step) => String(oldest + 2 * step));
    expect(nightly.test?.strategy?.matrix).toEqual({ node: even });
  });

  it('is asked of every pull request: no filter of paths leaves the check pending', () => {
    const { on } = workflows.find(({ name }) => name === 'check.yml')!.workflow;
    expect(on['pull_request']).toBeNull();
  });
});

describe('the published site and the preview', () => {
  it('is released, so that what goes out is tested', () => {
    const steps = workflows.find(({ name }) => name === 'publish.yml')?.workflow.jobs.build?.steps ?? [];
    const runs = steps.flatMap(({ run }) => (run?.startsWith('npm run') ? [run] : []));
    expect(runs).toEqual([expect.stringMatching(/^npm run release -- .*--allow-placeholders$/)]);
  });

  it('take along the files that start with a dot: /.well-known/security.txt is one', () => {
    const uploads = jobs.flatMap(({ steps }) =>
      steps.filter((step) => /^dist$|\/site$/.test(String(step.with?.path))),
    );
    expect(uploads).toHaveLength(2);
    for (const step of uploads) expect(step.with?.['include-hidden-files']).toBe(true);
  });

  it('are never mixed up: what a pull request builds has another address and is hidden', () => {
    const builds = jobs
      .filter(({ workflow }) => 'pull_request' in workflow.on)
      .flatMap(({ steps }) => steps.flatMap(({ run }) => (run?.includes('npm run build') ? [run] : [])));
    expect(builds).toHaveLength(1);
    for (const run of builds) expect(run).toMatch(/--noindex .*--origin=https:/);
  });

  it('is published one after the other, and only after everything was checked', () => {
    const { workflow } = workflows.find(({ name }) => name === 'publish.yml')!;
    expect(workflow.concurrency).toMatchObject({ 'cancel-in-progress': false });
    expect(workflow.jobs.check?.uses).toBe('./.github/workflows/check.yml');
    expect(workflow.jobs.build).toMatchObject({ needs: 'check' });
    expect(workflow.jobs.deploy).toMatchObject({ needs: 'build', environment: { name: 'github-pages' } });
  });
});
