import type { MeasuredRun } from './run-measured';
import type { ScaleResult } from './measure-scale';

/** A row of the table. */
export interface ScaleRow {
  what: string;
  /** The elapsed time. */
  measured: string;
  /** The CPU time of all threads. It hardly depends on other load on the machine. */
  work: string;
  reach: string;
  isReached: boolean | undefined;
}

/** Returns the measurements of each size of site, with their targets. */
export function scaleRows(all: ScaleResult[], saves: number[]): ScaleRow[] {
  const own = all.find(({ addresses }) => addresses === 0);
  const thousand = all.find(({ addresses }) => addresses === 1000);
  return [
    ...all.flatMap((result) => sizeRows(result, own, thousand)),
    ...(saves.length === 0
      ? []
      : [
          row(
            'from a save to the visible change',
            upperMedian(saves),
            '',
            '≤ 200 ms',
            upperMedian(saves) <= 200,
          ),
        ]),
  ];
}

function sizeRows(
  { addresses, pages, validate, full, rebuild, isSame, client }: ScaleResult,
  own: ScaleResult | undefined,
  thousand: ScaleResult | undefined,
): ScaleRow[] {
  const name =
    addresses === 0 ? `the site, ${pages} pages in 3 languages` : `${count(addresses)} additional pages`;
  const [validateTime, buildTime, rebuildTime] = [validate, full, rebuild].map(time) as [
    number,
    number,
    number,
  ];
  const [buildWork, rebuildWork] = [full, rebuild].map(work) as [number, number];
  const share = rebuildWork / buildWork;
  const memory = upperMedian(full.map((run) => run.memory));
  const limit = addresses === 0 ? 1000 : 10_000;
  const factor = thousand && time(full) / time(thousand.full);
  const factorWork = thousand && work(full) / work(thousand.full);
  const isLarge = addresses > 1000;
  return [
    row(`validate, ${name}`, validateTime, work(validate), `≤ ${limit / 1000} s`, validateTime <= limit),
    addresses === 1000
      ? row(`full build, ${name}`, buildTime, buildWork, '< 5.2 s', buildTime < 5200)
      : row(`full build, ${name}`, buildTime, buildWork, '', undefined),
    ...(isLarge && factor !== undefined && factorWork !== undefined
      ? [
          {
            what: `full build, ${name}, compared with 1,000`,
            measured: `× ${factor.toFixed(1)}`,
            work: `× ${factorWork.toFixed(1)}`,
            reach: `≤ × ${((addresses / 1000) * 1.1).toFixed(0)}`,
            isReached: factor <= (addresses / 1000) * 1.1,
          },
        ]
      : []),
    row(
      `rebuild after a change of one text, ${name}`,
      rebuildTime,
      rebuildWork,
      addresses === 1000 ? '≤ 25 % of a full build' : '',
      addresses === 1000 ? rebuildTime <= buildTime / 4 : undefined,
      ` (${percent(rebuildTime / buildTime)})`,
      ` (${percent(share)})`,
    ),
    {
      what: `same bytes as a full build, ${name}`,
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

function clientRow(name: string, client: ScaleResult['client'], own: ScaleResult['client']): ScaleRow {
  const isSame = JSON.stringify(client) === JSON.stringify(own);
  return {
    what: `same scripts and styles, ${name}`,
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
  const cells = rows.map(({ what, measured, work: workCell, reach, isReached }) => [
    what,
    measured,
    workCell,
    reach,
    isReached === undefined ? '' : (signs.get(isReached) ?? ''),
  ]);
  return [['what', 'measured', 'work', 'target', ''], ['---', '---', '---', '---', '---'], ...cells]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function row(
  what: string,
  measured: number,
  workTime: number | '',
  reach: string,
  isReached: boolean | undefined,
  note = '',
  workNote = '',
): ScaleRow {
  const workCell = workTime === '' ? '' : `${duration(workTime)}${workNote}`;
  return { what, measured: `${duration(measured)}${note}`, work: workCell, reach, isReached };
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
  return upperMedian(runs.map((run) => run.time));
}

function work(runs: MeasuredRun[]): number {
  return upperMedian(runs.map((run) => run.work));
}

/** Returns the median; for an even count, the upper of the two in the middle. */
function upperMedian(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
