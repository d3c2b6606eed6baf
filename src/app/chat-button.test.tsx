import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChatButton } from './chat-button';
import { renderFramed, sampleFrame } from './sample-frame';

afterEach(cleanup);

it('opens a chat with its first words in a new tab', () => {
  renderFramed(<ChatButton chat={sampleFrame.organization.details.chat} />);
  const chat = screen.getByRole('link', { name: 'Discuter sur WhatsApp (nouvel onglet)' });
  expect(chat.getAttribute('href')).toBe('https://wa.me/212600000000?text=Bonjour');
  expect(chat.getAttribute('target')).toBe('_blank');
});
