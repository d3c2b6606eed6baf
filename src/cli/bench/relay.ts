import { command } from '../../lib/command/command';
import { relaySoak, type SoakResult } from '../../bench/relay/soak';

/**
 * `npm run bench -- relay`: sends 1,000 messages to a relay that is killed 20 times, while the mail server fails a
 * third of the attempts. Exits with 1 when a message is lost, or arrives under two Message-IDs.
 */
export default command({
  name: 'bench relay',
  isForDevelopers: true,
  summary: 'Sends 1,000 messages to a relay that is killed 20 times, and counts lost and repeated ones.',
  docs: 'docs/relay.md',
  options: {
    seed: {
      type: 'number',
      default: 7,
      description: 'a whole number for the random failures, to repeat a run',
    },
  },
  examples: ['', '--seed 8'],
  async run({ seed }, _positionals, root) {
    const result = await relaySoak(root, { messages: 1000, kills: 20, failures: 1 / 3, seed });
    for (const [name, value] of rows(result)) console.log(`${name.padEnd(58)} ${value.padStart(6)}`);
    return result.lost + result.doubles === 0 ? 0 : 1;
  },
});

function rows(result: SoakResult): [string, string][] {
  return [
    ['messages answered “OK”', String(result.promised)],
    ['kill -9', String(result.kills)],
    ['attempts that the mail server failed', String(result.failed)],
    ['messages that visitors sent again, without an “OK”', String(result.retriedByVisitors)],
    ['lost messages', String(result.lost)],
    ['repeated messages under the same Message-ID', String(result.again)],
    ['repeated messages under a different Message-ID', String(result.doubles)],
    ['seconds', result.seconds.toFixed(0)],
  ];
}
