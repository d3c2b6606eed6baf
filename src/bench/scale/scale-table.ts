import type { MeasuredRun } from './run-measured';
import type { ScaleFigures } from './scale-figures';

/** A row of the table. */
export interface ScaleRow {
  what: string;
  /** The elapsed time. */
  measured: string;
  /** The CPU time of all threads, which other programs on the machine hardly change. */
  work: string;
  reach: string;
  isReached: boolean | undefined;
}

/** Returns the cost of each size of site, with its target. */
export function scaleRows(all: ScaleFigures[], saves: number[]): ScaleRow[] {
  const own = all.find(({ addresses }) => addresses === 0);
  const thousand = all.find(({ addresses }) => addresses === 1000);
  return [
    ...all.flatMap((figures) => sizeRows(figures, own, thousand)),
    ...(saves.length === 0
      ? []
      : [row('a save until the change is seen', middle(saves), '', '≤ 200 ms', middle(saves) <= 200)]),
  ];
}

function sizeRows(
  { addresses, pages, validate, full, rebuild, isSame, client }: ScaleFigures,
  own: ScaleFigures | undefined,
  thousand: ScaleFigures | undefined,
): ScaleRow[] {
  const name = addresses === 0 ? `the site, ${pages} pages in 3 languages` : `${count(addresses)} pages more`;
  const [validated, built, rebuilt] = [validate, full, rebuild].map(time) as [number, number, number];
  const [builtWork, rebuiltWork] = [full, rebuild].map(work) as [number, number];
  const share = rebuiltWork / builtWork;
  const memory = middle(full.map((run) => run.memory));
  const limit = addresses === 0 ? 1000 : 10_000;
  const factor = thousand && time(full) / time(thousand.full);
  const factorWork = thousand && work(full) / work(thousand.full);
  const isLarge = addresses > 1000;
  return [
    row(`validate, ${name}`, validated, work(validate), `≤ ${limit / 1000} s`, validated <= limit),
    addresses === 1000
      ? row(`full build, ${name}`, built, builtWork, '< 5.2 s', built < 5200)
      : row(`full build, ${name}`, built, builtWork, '', undefined),
    ...(isLarge && factor !== undefined && factorWork !== undefined
      ? [
          {
            what: `full build, ${name}, beside 1,000`,
            measured: `× ${factor.toFixed(1)}`,
            work: `× ${factorWork.toFixed(1)}`,
            reach: `≤ × ${((addresses / 1000) * 1.1).toFixed(0)}`,
            isReached: factor <= (addresses / 1000) * 1.1,
          },
        ]
      : []),
    row(
      `rebuild after a word, ${name}`,
      rebuilt,
      rebuiltWork,
      addresses === 1000 ? '≤ 25 % of a full build' : '',
      addresses === 1000 ? rebuilt <= built / 4 : undefined,
      ` (${percent(rebuilt / built)})`,
      ` (${percent(share)})`,
    ),
    {
      what: `the same bytes as a full build, ${name}`,
      measured: yes(isSame),
      work: '',
      reach: 'yes',
      isReached: isSame,
    },
    {
      what: `memory of a full build, ${name}`,
      measured: `${Math.round(memory / 2 ** 20)} MB`,
      work: '',
      reach: '< 2048 MB',
      isReached: memory < 2 ** 31,
    },
    ...(own && addresses !== 0 ? [clientRow(name, client, own.client)] : []),
  ];
}

function clientRow(name: string, client: ScaleFigures['client'], own: ScaleFigures['client']): ScaleRow {
  const isSame = JSON.stringify(client) === JSON.stringify(own);
  return {
    what: `the same scripts and rules, ${name}`,
    measured: yes(isSame),
    work: '',
    reach: 'yes',
    isReached: isSame,
  };
}

/** Formats rows as a Markdown table. */
export function scaleTable(rows: ScaleRow[]): string {
  const signs = new Map([
    [true, '✓'],
    [false, '✗'],
  ]);
  const cells = rows.map(({ what, measured, work: worked, reach, isReached }) => [
    what,
    measured,
    worked,
    reach,
    isReached === undefined ? '' : (signs.get(isReached) ?? ''),
  ]);
  return [['what', 'measured', 'work', 'reach', ''], ['---', '---', '---', '---', '---'], ...cells]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function row(
  what: string,
  measured: number,
  worked: number | '',
  reach: string,
  isReached: boolean | undefined,
  note = '',
  workNote = '',
): ScaleRow {
  const inWork = worked === '' ? '' : `${duration(worked)}${workNote}`;
  return { what, measured: `${duration(measured)}${note}`, work: inWork, reach, isReached };
}

/** @example duration(846) // '846 ms' */
function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function yes(isSame: boolean): string {
  return isSame ? 'yes' : 'no';
}

function time(runs: MeasuredRun[]): number {
  return middle(runs.map((run) => run.time));
}

function work(runs: MeasuredRun[]): number {
  return middle(runs.map((run) => run.work));
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
