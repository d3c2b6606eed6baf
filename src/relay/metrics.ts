/** What is counted, with what it means; the names are those of the metrics. */
const counted = {
  relay_messages_queued_total: 'Messages taken on.',
  relay_repeats_total:
    'Requests that repeated a message of the last ten minutes, answered and not queued again.',
  relay_messages_sent_total: 'Messages that the mail server took.',
  relay_retries_total: 'Tries that failed and are repeated.',
  relay_messages_failed_total: 'Messages put aside as not deliverable.',
} as const;

export type RelayMetrics = ReturnType<typeof relayMetrics>;

/** Counts what the relay does since it was started; nothing of it says anything about a person. */
export function relayMetrics() {
  const counts = new Map<keyof typeof counted, number>();
  const refused = new Map<string, number>();
  return {
    count(name: keyof typeof counted) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** @param reason one of few words of our own, never what was sent */
    refused(reason: string) {
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
    },
    /**
     * As Prometheus reads it (prometheus.io/docs/instrumenting/exposition_formats).
     *
     * @param waiting how many messages wait
     * @param oldest for how many seconds the oldest of them has waited
     */
    text(waiting: number, oldest: number): string {
      return [
        ...Object.entries(counted).flatMap(([name, help]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} counter`,
          `${name} ${counts.get(name as keyof typeof counted) ?? 0}`,
        ]),
        '# HELP relay_requests_refused_total Requests that were refused, by the reason.',
        '# TYPE relay_requests_refused_total counter',
        ...[...refused].map(([reason, count]) => `relay_requests_refused_total{reason="${reason}"} ${count}`),
        '# HELP relay_queue_messages Messages that wait.',
        '# TYPE relay_queue_messages gauge',
        `relay_queue_messages ${waiting}`,
        '# HELP relay_queue_oldest_seconds For how long the oldest of them has waited.',
        '# TYPE relay_queue_oldest_seconds gauge',
        `relay_queue_oldest_seconds ${Math.round(oldest)}`,
        '',
      ].join('\n');
    },
  };
}
