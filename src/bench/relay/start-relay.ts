import { spawn } from 'node:child_process';

/** A relay in its own process. */
export interface StartedRelay {
  address: string;
  /** Kills the process with SIGKILL, which it cannot handle. */
  kill(): Promise<void>;
  /** Stops the process with SIGTERM. Returns its exit code. */
  terminate(): Promise<number | null>;
}

/**
 * Starts `npm run relay` and waits until it listens.
 *
 * @throws when the process ends before; the message contains its output
 */
export function startRelay(root: string, environment: Record<string, string>): Promise<StartedRelay> {
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
    let output = '';
    const onData = (part: Buffer) => {
      output += String(part);
      const [, address] = /"event":"listening","address":"([^"]+)"/.exec(output) ?? [];
      if (address === undefined) return;
      child.stdout.off('data', onData).resume();
      resolve({ address, kill: async () => void (await end('SIGKILL')), terminate: () => end('SIGTERM') });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', (part: Buffer) => (output += String(part)));
    void closed.then(() => reject(new Error(`The relay did not start: ${output}`)));
  });
}
