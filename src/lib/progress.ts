/** Work that ends within this time, in milliseconds, is not reported. */
const QUIET = 2000;

/** Reports the progress of one phase. */
export interface Progress {
  /** Counts one finished part. */
  step(): void;
  /** Prints the line of the phase, such as `Compressing: 400/400, 5 s`. */
  end(): void;
}

/**
 * Reports a phase of long work in one line at its end; nothing when it ends within two seconds.
 *
 * @param label the task, such as “Compressing”
 * @param total the number of parts
 * @param stream standard error by default, so that the output of a command stays clean
 */
export function progress(
  label: string,
  total: number,
  stream: { write(text: string): unknown } = process.stderr,
): Progress {
  const start = performance.now();
  let done = 0;
  return {
    step: () => void (done += 1),
    end() {
      const time = performance.now() - start;
      if (time >= QUIET) stream.write(`${label}: ${done}/${total}, ${Math.round(time / 1000)} s\n`);
    },
  };
}
