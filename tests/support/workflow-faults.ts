import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { parseWorkflow } from '@actions/workflow-parser';
import { rolldown } from 'rolldown';

/** Returns the faults of a workflow. */
export type WorkflowFaults = (name: string, content: string) => string[];

/**
 * Returns GitHub's parser of workflows. Its package imports JSON in a way that Node 20 does not support, so it is bundled
 * first.
 */
export async function workflowFaults(): Promise<WorkflowFaults> {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-parser-'));
  try {
    const bundle = await rolldown({
      input: '@actions/workflow-parser',
      platform: 'node',
      logLevel: 'silent',
    });
    const file = join(folder, 'parser.mjs');
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    const parser = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      parseWorkflow: typeof parseWorkflow;
    };
    const silence = { error: () => {}, info: () => {}, verbose: () => {} };
    return (name, content) =>
      parser
        .parseWorkflow({ name, content }, silence)
        .context.errors.getErrors()
        .map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
