import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/**
 * Tells how the page feels to this visitor: the three figures that search engines go by, and the page they
 * belong to. Nothing says who the visitor is (docs: github.com/GoogleChrome/web-vitals).
 *
 * @param endpoint where the reports go, `analytics.vitalsEndpoint` of the config
 */
export function reportVitals(endpoint: string): void {
  const report = ({ name, value, rating, navigationType }: Metric) => {
    const page = location.pathname;
    // A page that is being left can still send this way; as plain text it asks for no permission first.
    navigator.sendBeacon(endpoint, JSON.stringify({ name, value, rating, navigationType, page }));
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}
