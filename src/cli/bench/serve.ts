import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nginx } from '../../../scripts/lib/nginx.mjs';
import { currentLoad } from '../../bench/machine';
import { nginxRun } from '../../bench/serve/nginx-run';
import { loadTest, type Load } from '../../bench/serve/load-test';
import { isReached, serveTable, type ServeRow } from '../../bench/serve/serve-rows';
import { buildSite } from '../../prerender/build-site';
import { command } from '../../lib/command/command';
import { connectOrigins } from '../../hosting/connect-origins';
import { hostHeaders } from '../../hosting/security-headers';
import { HOST_CONFIG_FOLDER, writeHostConfig } from '../../hosting/write-host-config';

const FOLDER = '.local/bench/serve';
const LATEST = '.local/bench/serve.json';
const CONNECTIONS = 64;
/** The number of reloads or releases during a measurement. */
const TIMES = 8;
/** The pause before each of them, in milliseconds. */
const PAUSE = 500;

/** `npm run bench -- serve`: measures the site on nginx. */
export default command({
  name: 'bench serve',
  isForDevelopers: true,
  summary: `Measures how many requests nginx answers, also during reloads and releases, and writes ${LATEST}.`,
  docs: 'docs/performance.md',
  options: {
    seconds: { type: 'number', minimum: 1, default: 5, description: 'the duration of each load test' },
  },
  examples: ['', '--seconds 10'],
  async run({ seconds }, _positionals, root) {
    const found = nginx();
    if (!found.path) throw new Error(`${found.missing}.`);

    const machineLoad = currentLoad();
    const built = await buildSite(root, `${FOLDER}/first`, 'production');
    if (!built) return 1;
    const connect = await connectOrigins(root, 'production', built.site.config);
    writeHostConfig(root, built.site, hostHeaders(built.site.config, connect));
    const [first, second] = [join(root, FOLDER, 'first'), join(root, FOLDER, 'second')];
    rmSync(second, { recursive: true, force: true });
    cpSync(first, second, { recursive: true });
    const server = await nginxRun(found, join(root, HOST_CONFIG_FOLDER), first);
    try {
      const plain = `http://127.0.0.1:${server.ports.container}`;
      const tls = `https://127.0.0.1:${server.ports.https}`;
      const load = (what: string, url: string): Load => ({
        what,
        url,
        headers: { 'Accept-Encoding': 'gzip', Host: server.host },
        connections: CONNECTIONS,
        seconds,
      });
      const withoutKeepAlive = (test: Load): Load => ({
        ...test,
        headers: { ...test.headers, Connection: 'close' },
      });
      const repeatedly = async (action: (time: number) => void) => {
        for (let time = 1; time <= TIMES; time += 1) {
          await setTimeout(PAUSE);
          action(time);
        }
      };
      // An nginx worker that exits closes idle connections. A browser then retries (RFC 9112, 9.3.1), but autocannon
      // does not. During reloads, every request therefore has its own connection.
      const rows: ServeRow[] = [
        { ...(await loadTest(load('a page', `${plain}/contact`))), isTimed: true },
        { ...(await loadTest(load('a page over HTTPS', `${tls}/contact`))), isTimed: false },
        {
          ...(await loadTest(
            withoutKeepAlive(load(`a page during ${TIMES} reloads of nginx`, `${plain}/contact`)),
            () => repeatedly(() => server.reload()),
          )),
          isTimed: false,
        },
        {
          ...(await loadTest(load(`a page during ${TIMES} releases`, `${plain}/contact`), () =>
            repeatedly((time) => server.release(time % 2 ? second : first)),
          )),
          isTimed: false,
        },
      ];
      const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load ${machineLoad}, ${CONNECTIONS} connections, ${seconds} s each`;
      console.log(`${machine}.\n\n${serveTable(rows)}`);
      const file = join(root, LATEST);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
      console.log(rows.every(isReached) ? '\nAll targets are reached.' : '\nSome targets are missed.');
      return 0;
    } finally {
      await server.stop();
      rmSync(join(root, FOLDER), { recursive: true, force: true });
    }
  },
});
