import { describe, expect, it } from 'vitest';
import { buildOptions } from './options';

describe('the options of the build', () => {
  it('use the values of the config by default', () => {
    expect(buildOptions([])).toEqual({
      compression: true,
      sharePictures: true,
      hasIntegrity: true,
      origin: undefined,
      isHidden: false,
    });
  });

  it('set the origin of a preview and block search engines', () => {
    expect(buildOptions(['--origin=https://pr-12.trace.example', '--noindex'])).toMatchObject({
      origin: 'https://pr-12.trace.example',
      isHidden: true,
    });
  });

  it.each([
    ['--origin=http://a.example', 'not "http://a.example"'],
    ['--origin=https://a.example/', 'not "https://a.example/"'],
    ['--origin=https://a.example/site', 'not "https://a.example/site"'],
    ['--origin=', 'not ""'],
    ['--no-integrety', 'Did you mean "--no-integrity"?'],
    ['--no-index', 'Did you mean "--noindex"?'],
  ])('are rejected with a suggestion: %s', (option, message) => {
    expect(() => buildOptions([option])).toThrow(message);
  });
});
