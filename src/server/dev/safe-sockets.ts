import type { ViteDevServer } from 'vite';
import { isObject } from '../../lib/json';

/**
 * Drops messages that a page of this site does not send, and those that make a listener throw. Both would otherwise
 * stop the server, because Vite and our own listeners do not catch them.
 *
 * @param ws the sockets of the development server
 */
export function safeSockets(ws: ViteDevServer['ws']): void {
  // Vite listens for connections first, so its listener for messages is already added.
  ws.on('connection', (socket) => {
    const listeners = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', (...args) => {
      if (!isMessage(String(args[0]))) return;
      try {
        for (const listener of listeners) Reflect.apply(listener, socket, args);
      } catch (error) {
        console.error(
          `Dropped a message of a page: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    });
  });
}

function isMessage(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    if (!isObject(message) || message.type !== 'custom' || typeof message.event !== 'string') return false;
    // Vite answers these asynchronously, so their errors cannot be caught.
    return message.event !== 'vite:invoke' || (isObject(message.data) && typeof message.data.id === 'string');
  } catch {
    return false;
  }
}
