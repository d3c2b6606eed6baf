import { describe, expect, it } from 'vitest';
import { pageAddress, requestedPath } from './address';

it.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact/'],
  ['//en///contact//', '/en/contact/'],
  ['/en/./x/../contact', '/en/contact'],
  ['/contact/.', '/contact/'],
  ['/en/contact/..', '/en/'],
  ['/contact%2Ehtml', '/contact.html'],
  ['/en%2F%2e%2E%2Fcontact', '/contact'],
  ['/..contact', '/..contact'],
  ['/%5Ccontact', '/\\contact'],
  ['/%D8%B9', '/ع'],
  ['/..', null],
  ['/en/../../contact', null],
  ['/%2e%2e/contact', null],
  ['/contact%00', null],
  ['/%', null],
  ['*', null],
])('the request for %s is one for %s', (sent, path) => expect(requestedPath(sent)).toBe(path));

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
  ])('is, spelled %s, at %s', (path, address) => expect(pageAddress(path, isPage)).toBe(address));

  it.each(['/nothing/', '/contact-index', '/contact/index/index', '/.html', '/contact.htmlx'])(
    'is none, spelled %s',
    (path) => expect(pageAddress(path, isPage)).toBeUndefined(),
  );
});
