/**
 * Fetches the HTML of the page from the server, as a readable page with working links for when the client fails to render
 * it. It uses XMLHttpRequest, the only API that returns a document without parsing a string as markup, which the security
 * policy forbids (trusted types).
 *
 * @returns the nodes for the root element of the page
 * @throws when the request fails
 */
export function fetchServerHtml(): Promise<Node[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('error', () => reject(new Error('The page could not be loaded.')));
    request.addEventListener('load', () => {
      const root = request.responseXML?.getElementById('root');
      if (root) resolve([...root.childNodes].map((node) => document.adoptNode(node)));
      else reject(new Error(`The page could not be loaded: HTTP status ${request.status}.`));
    });
    request.send();
  });
}
