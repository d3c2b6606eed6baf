import type { ViteDevServer } from 'vite';
import { isObject } from '../../lib/json';

/**
 * Drops messages that are not what a page of this site sends, and those that a listener fails on. Vite and our own
 * listeners would otherwise end the server with them.
 *
 * @param ws the sockets of the development server
 */
export function safeSockets(ws: ViteDevServer['ws']): void {
  // Vite listens for connections first, so its listener for messages is there.
  ws.on('connection', (socket) => {
    const listeners = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', (...given) => {
      if (!isMessage(String(given[0]))) return;
      try {
        for (const listener of listeners) Reflect.apply(listener, socket, given);
      } catch (error) {
        console.error(
          `A message of a page was dropped: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    });
  });
}

function isMessage(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    if (!isObject(message) || message.type !== 'custom' || typeof message.event !== 'string') return false;
    // Vite answers these later, where nothing can be caught.
    return message.event !== 'vite:invoke' || (isObject(message.data) && typeof message.data.id === 'string');
  } catch {
    return false;
  }
}
