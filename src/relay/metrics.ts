/** The help texts of the counters, by the names of the metrics. */
const counters = {
  relay_messages_queued_total: 'Messages accepted.',
  relay_repeats_total: 'Requests that repeated a message of the last ten minutes and were not queued again.',
  relay_messages_sent_total: 'Messages accepted by the mail server.',
  relay_retries_total: 'Failed attempts that are retried.',
  relay_messages_failed_total: 'Undeliverable messages.',
} as const;

export type RelayMetrics = ReturnType<typeof relayMetrics>;

/** Returns counters of the relay's work since its start, without personal data. */
export function relayMetrics() {
  const counts = new Map<keyof typeof counters, number>();
  const refused = new Map<string, number>();
  return {
    count(name: keyof typeof counters) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** @param reason one of a few fixed words, never user input */
    refused(reason: string) {
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
    },
    /**
     * Returns the metrics in the Prometheus format (prometheus.io/docs/instrumenting/exposition_formats).
     *
     * @param waiting the number of queued messages
     * @param oldest the age of the oldest of them, in seconds
     */
    text(waiting: number, oldest: number): string {
      return [
        ...Object.entries(counters).flatMap(([name, help]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} counter`,
          `${name} ${counts.get(name as keyof typeof counters) ?? 0}`,
        ]),
        '# HELP relay_requests_refused_total Rejected requests by reason.',
        '# TYPE relay_requests_refused_total counter',
        ...[...refused].map(([reason, count]) => `relay_requests_refused_total{reason="${reason}"} ${count}`),
        '# HELP relay_queue_messages Queued messages.',
        '# TYPE relay_queue_messages gauge',
        `relay_queue_messages ${waiting}`,
        '# HELP relay_queue_oldest_seconds Age of the oldest queued message.',
        '# TYPE relay_queue_oldest_seconds gauge',
        `relay_queue_oldest_seconds ${Math.round(oldest)}`,
        '',
      ].join('\n');
    },
  };
}
