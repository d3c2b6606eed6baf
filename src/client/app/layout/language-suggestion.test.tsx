import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageSuggestion } from './language-suggestion';
import { lastingStore } from '../../browser/storage';
import { renderFramed, sampleFrame, samplePage } from '../../../../tests/support/sample-layout';

const { languages } = sampleFrame;
const suggestedLanguage = () => screen.queryByRole('complementary')?.lang;

function Page({ covered }: { covered?: string[] }) {
  const suggestion = { page: { ...samplePage, covered: covered ?? ['fr', 'en', 'ar'] }, languages };
  return (
    <>
      <LanguageSuggestion {...suggestion} place="header" />
      <header>
        <a href="/">Tracé</a>
        <LanguageSuggestion {...suggestion} place="menu" />
      </header>
      <LanguageSuggestion {...suggestion} place="footer" />
      <footer>
        <a href="/contact">Contact</a>
      </footer>
    </>
  );
}

beforeEach(() => {
  preferLanguages(['en-US', 'ar']);
  footerIsSeen(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  lastingStore.write('language', null);
});

it('is not in the HTML, whatever language the visitor prefers', () => {
  expect(renderToString(<Page />)).not.toContain('English');
});

it.each<[preferred: string[] | undefined, chosen: string | null, suggested: string | undefined]>([
  [['ar-MA', 'fr'], null, 'ar'],
  [['de', 'en'], null, 'en'],
  [['fr', 'ar'], null, undefined],
  [['de'], null, undefined],
  [undefined, null, undefined],
  [['en-US', 'ar'], 'ar', 'ar'],
  [['en-US', 'ar'], 'fr', undefined],
  [['en-US', 'ar'], 'removed', 'en'],
])('a visitor who prefers %s and has chosen %s is offered %s', (preferred, chosen, suggested) => {
  preferLanguages(preferred);
  lastingStore.write('language', chosen);
  renderFramed(<Page />);
  expect(suggestedLanguage()).toBe(suggested);
});

it('does not appear on a page that is not translated', () => {
  renderFramed(<Page covered={['fr', 'ar']} />);
  expect(suggestedLanguage()).toBeUndefined();
});

it.each(['works', 'is blocked'])('does not reappear after it is closed when storage %s', async (storage) => {
  if (storage === 'is blocked')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { unmount } = renderFramed(<Page />);
  await userEvent.click(screen.getAllByRole('button', { name: /^Close/ })[0]!);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderFramed(<Page />);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['under the header', 0, 'Tracé'],
  ['in the menu', 1, 'Tracé'],
  ['above the footer', 2, 'Contact'],
])('moves the focus to the next link when it is closed %s', async (_, place, link) => {
  footerIsSeen(false);
  renderFramed(<Page />);
  await userEvent.click(screen.getAllByRole('button', { name: /^Close/ })[place]!);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: link }));
});

it('does not appear above a footer that the visitor sees, which it would move', () => {
  footerIsSeen(true);
  renderFramed(<Page />);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});

/** Shows or hides the footer, and everything else. */
function footerIsSeen(isIntersecting: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );
}

function preferLanguages(tags: readonly string[] | undefined) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags as readonly string[]);
}
