/**
 * What stands in the page as the server sends it, for when it cannot be drawn here: whole, readable and with links
 * that work. It is asked for with XMLHttpRequest, which alone hands out a document without turning a text into
 * markup, as the security policy wants it (trusted types).
 *
 * @returns the nodes to put into the page's root
 * @throws when it cannot be had
 */
export function fetchServerHtml(): Promise<Node[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('error', () => reject(new Error('the page cannot be had')));
    request.addEventListener('load', () => {
      const root = request.responseXML?.getElementById('root');
      if (root) resolve([...root.childNodes].map((node) => document.adoptNode(node)));
      else reject(new Error(`the page answered ${request.status}`));
    });
    request.send();
  });
}
