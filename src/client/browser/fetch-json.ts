/** Fetches data of the site; rejects when they are missing, or no JSON. */
export async function fetchJson<T>(url: string, signal: AbortSignal | null = null): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}`);
  return (await response.json()) as T;
}
