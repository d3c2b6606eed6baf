import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageSuggestion } from './language-suggestion';
import { lastingStore } from '../../browser/storage';
import { renderFramed, sampleFrame, samplePage } from '../../../../tests/support/sample-layout';

const { languages } = sampleFrame;
const suggestion = <LanguageSuggestion {...samplePage} languages={languages} covered={['fr', 'en', 'ar']} />;
const suggestedLanguage = () => screen.queryByRole('complementary')?.lang;

beforeEach(() => preferLanguages(['en-US', 'ar']));

afterEach(() => {
  vi.restoreAllMocks();
  lastingStore.write('language', null);
});

it('is not in the HTML, whatever language the visitor prefers', () => {
  expect(renderToString(suggestion)).toBe('');
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
  renderFramed(suggestion);
  expect(suggestedLanguage()).toBe(suggested);
});

it('does not appear on a page that is not translated', () => {
  renderFramed(<LanguageSuggestion {...samplePage} languages={languages} covered={['fr', 'ar']} />);
  expect(suggestedLanguage()).toBeUndefined();
});

it.each(['works', 'is blocked'])('does not reappear after it is closed when storage %s', async (storage) => {
  if (storage === 'is blocked')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { unmount } = renderFramed(suggestion);
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
  expect(suggestedLanguage()).toBeUndefined();
  unmount();
  renderFramed(suggestion);
  expect(suggestedLanguage()).toBeUndefined();
});

it('moves the focus to the logo when it is closed', async () => {
  renderFramed(
    <>
      {suggestion}
      <header>
        <a href="/">Tracé</a>
      </header>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tracé' }));
});

function preferLanguages(tags: readonly string[] | undefined) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags as readonly string[]);
}
