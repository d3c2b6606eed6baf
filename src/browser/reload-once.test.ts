import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();

/** Another document: what was held in memory is gone, what the tab keeps is not. */
async function newDocument() {
  vi.resetModules();
  return (await import('./reload-once')).reloadOnce;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads the page anew once for a build, and once more for the next one, also when the two answer in turn', async () => {
  expect((await newDocument())('b1')).toBe(true);
  expect((await newDocument())('b1')).toBe(false);
  expect((await newDocument())('b2')).toBe(true);
  expect((await newDocument())('b1')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('stays where the browser is offline, and may load the page when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reloadOnce = await newDocument();
  expect(reloadOnce('b1')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  expect(reloadOnce('b1')).toBe(true);
});

it.each([
  ['is blocked', () => vi.stubGlobal('sessionStorage', undefined)],
  [
    'is full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])('stays where storage %s, for it could not remember that it has been done', async (_case, spoil) => {
  spoil();
  expect((await newDocument())('b1')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays where what was typed is too long to be kept', async () => {
  const reloadOnce = await newDocument();
  const { tabStore } = await import('./storage');
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabStore.write('contact_draft', 'a long message');
  set.mockRestore();
  expect(reloadOnce('b1')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
