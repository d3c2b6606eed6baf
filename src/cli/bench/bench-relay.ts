import { parseOptions, splitArguments } from '../../lib/args';
import { relaySoak, type SoakResult } from '../../bench/relay/soak';

export const usage = `npm run bench:relay [-- SEED]

Sends a thousand messages through a relay that is killed twenty times, and counts lost messages: docs/relay.md.

  SEED     a whole number that decides when it is killed (7)
  --help   print this text`;

/**
 * `npm run bench:relay [-- SEED]`: a thousand messages through a relay that is killed twenty times, to a mail server
 * that fails a third of the time (docs/relay.md).
 *
 * @returns the exit code: 0 nothing was lost or doubled, 1 something was
 * @throws when the relay does not start, the seed is no number, or an option is unknown
 */
export async function run(given: string[], root: string): Promise<number> {
  const { words, options } = splitArguments(given, {});
  parseOptions(options, []);
  const [seed = '7'] = words;
  if (!/^\d+$/.test(seed)) throw new Error(`"${seed}" is not a seed. Use a whole number.`);
  const result = await relaySoak(root, { messages: 1000, kills: 20, failures: 1 / 3, seed: Number(seed) });
  for (const [name, value] of rows(result)) console.log(`${name.padEnd(58)} ${value.padStart(6)}`);
  return result.lost + result.doubles + result.outsideWindow === 0 ? 0 : 1;
}

function rows(result: SoakResult): [string, string][] {
  return [
    ['messages promised (answered “OK”)', String(result.promised)],
    ['kill -9', String(result.kills)],
    ['tries that the mail server failed', String(result.failed)],
    ['messages that visitors sent again without an “OK”', String(result.retriedByVisitors)],
    ['lost', String(result.lost)],
    ['taken again by the mail server, same Message-ID', String(result.again)],
    ['  of those, outside the window of the answer', String(result.outsideWindow)],
    ['doubles once repeats (same Message-ID) are dropped', String(result.doubles)],
    ['seconds', result.seconds.toFixed(0)],
  ];
}
