import { expect, it } from 'vitest';
import { htmlTags } from './html-tags';

const read = (html: string) =>
  htmlTags(html).map(({ name, attributes, text }) => [name, Object.fromEntries(attributes), text]);

it('reads values in any quotes and in none, as a browser does', () => {
  expect(read(`<A HREF='/a>b' data-x=1 hidden title="&lt;&#39;&#x2F;&amp;amp;" href="/second">`)).toEqual([
    ['a', { href: '/a>b', 'data-x': '1', hidden: '', title: "<'/&amp;" }, ''],
  ]);
});

it('takes nothing for a tag that stands in a comment, a script or a title', () => {
  expect(read('<!-- <a> --><title><b></title><script type="x">"<i>"</script><p>')).toEqual([
    ['title', {}, '<b>'],
    ['script', { type: 'x' }, '"<i>"'],
    ['p', {}, ''],
  ]);
});

it('reads a document that ends too early to its end', () => {
  expect(read('<p><script>a')).toEqual([
    ['p', {}, ''],
    ['script', {}, 'a'],
  ]);
  expect(read('<p><a href="')).toEqual([['p', {}, '']]);
  expect(read('<p><!-- <a>')).toEqual([['p', {}, '']]);
});
