import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { relayLog } from './log';

it('an event is a line of JSON with its time; an output that takes nothing ends nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'log');
  writeFileSync(file, '');
  relayLog(openSync(file, 'a'))('sent', { id: '<a@trace.example>' });
  const [line = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    event: 'sent',
    id: '<a@trace.example>',
  });
  expect(rest).toEqual(['']);
  // Writing fails, as on a full disk or a closed pipe.
  expect(() => relayLog(openSync(file, 'r'))('sent')).not.toThrow();
  rmSync(folder, { recursive: true });
});
