import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatButton } from './chat-button';
import { renderFramed, sampleFrame } from '../../../tests/support/sample-layout';

afterEach(cleanup);

it('opens a chat with a prefilled greeting in a new tab', () => {
  renderFramed(<ChatButton chat={sampleFrame.organization.details.chat} />);
  const chat = screen.getByRole('link', { name: 'Discuter sur WhatsApp (nouvel onglet)' });
  expect(chat.getAttribute('href')).toBe('https://wa.me/212600000000?text=Bonjour');
  expect(chat.getAttribute('target')).toBe('_blank');
});

describe('the scroll state of the chat button', () => {
  /** A page of 2000 pixels in a window of 800. */
  function scrollTo(y: number) {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
    return screen.getByRole('link').dataset.place;
  }

  beforeEach(() => {
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
    renderFramed(<ChatButton chat={sampleFrame.organization.details.chat} />);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is not set on the first screen', () => {
    expect(screen.getByRole('link').dataset.place).toBeUndefined();
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

  it('does not change when the page has not scrolled', () => {
    expect(scrollTo(400)).toBe('down');
    expect(scrollTo(390)).toBe('up');
    expect(scrollTo(390)).toBe('up');
  });

  it('does not prevent keyboard focus', () => {
    scrollTo(400);
    const chat = screen.getByRole('link');
    chat.focus();
    expect(document.activeElement).toBe(chat);
  });
});
