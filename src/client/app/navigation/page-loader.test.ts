import { describe, expect, it, vi } from 'vitest';
import type { BuiltPage, LayoutData } from '../../../site/page-data.types';
import { pageLoader, type LoadedPage } from './page-loader';

const first = {
  page: { build: 'b1', layout: '/assets/frame-fr.json', url: '/contact', blocks: [] as unknown[] },
  layout: { language: 'fr' },
} as LoadedPage;

/** Answers requests with files of the site. */
function serve(files: Record<string, Partial<BuiltPage> | Partial<LayoutData>>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = files[String(url)];
    return new Response(JSON.stringify(file ?? {}), { status: file ? 200 : 404 });
  });
}

describe('the page loader', () => {
  it('fetches a page once, however often it is requested', async () => {
    const fetched = serve({ '/faq.json': { build: 'b1', layout: '/assets/frame-fr.json', blocks: [] } });
    const loader = pageLoader(first, 1000);
    loader.prefetch('/faq');
    await Promise.all([loader.load('/faq'), loader.load('/faq')]);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/faq.json']);
  });

  it('does not fetch the first page', async () => {
    const fetched = serve({});
    expect(await pageLoader(first, 1000).load('/contact')).toBe(first);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches the layout of another language once', async () => {
    const fetched = serve({
      '/en/faq.json': { build: 'b1', layout: '/assets/frame-en.json', blocks: [] },
      '/en.json': { build: 'b1', layout: '/assets/frame-en.json', blocks: [] },
      '/assets/frame-en.json': { language: 'en' },
    });
    const loader = pageLoader(first, 1000);
    expect((await loader.load('/en/faq')).layout.language).toBe('en');
    await loader.load('/en');
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('frame'))).toHaveLength(1);
  });

  it('rejects a page of another build', async () => {
    serve({ '/faq.json': { build: 'b2', layout: '/assets/frame-fr.json' } });
    await expect(pageLoader(first, 1000).load('/faq')).rejects.toThrow('another build');
  });

  it('fetches again after a failure', async () => {
    const fetched = serve({});
    const loader = pageLoader(first, 1000);
    loader.prefetch('/faq');
    await expect(loader.load('/faq')).rejects.toThrow('404');
    await expect(loader.load('/faq')).rejects.toThrow('404');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
