import { describe, expect, it } from 'vitest';
import { pageAddress } from './address';

describe('the page that a path names', () => {
  const isPage = (address: string) => ['/', '/en', '/contact', '/old.php'].includes(address);

  it.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/en/index.html', '/en'],
    ['/Contact', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact.html/', '/contact'],
    ['/contact/index/', '/contact'],
    ['/old.PHP', '/old.php'],
    ['//contact/', '/contact'],
    ['///Contact//', '/contact'],
  ])('is, spelled %s, at %s', (path, address) => expect(pageAddress(path, isPage)).toBe(address));

  it.each(['/nothing/', '/contact-index', '/contact/index/index', '/.html', '/contact.htmlx'])(
    'is none, spelled %s',
    (path) => expect(pageAddress(path, isPage)).toBeUndefined(),
  );
});
