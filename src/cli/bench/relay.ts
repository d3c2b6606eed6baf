import { command } from '../../lib/command/command';
import { relaySoak, type SoakResult } from '../../bench/relay/soak';

/**
 * `npm run bench -- relay`: a thousand messages through a relay that is killed twenty times, to a mail server that
 * fails a third of the time. Exits with 1 when a message is lost or doubled.
 */
export default command({
  name: 'bench relay',
  summary: 'Kills the relay twenty times during a thousand messages, and counts what is lost.',
  docs: 'docs/relay.md',
  options: { seed: { type: 'number', default: 7, description: 'decides when it is killed' } },
  examples: ['', '--seed 8'],
  async run({ seed }, _positionals, root) {
    const result = await relaySoak(root, { messages: 1000, kills: 20, failures: 1 / 3, seed });
    for (const [name, value] of rows(result)) console.log(`${name.padEnd(58)} ${value.padStart(6)}`);
    return result.lost + result.doubles + result.outsideWindow === 0 ? 0 : 1;
  },
});

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
