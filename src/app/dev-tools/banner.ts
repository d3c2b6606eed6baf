const BANNER = 'development-banner';

/**
 * Development only: a banner over a page that visitors do not get, because it is a draft or outside its dates.
 *
 * @param hot what the server says, such as `{ "/contact": "Draft: not published" }`
 */
export function banner(hot: NonNullable<ImportMeta['hot']>) {
  let notices: Record<string, string> = {};
  const show = () => {
    const notice = notices[location.pathname];
    const shown = document.getElementById(BANNER);
    if (shown?.textContent === notice) return;
    shown?.remove();
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
  hot.on('site:unpublished', (told: Record<string, string>) => {
    notices = told;
    show();
  });
  // A change of page writes the head anew.
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, attributes: true });
}
