/**
 * Returns the id of the page that a redirect leads to.
 *
 * @example targetPage('contact#seo') // 'contact'
 */
export function targetPage(to: string): string {
  return to.split('#')[0] ?? '';
}
