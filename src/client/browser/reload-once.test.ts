import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();

/** Loads the module as a new document does: the memory is empty, the tab's storage is not. */
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

it('reloads once per build, also when servers of two builds answer in turn', async () => {
  expect((await newDocument())('b1')).toBe(true);
  expect((await newDocument())('b1')).toBe(false);
  expect((await newDocument())('b2')).toBe(true);
  expect((await newDocument())('b1')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload while the browser is offline, and may reload when it is online again', async () => {
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
])(
  'does not reload when storage %s, because it could not remember the reload',
  async (_case, breakStorage) => {
    breakStorage();
    expect((await newDocument())('b1')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

it('does not reload when what was typed cannot be stored', async () => {
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
