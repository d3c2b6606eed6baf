/** A row of the table. */
export interface Row {
  what: string;
  measured: string;
  /** The value of the page without scripts, if there is one. */
  stripped?: string;
  /** The target. */
  reach: string;
  isReached: boolean;
}

/** Formats rows as a Markdown table. */
export function table(rows: Row[]): string {
  return markdown(
    ['what', 'measured', 'without scripts', 'target', ''],
    rows.map(({ what, measured, stripped = '', reach, isReached }) => [
      what,
      measured,
      stripped,
      reach,
      isReached ? '✓' : '✗',
    ]),
  );
}

/** Formats cells as a Markdown table. */
export function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @example seconds(846) // '0.85 s' */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** @example kilobytes(24_871) // '24.3 KB', of 1024 bytes each */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
