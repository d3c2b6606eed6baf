/** Nobody needs to be told of what is done within two seconds. */
const QUIET = 2000;
/** How often a log gets a line, in milliseconds. */
const LINE = 5000;
/** How often the bar is drawn anew, in milliseconds. */
const FRAME = 100;
const WIDTH = 24;

/** Where progress is told. */
export interface ProgressStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Work of which each part is reported. */
export interface Progress {
  /** One part more is done; the note says what comes next, such as the name of a page. */
  step(note?: string): void;
  /** So many parts more are done. */
  advance(parts: number, note?: string): void;
  /** Takes the bar away. */
  end(): void;
}

/**
 * Tells how far long work is: a bar on a terminal, a line every few seconds in a log, nothing when the work
 * is done within two seconds.
 *
 * @param label what is done, such as « Compressing »
 * @param total how many parts it has
 * @param stream where it is told: the errors' stream, so that what a command prints stays whole
 */
export function progress(label: string, total: number, stream: ProgressStream = process.stderr): Progress {
  const start = performance.now();
  let done = 0;
  let told = start;
  let isDrawn = false;
  const advance = (parts: number, note = '') => {
    done += parts;
    const now = performance.now();
    if (now - start < QUIET) return;
    if (now - told < (stream.isTTY ? FRAME : LINE)) return;
    told = now;
    const place = `${done}/${total}${note && ` ${note}`}`;
    if (stream.isTTY) stream.write(`\r\u001B[K${label} ${bar(done / total)} ${place}`);
    else stream.write(`${label}: ${place}, ${Math.round((now - start) / 1000)} s\n`);
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
