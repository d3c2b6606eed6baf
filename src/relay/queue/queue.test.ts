import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueue, QueueFull, type MessageQueue } from './queue';
import { queueWriter } from './writer';
import { queueLock } from './lock';
import { triedRelay, until } from '../../../tests/support/tried-relay';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };
const other = (subject: string) => ({ ...message, subject });
const DAY = 86_400_000;
let folder = '';
const queues: MessageQueue[] = [];

/** Opens the queue of the folder. It is not closed before the end, like in a killed process. */
function opened(...options: [longest?: number, now?: number]) {
  const queue = openQueue(folder, ...options);
  queues.push(queue);
  return queue;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'));
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close();
  rmSync(folder, { recursive: true, force: true });
});

const files = () => readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const all = () =>
  files()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
const subjects = (queue: MessageQueue) =>
  [...queue.waiting.values()].map((waiting) => waiting.message.subject);

/** The prototype of all file handles, to make writes fail. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(folder, 'r');
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('the queue', () => {
  it('has a message on the disk when it confirms it, and after a crash', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(message);
    const next = opened();
    expect([...next.waiting.keys()]).toEqual([id]);
    expect(next.waiting.get(id)?.message).toEqual(message);
  });

  it('restores sent messages, attempts and remaining recipients after a crash', async () => {
    const queue = opened();
    const [sent, tried] = [await queue.enqueue(other('One')), await queue.enqueue(other('Two'))];
    await queue.sent(sent.id);
    await queue.tried(tried.id, 5, ['a@trace.example', 'b@trace.example']);
    await queue.tried(tried.id, 7, ['b@trace.example']);
    const next = opened();
    expect(subjects(next)).toEqual(['Two']);
    expect(next.waiting.get(tried.id)).toMatchObject({ tries: 2, next: 7, to: ['b@trace.example'] });
  });

  it('detects repeats for ten minutes, also after a crash', async () => {
    const queue = opened(Infinity, 0);
    const first = await queue.enqueue(message, 0);
    await queue.sent(first.id);
    const next = opened(Infinity, 1000);
    expect(await next.enqueue(message, 600_000)).toEqual({ id: first.id, isRepeat: true });
    expect((await next.enqueue(message, 600_001)).isRepeat).toBe(false);
  });

  it.each([
    '{"type":"message","id":"x","at":1,"hash":"h","mess',
    '{"type":"sent"',
    '\u0000\u0000\u0000',
    '{"type":',
  ])('ignores a truncated line, and reads the following ones: %j', async (torn) => {
    const queue = opened();
    await queue.enqueue(other('Before'));
    appendFileSync(join(folder, files()[0]!), torn);
    const next = opened();
    await next.enqueue(other('After'));
    expect(subjects(opened())).toEqual(['Before', 'After']);
  });

  it('accepts a line that lacks only its line break', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(message);
    appendFileSync(join(folder, files()[0]!), `{"type":"sent","id":"${id}","at":1}`);
    expect(subjects(opened())).toEqual([]);
  });

  it('rejects messages beyond its limit', async () => {
    const queue = opened(1);
    const { id } = await queue.enqueue(other('One'));
    await expect(queue.enqueue(other('Two'))).rejects.toThrow(QueueFull);
    await queue.sent(id);
    expect((await queue.enqueue(other('Two'))).isRepeat).toBe(false);
  });

  it('starts another file when one is large, and reads them in order', async () => {
    const queue = opened();
    for (let number = 0; number < 120; number++)
      await queue.enqueue({ ...other(String(number)), message: 'a'.repeat(10_000) });
    expect(files().length).toBeGreaterThan(1);
    expect(subjects(opened())).toEqual(Array.from({ length: 120 }, (_, number) => String(number)));
  });
});

describe('a disk that is full', () => {
  it.each(['appendFile', 'datasync'] as const)(
    'takes nothing on (%s fails), keeps what it has, and goes on when there is room again',
    async (step) => {
      const queue = opened();
      await queue.enqueue(other('Before'));
      const handles = await fileHandles();
      const write = handles.appendFile;
      vi.spyOn(handles, step).mockImplementation(async function (this: FileHandle, lines?: unknown) {
        // Half of the line is written, as on a real disk.
        if (step === 'appendFile') await write.call(this, String(lines).slice(0, 40));
        throw full();
      });
      await expect(queue.enqueue(other('Lost?'))).rejects.toThrow('no space');
      expect(queue.isWritable()).toBe(false);
      vi.restoreAllMocks();
      expect(all()).not.toContain('Lost?');
      expect((await queue.enqueue(other('Lost?'))).isRepeat).toBe(false);
      expect(queue.isWritable()).toBe(true);
      expect(subjects(opened())).toEqual(['Before', 'Lost?']);
    },
  );

  it('records a sent message as soon as there is space', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(other('Sent'));
    vi.spyOn(await fileHandles(), 'appendFile').mockRejectedValue(full());
    expect(await queue.sent(id)).toBe(false);
    expect(subjects(queue)).toEqual([]);
    vi.restoreAllMocks();
    await queue.enqueue(other('Next'));
    expect(subjects(opened())).toEqual(['Next']);
  });

  it('is retried automatically, with the pending records', async () => {
    const writer = queueWriter(folder, 20);
    await writer.write('first\n');
    vi.spyOn(await fileHandles(), 'appendFile').mockRejectedValue(full());
    expect(await writer.note('owed\n')).toBe(false);
    expect(writer.isHealthy()).toBe(false);
    vi.restoreAllMocks();
    await until(() => writer.isHealthy(), 'the disk is well again');
    expect(all()).toContain('first\nowed\n');
    await writer.close();
  });

  it('keeps an undeliverable message queued when it cannot be moved', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(message);
    vi.spyOn(await fileHandles(), 'writeFile').mockRejectedValue(full());
    await expect(queue.dead(id, 'EENVELOPE 550')).rejects.toThrow('no space');
    vi.restoreAllMocks();
    expect(subjects(queue)).toEqual(['Paie']);
    expect(readdirSync(join(folder, 'dead'))).toEqual([]);
  });

  it('causes responses with 503, also from /health', async () => {
    const relay = await triedRelay(1, {}, folder);
    vi.spyOn(await fileHandles(), 'appendFile').mockRejectedValue(full());
    expect(await relay.send()).toEqual([503, 'The message cannot be kept now']);
    expect((await fetch(`${relay.address}/health`)).status).toBe(503);
    vi.restoreAllMocks();
    expect(await relay.send()).toEqual([200, 'OK']);
    expect((await fetch(`${relay.address}/health`)).status).toBe(200);
    await relay.end();
  });
});

describe('cleaning', () => {
  it('removes messages sent more than a day ago, and no queued or newer ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const queue = opened();
    const old = await queue.enqueue(other('Old'));
    await queue.enqueue(other('Waits'));
    await queue.sent(old.id);
    vi.setSystemTime(10 * DAY);
    const young = await queue.enqueue(other('Young'));
    await queue.sent(young.id);
    vi.useRealTimers();
    expect(await queue.clean(5 * DAY)).toBe(1);
    expect(all()).not.toContain('Old');
    expect(all()).toContain('Young');
    expect(subjects(opened())).toEqual(['Waits']);
    expect(await queue.clean(20 * DAY)).toBe(1);
    expect(all()).not.toContain('Young');
    await queue.enqueue(other('New'));
    expect(subjects(opened())).toEqual(['Waits', 'New']);
  });

  it('leaves no file when the queue is empty', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(message);
    await queue.sent(id);
    await queue.close();
    expect(await queue.clean(Date.now())).toBe(1);
    expect(files()).toEqual([]);
  });

  it('sends nothing again when it crashes between two files', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(message);
    const [first = ''] = files();
    await queue.close();
    const next = opened();
    await next.sent(id);
    await next.close();
    const [, second = ''] = files();
    const kept = readFileSync(join(folder, second), 'utf8');
    await next.clean(Date.now());
    // The state before the second file is replaced.
    writeFileSync(join(folder, second), kept);
    expect(files()).not.toContain(first);
    expect(subjects(opened())).toEqual([]);
  });

  it('sends nothing again when it fails at the second file', async () => {
    const queue = opened();
    const { id } = await queue.enqueue(other('Sent'));
    await queue.enqueue(other('Waits'));
    await queue.close();
    const next = opened();
    await next.sent(id);
    await next.enqueue(other('Waits too'));
    const handles = await fileHandles();
    const write = handles.writeFile;
    let count = 0;
    vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, text) {
      if (++count === 2) throw full();
      await write.call(this, text);
    });
    await expect(next.clean(Date.now())).rejects.toThrow('no space');
    vi.restoreAllMocks();
    expect(subjects(opened())).toEqual(['Waits', 'Waits too']);
  });

  it('removes incomplete files after a crash', async () => {
    writeFileSync(join(folder, '00000001.jsonl.draft'), 'salma');
    opened();
    expect(readdirSync(folder)).toEqual(['dead']);
  });
});

it('a folder belongs to one relay at a time, and is free after a crash', async () => {
  const unlock = await queueLock(folder);
  await expect(queueLock(folder)).rejects.toThrow('another relay works in');
  await unlock();
  // A socket without a process, as after a kill.
  writeFileSync(join(folder, 'lock'), '');
  await (
    await queueLock(folder)
  )();
});
