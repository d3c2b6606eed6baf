import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatButton } from './chat-button';
import { renderFramed, sampleFrame } from './sample-frame';

afterEach(cleanup);

it('opens a chat with its first words in a new tab', () => {
  renderFramed(<ChatButton chat={sampleFrame.organization.details.chat} />);
  const chat = screen.getByRole('link', { name: 'Discuter sur WhatsApp (nouvel onglet)' });
  expect(chat.getAttribute('href')).toBe('https://wa.me/212600000000?text=Bonjour');
  expect(chat.getAttribute('target')).toBe('_blank');
});

it('comes when the first screen is left behind', () => {
  renderFramed(<ChatButton chat={sampleFrame.organization.details.chat} />);
  const chat = screen.getByRole('link');
  expect(chat.dataset.shown).toBeUndefined();
  vi.stubGlobal('scrollY', 400);
  fireEvent.scroll(window);
  expect(chat.dataset.shown).toBe('true');
  vi.unstubAllGlobals();
});
