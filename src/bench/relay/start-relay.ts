import { spawn } from 'node:child_process';

/** A relay in a process of its own. */
export interface StartedRelay {
  address: string;
  /** Ends it as a power cut does: it cannot do anything about it. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code */
  terminate(): Promise<number | null>;
}

/**
 * Starts `npm run relay` and waits until it listens.
 *
 * @throws what it said, when it ends before
 */
export function startedRelay(root: string, environment: Record<string, string>): Promise<StartedRelay> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'relay'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return closed;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += String(part);
      const [, address] = /"event":"listening","address":"([^"]+)"/.exec(said) ?? [];
      if (address === undefined) return;
      child.stdout.off('data', hear).resume();
      resolve({ address, kill: async () => void (await end('SIGKILL')), terminate: () => end('SIGTERM') });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (part: Buffer) => (said += String(part)));
    void closed.then(() => reject(new Error(`The relay did not start: ${said}`)));
  });
}
