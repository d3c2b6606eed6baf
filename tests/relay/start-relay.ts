import { spawn } from 'node:child_process';

/** A relay in its own process. */
export interface StartedRelay {
  address: string;
  /** Ends the process with a signal. Returns its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Closes the pipe that reads its output. */
  closeOutput(): void;
}

/**
 * Starts `npm run relay` and waits until it listens.
 *
 * @throws when the process ends before; the message contains its exit code and its output
 */
export function startRelay(root: string, environment: Record<string, string>): Promise<StartedRelay> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'relay'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (part: Buffer) => {
      output += String(part);
      const [, address] = /"event":"listening","address":"([^"]+)"/.exec(output) ?? [];
      if (address === undefined) return;
      child.stdout.off('data', onData).resume();
      resolve({
        address,
        end(signal) {
          child.kill(signal);
          return closed;
        },
        closeOutput: () => void child.stdout.destroy(),
      });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', (part: Buffer) => (output += String(part)));
    void closed.then((code) => reject(new Error(`The relay ended with ${code}: ${output}`)));
  });
}
