/** An installed nginx, or the reason why there is none. */
export type FoundNginx =
  | { path: string; brotli?: string; missing?: undefined }
  | { path?: undefined; brotli?: undefined; missing: string };

export function nginx(): FoundNginx;
