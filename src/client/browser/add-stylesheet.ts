/**
 * Adds a stylesheet to the document, once.
 *
 * @returns a promise that settles with the stylesheet; one that fails is removed, so that the next call tries again
 */
export function addStylesheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
  });
}
