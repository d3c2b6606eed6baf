import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isCompressible } from '../../src/lib/file-types';

const ORIGIN = 'https://www.small.example';

const page = (path: string, main: string, head = `<link rel="canonical" href="${ORIGIN}${path}">`) =>
  `<!doctype html>
<html lang="fr" dir="ltr"><head><meta charset="utf-8"><title>A &gt; B</title><meta name="description" content="${path}">${head}<link rel="stylesheet" href="/assets/page-aaaaaaaa.css"><link rel="icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><script type="application/ld+json">{"@id":"${ORIGIN}/#site","url":"${ORIGIN}/"}</script><script type="module" src="/assets/start-aaaaaaaa.js" data-page="/index.json" data-version="1${path.length}"></script></head>
<body><main data-page="p${path}">${main}</main></body></html>
`;

/** The day after a year from the first of this month: when security.txt expires. */
const EXPIRES = new Date(Date.UTC(new Date().getUTCFullYear() + 1, new Date().getUTCMonth(), 1))
  .toISOString()
  .replace(/\.\d+/, '');

/** The files of the smallest valid release, by path. */
const files: Record<string, string> = {
  'index.html': page(
    '/',
    '<h1 id="top">Home</h1><a href="/contact#top">Contact</a><a href="https://x.example" target="_blank" rel="noopener">X</a>',
  ),
  'contact.html': page(
    '/contact',
    '<h1 id="top">Contact</h1><a href="/">Home</a><form action="/contact"><button type="submit">Send</button></form>',
  ),
  '404.html': page('/404', '<h1>Missing</h1><a href="/">Home</a>', '<meta name="robots" content="noindex">'),
  'index.json': JSON.stringify({
    url: '/',
    alternates: { fr: '/' },
    blocks: [{ href: '/contact', text: '/month' }],
  }),
  'contact.json': '{}',
  '404.json': '{}',
  'assets/page-aaaaaaaa.css': 'body{background:url("/assets/wall-aaaaaaaa.svg")}',
  'assets/wall-aaaaaaaa.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:red" d="M0 0"/></svg>',
  'assets/start-aaaaaaaa.js': 'addEventListener("load",()=>import("./later-aaaaaaaa.js"))',
  'assets/later-aaaaaaaa.js': 'document.title',
  'apple-touch-icon.png': '',
  'manifest.webmanifest': JSON.stringify({ start_url: '/', icons: [{ src: '/assets/wall-aaaaaaaa.svg' }] }),
  _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/contact</loc></url></urlset>\n`,
  '.well-known/security.txt': `Contact: mailto:a@small.example\nExpires: ${EXPIRES}\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
};

/** A temporary built site of three pages. */
export class SmallSite implements Disposable {
  /** The temporary folder, which can also contain releases. */
  readonly parent = mkdtempSync(join(tmpdir(), 'small-'));
  readonly folder = join(this.parent, 'dist');

  constructor() {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  write(path: string, content: string | Uint8Array): this {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
    return this;
  }

  /** Replaces a text of a file. @throws when the file does not contain the text */
  replace(path: string, from: string, to: string): this {
    const text = readFileSync(join(this.folder, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}.`);
    return this.write(path, text.replace(from, to));
  }

  /** Writes precompressed copies of the files that gain by it. */
  compress(): this {
    for (const [path, content] of Object.entries(files))
      if (isCompressible(path) && content.length > 200)
        this.write(`${path}.br`, brotliCompressSync(content)).write(`${path}.gz`, gzipSync(content));
    return this;
  }

  remove(path: string): this {
    rmSync(join(this.folder, path));
    return this;
  }

  [Symbol.dispose](): void {
    rmSync(this.parent, { recursive: true, force: true });
  }
}
