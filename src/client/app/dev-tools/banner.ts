const BANNER = 'development-banner';

/**
 * Development only: shows a banner over an unpublished page, which is a draft or outside its dates.
 *
 * @param hot the connection that sends the notices, such as `{ "/contact": "Draft: not published" }`
 */
export function addBanner(hot: NonNullable<ImportMeta['hot']>) {
  let notices: Record<string, string> = {};
  const show = () => {
    const notice = notices[location.pathname];
    const current = document.getElementById(BANNER);
    if (current?.textContent === notice) return;
    current?.remove();
    if (notice === undefined) return;
    const element = document.createElement('aside');
    element.id = BANNER;
    element.lang = 'en';
    element.dir = 'ltr';
    element.setAttribute('role', 'status');
    element.style.cssText =
      'position:sticky;top:0;z-index:101;padding:8px 16px;background:#f3b22c;color:#031a14;font:bold 14px/1.5 monospace;text-align:center';
    element.textContent = notice;
    document.body.prepend(element);
  };
  hot.on('site:unpublished', (unpublished: Record<string, string>) => {
    notices = unpublished;
    show();
  });
  // Navigation updates the head.
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, attributes: true });
}
