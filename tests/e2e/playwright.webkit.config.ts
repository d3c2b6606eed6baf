import { essentialTests } from './playwright.firefox.config';

/** WebKitGTK. MiniBrowser cannot block the storage of a page as Safari does. */
export default essentialTests('webkit', ['blocked-storage.spec.ts']);
