import { pagePath } from '../../src/site/page-url';
import { loadSite } from '../../src/config/load-site';
import { everyUrl, sampleOf } from '../support/page-urls';

const { site } = loadSite(process.cwd());
if (!site) throw new Error('The site has errors. Run: npm run validate');

/** The site that is shipped, as a build publishes it now. */
export const shipped = site;

/** Every page in every language. */
export const allUrls = everyUrl(shipped.config);

/** Pages of every kind and every language; every page with `npm run test:all`. */
export const sampleUrls = sampleOf(shipped.config);

const contactPage = shipped.config.pages.find(({ blocks }) =>
  blocks.some(({ type }) => type === 'contact-form'),
);

/** The French path of the page with the contact form. */
export const contactPath = pagePath(shipped, contactPage?.path ?? '/contact');
