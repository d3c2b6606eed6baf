import { afterEach, expect, it } from 'vitest';
import { mailCatcher } from '../support/mail-catcher';
import { mailQueue, queueName } from '../support/mail-queue';
import { triedRelay } from '../support/tried-relay';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

it(`with ${queueName} on the same machine, no message is lost while the provider is down: 100 sent, 100 arrive`, async () => {
  const { port, stop } = await mailCatcher();
  await stop();
  const queue = await mailQueue(port);
  ends.push(queue.stop);
  const relay = await triedRelay(queue.port);
  ends.push(relay.stop);
  const subjects = Array.from({ length: 100 }, (_, index) => `Message ${index}`);
  for (const subject of subjects) expect(await relay.send({ subject })).toEqual([200, 'OK']);
  const provider = await mailCatcher({}, port);
  ends.push(provider.stop);
  const arrived = () => new Set(provider.caught.map(({ mail }) => mail.subject));
  await expect.poll(() => arrived().size, { timeout: 90_000 }).toBe(100);
  expect(arrived()).toEqual(new Set(subjects));
}, 120_000);
