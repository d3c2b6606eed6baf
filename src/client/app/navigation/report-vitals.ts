import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/**
 * Reports the three Core Web Vitals of a visit and the page on which the visit began; navigation within the site begins
 * no new visit (docs: github.com/GoogleChrome/web-vitals). The reports do not identify the visitor and send no cookies.
 *
 * @param endpoint the address that receives the reports, `analytics.vitalsEndpoint` of the config
 * @param page the address of the page on which the visit began, such as `/contact`
 */
export function reportVitals(endpoint: string, page: string): void {
  const report = ({ name, value, rating, navigationType }: Metric) => {
    const body = JSON.stringify({ name, value, rating, navigationType, page });
    // `keepalive` lets the request outlive the page; a plain text body needs no CORS preflight.
    fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(
      () => undefined, // A lost report does not affect the page.
    );
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}
