/**
 * Development only: a link that opens the editor at a place. Vite looks for the editor that is running, or takes the
 * one that `LAUNCH_EDITOR` names.
 *
 * @param text what the link says
 * @param place a file of the project, with line and column, such as `site.config.json:12:3`
 */
export function editorLink(text: string, place: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  link.textContent = text;
  link.style.cssText = 'color:inherit;text-decoration:underline;overflow-wrap:anywhere';
  link.addEventListener('click', (event) => {
    // The answer is no page to go to.
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}
