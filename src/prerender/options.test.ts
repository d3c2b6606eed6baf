import { describe, expect, it } from 'vitest';
import { buildOptions } from './options';

describe('the options of the build', () => {
  it('leave the site as the config has it when there are none', () => {
    expect(buildOptions([])).toEqual({
      compression: true,
      sharePictures: true,
      hasSums: true,
      origin: undefined,
      isHidden: false,
    });
  });

  it('give a preview its own address, and hide it', () => {
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
  ])('are refused with what would be right: %s', (option, message) => {
    expect(() => buildOptions([option])).toThrow(message);
  });
});
