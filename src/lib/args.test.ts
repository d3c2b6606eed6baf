import { describe, expect, it } from 'vitest';
import { givenOptions } from './args';

const read = (...given: string[]) => givenOptions(given, ['title', 'slug'], ['draft']);

describe('the options of what is added', () => {
  it('have their value behind a space or behind "="', () => {
    const values = { title: 'Un = deux', slug: 'un' };
    expect(Object.fromEntries(read('--title', 'Un = deux', '--slug=un'))).toEqual(values);
    expect([...read('--draft', '--slug', 'un').keys()]).toEqual(['draft', 'slug']);
  });

  it.each([
    [['--tilte', 'Un'], 'there is no option "--tilte=Un". Did you mean "--title="?'],
    [['--titel=Un'], 'there is no option "--titel=Un". Did you mean "--title="?'],
    [['--title'], '--title needs a value behind it'],
    [['--title', '--slug', 'un'], '--title needs a value behind it'],
    [['--title', 'Un', 'deux'], '"deux" belongs to no option. A value with spaces stands in quotes'],
    [['--slug=a', '--slug=b'], 'an option stands twice'],
  ])('are refused with what would be right: %s', (given, message) => {
    expect(() => read(...given)).toThrow(message);
  });
});
