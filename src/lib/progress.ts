/** Work that ends within this time, in milliseconds, is not reported. */
const QUIET = 2000;
/** Interval between the lines of a log, in milliseconds. */
const LINE = 5000;
/** Interval between updates of the bar, in milliseconds. */
const FRAME = 100;
const WIDTH = 24;

/** The stream that progress is written to. */
export interface ProgressStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports the progress of one task. */
export interface Progress {
  /** Reports one finished part; the note names the next one, such as a page. */
  step(note?: string): void;
  /** Reports several finished parts. */
  advance(parts: number, note?: string): void;
  /** Clears the bar. */
  end(): void;
}

/**
 * Reports the progress of long work: a bar on a terminal, a line every few seconds in a log, nothing when the work
 * ends within two seconds.
 *
 * @param label the task, such as “Compressing”
 * @param total the number of parts
 * @param stream standard error by default, so that the output of a command stays clean
 */
export function progress(label: string, total: number, stream: ProgressStream = process.stderr): Progress {
  const start = performance.now();
  let done = 0;
  let reportedAt = start;
  let isDrawn = false;
  const advance = (parts: number, note = '') => {
    done += parts;
    const now = performance.now();
    if (now - start < QUIET) return;
    if (now - reportedAt < (stream.isTTY ? FRAME : LINE)) return;
    reportedAt = now;
    const position = `${done}/${total}${note && ` ${note}`}`;
    if (stream.isTTY) stream.write(`\r\u001B[K${label} ${bar(done / total)} ${position}`);
    else stream.write(`${label}: ${position}, ${Math.round((now - start) / 1000)} s\n`);
    isDrawn = true;
  };
  return {
    advance,
    step: (note) => advance(1, note),
    end() {
      if (isDrawn && stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * WIDTH);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}
