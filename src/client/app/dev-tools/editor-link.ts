import { element } from './element';

/**
 * Development only: creates a link that opens the editor at a location. Vite uses the running editor, or the one in
 * `LAUNCH_EDITOR`.
 *
 * @param location a file of the project, with line and column, such as `site.config.json:12:3`
 */
export function editorLink(text: string, location: string): HTMLAnchorElement {
  const href = `/__open-in-editor?file=${encodeURIComponent(location)}`;
  const link = element('a', { href, textContent: text });
  link.style.cssText = 'color:inherit;text-decoration:underline;overflow-wrap:anywhere';
  link.addEventListener('click', (event) => {
    // The response is not a page.
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}
