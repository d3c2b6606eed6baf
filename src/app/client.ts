import type { FrameData, PageData } from '../site/page-data.types';

/**
 * Makes the page interactive: fetches its data and the frame's words, tells styled-components which
 * styles are there, and hydrates. When anything is missing or of another build, the page stays the
 * plain HTML it is.
 */
export async function client(): Promise<void> {
  const { page, frame, version, marks } =
    document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  if (!page || !frame) return;
  const [pageData, frameData, markText] = await Promise.all([
    json<PageData>(page),
    json<FrameData>(frame),
    marks ? text(marks) : '',
  ]);
  // The document is older or newer than its data: it stays the plain page it is.
  if (pageData.version !== version) return;
  announceStyles(markText);
  const { hydrate } = await import('./hydrate');
  hydrate(pageData, frameData);
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function json<T>(url: string): Promise<T> {
  return JSON.parse(await text(url)) as T;
}

/**
 * The styles of every component stand in the stylesheet. styled-components takes over what it finds in
 * an element of its own when it is first imported; this one holds the names without the rules, so that no
 * rule is inserted a second time. In a namespace of its own the browser does not read it as a style.
 */
function announceStyles(marks: string) {
  if (marks === '') return;
  const element = document.createElementNS('urn:styles', 'style');
  element.setAttribute('data-styled', '');
  element.setAttribute('data-styled-version', STYLED_COMPONENTS_VERSION);
  element.textContent = marks.replaceAll('\n', '/*!sc*/\n') + '/*!sc*/\n';
  document.head.append(element);
}

/** The version in package.json, written here by the build. */
declare const STYLED_COMPONENTS_VERSION: string;
