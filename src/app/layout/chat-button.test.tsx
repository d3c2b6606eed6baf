import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatButton } from './chat-button';
import { renderFramed, sampleFrame } from '../../../tests/support/sample-layout';

const show = () => renderFramed(<ChatButton chat={sampleFrame.organization.details.chat} />);

beforeEach(() => {
  document.elementsFromPoint = () => [];
});

afterEach(cleanup);

it('opens a chat with a prefilled greeting in a new tab', () => {
  show();
  const chat = screen.getByRole('link', { name: 'Discuter sur WhatsApp (nouvel onglet)' });
  expect(chat.getAttribute('href')).toBe('https://wa.me/212600000000?text=Bonjour');
  expect(chat.getAttribute('target')).toBe('_blank');
});

it('says what it opens in one word', () => {
  show();
  expect(screen.getByRole('link').textContent).toBe('WhatsApp');
});

it('knows whether words of the first screen are under it', () => {
  const words = document.body.appendChild(document.createElement('p'));
  words.textContent = 'Sous le bouton';
  const line = { left: 0, right: 40, top: 0, bottom: 20 } as {
    -readonly [Side in keyof DOMRect]: DOMRect[Side];
  };
  Range.prototype.getClientRects = () => [line] as unknown as DOMRectList;
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(56);
  document.elementsFromPoint = () => [words];
  show();
  const chat = screen.getByRole('link', { name: /WhatsApp/ });
  fireEvent(window, new Event('scrollend'));
  expect(chat.hasAttribute('data-over-words')).toBe(true);
  chat.style.setProperty('--suggestion', '56px'); // it is above the line that suggests a language
  fireEvent(window, new Event('resize'));
  expect(chat.hasAttribute('data-over-words')).toBe(false);
  chat.style.removeProperty('--suggestion');
  line.bottom = line.top = 900;
  fireEvent(window, new Event('resize'));
  expect(chat.hasAttribute('data-over-words')).toBe(false);
  words.remove();
  vi.restoreAllMocks();
});

describe('the scroll state of the page', () => {
  const root = document.documentElement;

  /** A page of 2000 pixels in a window of 800. */
  function scrollTo(y: number) {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
    return root.dataset.scroll;
  }

  beforeEach(() => {
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(2000);
    show();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    delete root.dataset.scroll;
  });

  it('is not set on the first screen', () => {
    expect(root.dataset.scroll).toBeUndefined();
    expect(scrollTo(200)).toBeUndefined();
  });

  it('follows scrolling down, up and to the bottom', () => {
    expect(scrollTo(400)).toBe('down');
    expect(scrollTo(390)).toBe('up');
    expect(scrollTo(1100)).toBe('down');
    expect(scrollTo(1190)).toBe('foot');
    expect(scrollTo(1000)).toBe('up');
    expect(scrollTo(0)).toBeUndefined();
  });
});
