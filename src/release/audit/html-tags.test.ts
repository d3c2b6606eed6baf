import { expect, it } from 'vitest';
import { htmlTags } from './html-tags';

const read = (html: string) =>
  htmlTags(html).map(({ name, attributes, text }) => [name, Object.fromEntries(attributes), text]);

it('reads attribute values with any quotes and without, as a browser does', () => {
  expect(read(`<A HREF='/a>b' data-x=1 hidden title="&lt;&#39;&#x2F;&amp;amp;" href="/second">`)).toEqual([
    ['a', { href: '/a>b', 'data-x': '1', hidden: '', title: "<'/&amp;" }, ''],
  ]);
});

it('ignores tags in comments, scripts and titles', () => {
  expect(read('<!-- <a> --><title><b></title><script type="x">"<i>"</script><p>')).toEqual([
    ['title', {}, '<b>'],
    ['script', { type: 'x' }, '"<i>"'],
    ['p', {}, ''],
  ]);
});

it('reads a truncated document to its end', () => {
  expect(read('<p><script>a')).toEqual([
    ['p', {}, ''],
    ['script', {}, 'a'],
  ]);
  expect(read('<p><a href="')).toEqual([['p', {}, '']]);
  expect(read('<p><!-- <a>')).toEqual([['p', {}, '']]);
});
