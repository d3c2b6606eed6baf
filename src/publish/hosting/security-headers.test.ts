import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { problemLine } from '../../config/source/problem';
import type { Hosting } from '../../site/types.generated';
import { loadSite } from '../../config/load-site';
import { hostHeaders, securityHeaders } from './security-headers';

const reports = 'https://reports.trace.example/csp';

it('pages load the files of the site alone: no inline script or style, no frame, nothing of others', () => {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders();
  for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).not.toMatch(/unsafe-|\*|https?:|(?:script|style|object)-src[^;]* data:/);
  expect(others).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).* geolocation=\(\).* microphone=\(\)/),
    'X-Permitted-Cross-Domain-Policies': 'none',
  });
});

it('browsers use TLS only for five minutes, for the host alone, unless the config says otherwise', () => {
  const transport = (hosting: Parameters<typeof hostHeaders>[0]['hosting']) =>
    hostHeaders({ ...(hosting && { hosting }) }, [])['Strict-Transport-Security'];
  expect(transport(undefined)).toBe('max-age=300');
  expect(transport({ reports })).toBe('max-age=300');
  expect(transport({ hsts: { maxAge: 0 } })).toBe('max-age=0');
  expect(transport({ hsts: { maxAge: 63_072_000, includeSubDomains: true } })).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

it('browsers report violations of the policy where the config says, and nowhere without it', () => {
  const plain = securityHeaders();
  expect(JSON.stringify(plain)).not.toMatch(/report/i);
  const {
    'Content-Security-Policy': policy,
    'Reporting-Endpoints': endpoints,
    ...others
  } = securityHeaders([], {
    reports,
  });
  expect(policy).toBe(`${plain['Content-Security-Policy']}; report-to policy; report-uri ${reports}`);
  expect(endpoints).toBe(`policy="${reports}"`);
  expect({ 'Content-Security-Policy': plain['Content-Security-Policy'], ...others }).toEqual(plain);
});

it('search engines must leave out every response of a hidden site', () => {
  expect(securityHeaders([], { isHidden: true })['X-Robots-Tag']).toBe('noindex');
  expect(securityHeaders()['X-Robots-Tag']).toBeUndefined();
});

it.each([
  [{ hsts: { maxAge: -1 } }, 'hosting.hsts.maxAge'],
  [{ hsts: { maxAge: 63_072_001 } }, 'hosting.hsts.maxAge'],
  [{ hsts: { preload: true } }, 'preload'],
  [{ reports: 'http://reports.trace.example' }, 'Did you mean "https://reports.trace.example"'],
  [{ reports: 'https://reports.trace.example/a; script-src *' }, 'the address starts with https://'],
  [{ reports: 'https://reports.trace.example/"' }, 'the address starts with https://'],
])('%j in the config is an error', (hosting, message) => {
  using copy = new SiteCopy().change((config) => (config.hosting = hosting as Hosting));
  expect(loadSite(copy.folder).problems.map((problem) => problemLine(problem))).toEqual([
    expect.stringMatching(new RegExp(`error .*${message.replaceAll('.', String.raw`\.`)}`)),
  ]);
});
