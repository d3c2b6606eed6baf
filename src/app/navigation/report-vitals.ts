import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/**
 * Tells how a visit feels: the three figures that search engines go by, and the page it began on, whose they
 * are: a change of page within the site begins no new visit (docs: github.com/GoogleChrome/web-vitals).
 * Nothing says who the visitor is, and no cookie of the endpoint's travels along.
 *
 * @param endpoint where the reports go, `analytics.vitalsEndpoint` of the config
 * @param page the address of the page that the visit began on, such as `/contact`
 */
export function reportVitals(endpoint: string, page: string): void {
  const report = ({ name, value, rating, navigationType }: Metric) => {
    const body = JSON.stringify({ name, value, rating, navigationType, page });
    // It outlives the page that is being left, and as plain text asks for no permission first.
    fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(
      () => undefined, // the page does without
    );
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}
