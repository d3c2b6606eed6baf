import { expect, it } from 'vitest';
import { netlifyRules, nginxRules, vercelRules } from './host-rules';
import type { RedirectRule } from './redirect-rules';

const rule: RedirectRule = {
  from: '/en/contact.php',
  to: '/en/contact#seo',
  permanent: true,
  page: 'contact',
  language: 'en',
};

it('nginx keeps the question that was asked, before the anchor', () => {
  expect(nginxRules([rule, { ...rule, to: '/en/faq', permanent: false }])).toBe(
    'location = "/en/contact.php" { return 301 "/en/contact$is_args$args#seo"; }\n' +
      'location = "/en/contact.php" { return 302 "/en/faq$is_args$args"; }\n',
  );
});

it('a sign that nginx would read as its own says nothing to it', () => {
  const [line = ''] = nginxRules([{ ...rule, from: '/a"; b\\$c', to: '/$d"' }]).split('\n');
  expect(line).toBe(String.raw`location = "/a\"; b\\%24c" { return 301 "/%24d\"$is_args$args"; }`);
});

it('Vercel gets permanent or not, and a full stop that is one', () => {
  expect(JSON.parse(vercelRules([rule]))).toEqual({
    redirects: [{ source: String.raw`/en/contact\.php`, destination: '/en/contact#seo', permanent: true }],
  });
});

it('Netlify is told to lead on although a page stands there', () => {
  expect(netlifyRules([rule])).toBe(
    '[[redirects]]\nfrom = "/en/contact.php"\nto = "/en/contact#seo"\nstatus = 301\nforce = true\n',
  );
});
