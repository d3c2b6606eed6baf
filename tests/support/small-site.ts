import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ORIGIN = 'https://www.small.example';

/** The release date of the small site. */
export const NOW = new Date('2026-12-01T08:00:00Z');

const page = (path: string, main: string) =>
  `<!doctype html><html lang="fr"><head><title>A > B</title><link rel="canonical" href="${ORIGIN}${path}"><link rel="stylesheet" href="/assets/site-aaaaaaaa.css"><link rel="manifest" href="/manifest.webmanifest"><script type="application/ld+json">{"@id":"${ORIGIN}${path}#page","url":"${ORIGIN}${path}"}</script><script type="module" src="/assets/start-aaaaaaaa.js" data-page="/index.json"></script></head><body><main data-page="p${path}">${main}</main></body></html>`;

/** The files of the smallest valid release, by path. */
const files: Record<string, string> = {
  'index.html': page(
    '/',
    '<h1 id="top">Home</h1><a href="/contact#top">Contact</a><a href="https://x.example">X</a>',
  ),
  'contact.html': page(
    '/contact',
    '<h1 id="top">Contact</h1><a href="/">Home</a><form action="/contact"></form>',
  ),
  '404.html': page('/404', '<a href="/">Home</a>'),
  'index.json': JSON.stringify({
    url: '/',
    alternates: { fr: '/' },
    blocks: [{ href: '/contact', text: '/month' }],
  }),
  'assets/site-aaaaaaaa.css': 'body{background:url("/assets/wall-aaaaaaaa.svg")}',
  'assets/wall-aaaaaaaa.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:red" d="M0 0"/></svg>',
  'assets/start-aaaaaaaa.js': 'import("./later-aaaaaaaa.js")',
  'assets/later-aaaaaaaa.js': 'document.title',
  'manifest.webmanifest': JSON.stringify({ start_url: '/', icons: [{ src: '/assets/wall-aaaaaaaa.svg' }] }),
  _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
  'robots.txt': `Sitemap: ${ORIGIN}/sitemap.xml\n`,
  'sitemap.xml': `<urlset><url><loc>${ORIGIN}/contact</loc></url></urlset>`,
  '.well-known/security.txt': `Contact: mailto:a@small.example\nExpires: 2027-12-01T08:00:00Z\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
};

/** A temporary built site of three pages. */
export class SmallSite implements Disposable {
  /** The temporary folder, which can also contain releases. */
  readonly parent = mkdtempSync(join(tmpdir(), 'small-'));
  readonly folder = join(this.parent, 'dist');

  constructor() {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    this.write('contact.html.br', brotliCompressSync(files['contact.html'] ?? ''));
  }

  write(path: string, content: string | Uint8Array): this {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
    return this;
  }

  /** Replaces a text of a file. Does not update the compressed copy. @throws when the file does not contain the text */
  replace(path: string, from: string, to: string): this {
    const text = files[path] ?? '';
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}.`);
    return this.write(path, text.replace(from, to));
  }

  remove(path: string): this {
    rmSync(join(this.folder, path));
    return this;
  }

  [Symbol.dispose](): void {
    rmSync(this.parent, { recursive: true, force: true });
  }
}
