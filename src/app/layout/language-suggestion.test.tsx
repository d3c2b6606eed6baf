import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageSuggestion } from './language-suggestion';
import { renderFramed, sampleFrame, samplePage } from '../../../tests/support/sample-layout';

const { languages } = sampleFrame;
const suggestion = <LanguageSuggestion {...samplePage} languages={languages} />;
const arabic = languages[2]!.offer;

afterEach(() => {
  localStorage.clear();
  cleanup();
});

it('is not in the HTML, whatever language the visitor chose', () => {
  localStorage.setItem('language', 'ar');
  expect(renderToString(suggestion)).toBe('');
});

it('does not appear when the visitor chose no language, or the current one', () => {
  renderFramed(suggestion);
  expect(screen.queryByRole('complementary')).toBeNull();
  localStorage.setItem('language', 'fr');
  renderFramed(suggestion);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('suggests the page in the language chosen earlier, in that language and its direction', () => {
  localStorage.setItem('language', 'ar');
  renderFramed(suggestion);
  const line = screen.getByRole('complementary', { name: arabic.text });
  expect([line.lang, line.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByRole('link', { name: arabic.link }).getAttribute('href')).toBe(samplePage.alternates.ar);
});

it('does not reappear after it is closed', async () => {
  localStorage.setItem('language', 'en');
  const { unmount } = renderFramed(suggestion);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  renderFramed(suggestion);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('moves the focus to the logo when it is closed', async () => {
  localStorage.setItem('language', 'en');
  renderFramed(
    <>
      {suggestion}
      <header>
        <a href="/">Tracé</a>
      </header>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tracé' }));
});

it('does not appear when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  renderFramed(suggestion);
  expect(screen.queryByRole('complementary')).toBeNull();
});
