import type { RelayLog } from '../log';
import type { RelayMetrics } from '../metrics';
import type { MessageQueue } from '../queue/queue';
import { LONGEST_WAIT, retryWait } from './backoff';
import type { MailOutcome } from './outcome';
import type { MailSender } from './smtp-client';

/** The maximum number of concurrent deliveries. */
const AT_ONCE = 4;

interface DeliveryOptions {
  queue: MessageQueue;
  send: MailSender;
  /** The delay before the second attempt, in milliseconds. */
  firstWait: number;
  /** The time after which a message counts as undeliverable, in milliseconds. */
  giveUpAfter: number;
  metrics: RelayMetrics;
  log: RelayLog;
}

/**
 * Delivers the messages of a queue, and retries failed ones until they are too old.
 *
 * @returns `offer` for each new message, and `stop`
 */
export function deliveries({ queue, send, firstWait, giveUpAfter, metrics, log }: DeliveryOptions) {
  const ready: string[] = [];
  const running = new Set<Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  let isStopped = false;

  function offer(id: string) {
    if (isStopped) return;
    ready.push(id);
    fill();
  }

  function fill() {
    while (running.size < AT_ONCE && ready.length > 0) {
      const work = deliver(ready.shift() ?? '').finally(() => {
        running.delete(work);
        fill();
      });
      running.add(work);
    }
  }

  function later(id: string, wait: number) {
    if (isStopped) return;
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id);
        offer(id);
      }, wait),
    );
  }

  async function deliver(id: string) {
    const waiting = queue.waiting.get(id);
    if (!waiting) return;
    const outcome = await send(waiting, stopping.signal);
    // An attempt that the shutdown aborted does not count; the message stays queued.
    if (stopping.signal.aborted && outcome.kind !== 'sent' && outcome.kind !== 'partly') return;
    await settle(id, outcome, Date.now() - waiting.received >= giveUpAfter);
  }

  async function settle(id: string, outcome: MailOutcome, isTooOld: boolean) {
    if (outcome.kind === 'sent') {
      const isNoted = await queue.sent(id);
      metrics.count('relay_messages_sent_total');
      log('sent', { id, ...(!isNoted && { noted: false }) });
      return;
    }
    const { reason } = outcome;
    const to = outcome.kind === 'partly' ? outcome.to : queue.waiting.get(id)?.to;
    if (outcome.kind === 'refused' || (outcome.kind === 'later' && isTooOld)) {
      try {
        await queue.dead(id, reason);
        metrics.count('relay_messages_failed_total');
        log('dead', { id, reason });
        return;
      } catch {
        log('disk', { id });
      }
    }
    const wait = retryWait((queue.waiting.get(id)?.tries ?? 0) + 1, firstWait);
    metrics.count('relay_retries_total');
    log('retry', { id, reason, seconds: Math.round(wait / 1000) });
    await queue.tried(id, Date.now() + wait, to);
    later(id, wait);
  }

  // If the clock was set back, a message must not wait longer than the maximum delay.
  for (const { id, next } of queue.waiting.values())
    later(id, Math.min(LONGEST_WAIT, Math.max(0, next - Date.now())));

  return {
    offer,
    /**
     * Starts no more deliveries and waits for the running ones. Undelivered messages stay queued for the next start.
     *
     * @param grace milliseconds
     */
    async stop(grace: number): Promise<void> {
      isStopped = true;
      ready.length = 0;
      for (const timer of timers.values()) clearTimeout(timer);
      const breakOff = setTimeout(() => stopping.abort(), grace);
      await Promise.all(running);
      clearTimeout(breakOff);
    },
  };
}
