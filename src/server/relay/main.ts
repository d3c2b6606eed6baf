import { relay } from './relay';
import type { RelayLog } from './send-handler';
import { relaySettings, type RelaySite } from './settings';

/** What the relay knows of the site. The build writes it in (write-relay.ts). */
declare const RELAY_SITE: RelaySite;

/** The exit code for invalid settings (EX_CONFIG in sysexits.h): starting again does not help. */
const INVALID_SETTINGS = 78;

// Lines of JSON. When the output is closed or its disk is full, console.log loses them and the relay goes on.
const log: RelayLog = (event, details) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));

const { settings, faults } = relaySettings(process.env, RELAY_SITE);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exitCode = INVALID_SETTINGS;
} else if (process.argv.includes('--check')) {
  console.log(`The relay can start. It accepts messages from ${settings.origins.join(', ')}.`);
} else {
  const { address, stop } = await relay(settings, RELAY_SITE, log);
  log('listening', { address });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await stop();
}
