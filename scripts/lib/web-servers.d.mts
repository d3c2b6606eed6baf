/** An installed server, or the reason why there is none. */
export type FoundServer =
  | { path: string; brotli?: string; missing?: undefined }
  | { path?: undefined; brotli?: undefined; missing: string };

export function nginx(): FoundServer;
export function apache(): FoundServer;
