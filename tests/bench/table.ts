import { availableParallelism, loadavg } from 'node:os';

/** Prints rows as a Markdown table under its title, with the machine and how busy it is. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => (cells[at] ?? '').length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`\n${title} (${machine}):\n`);
  console.log([head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n'));
}

/** Returns the median; for an even count, the upper of the two in the middle. */
export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @example kilobytes(24_871) // '24.3 KB', of 1024 bytes each */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** @example milliseconds(846.4) // '846 ms' */
export function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}
