import type { FrameData, PageData } from '../site/page-data.types';

/**
 * Makes the page interactive: fetches its data and the frame's words, and hydrates. When anything is missing or of another build, the page stays the
 * plain HTML it is.
 */
export async function client(): Promise<void> {
  const { page, frame, version } =
    document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  if (!page || !frame) return;
  const [pageData, frameData] = await Promise.all([json<PageData>(page), json<FrameData>(frame)]);
  // The document is older or newer than its data: it stays the plain page it is.
  if (pageData.version !== version) return;
  const { hydrate } = await import('./hydrate');
  hydrate(pageData, frameData);
}

async function json<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
