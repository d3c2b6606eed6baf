import { parseOptions, splitArguments } from '../../lib/args';
import { relaySoak, type SoakResult } from '../../bench/relay/soak';

export const usage = `npm run bench:relay [-- SEED]

Sends 1,000 messages to a relay that is killed 20 times, and counts lost and repeated messages. See docs/relay.md.

  SEED     a whole number for the random failures, to repeat a run (7)
  --help   print this text`;

/**
 * `npm run bench:relay [-- SEED]`: sends 1,000 messages to a relay that is killed 20 times, while the mail server fails a
 * third of the attempts (docs/relay.md).
 *
 * @returns the exit code: 0 no message was lost or duplicated, 1 a message was
 * @throws when the relay does not start, the seed is not a number, or an option is unknown
 */
export async function run(args: string[], root: string): Promise<number> {
  const { words, options } = splitArguments(args, {});
  parseOptions(options, []);
  const [seed = '7'] = words;
  if (!/^\d+$/.test(seed)) throw new Error(`"${seed}" is not a seed. Use a whole number.`);
  const result = await relaySoak(root, { messages: 1000, kills: 20, failures: 1 / 3, seed: Number(seed) });
  for (const [name, value] of rows(result)) console.log(`${name.padEnd(58)} ${value.padStart(6)}`);
  return result.lost + result.doubles + result.outsideWindow === 0 ? 0 : 1;
}

function rows(result: SoakResult): [string, string][] {
  return [
    ['accepted messages (answered “OK”)', String(result.promised)],
    ['kill -9', String(result.kills)],
    ['attempts that the mail server failed', String(result.failed)],
    ['messages that visitors sent again, without an “OK”', String(result.retriedByVisitors)],
    ['lost messages', String(result.lost)],
    ['repeated deliveries with the same Message-ID', String(result.again)],
    ['  of those, after the relay recorded them as sent', String(result.outsideWindow)],
    ['repeated deliveries with a different Message-ID', String(result.doubles)],
    ['seconds', result.seconds.toFixed(0)],
  ];
}
