import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/sampled';
import { mailAddress, replyNote } from './mail-address';

const address = 'salma@atlas.example';

describe('an address', () => {
  it.each([
    `${address}\u200f`,
    `\u200e${address}`,
    `\u202b${address}\u202c`,
    `\u2066${address}\u2069`,
    'sal\u00adma@at\u200blas.exa\u2060mple\ufeff',
    ` \u00a0\t${address}\r\n`,
    `mailto:${address}`,
    `MailTo: ${address}`,
    `<mailto:${address}>`,
    `${address}.`,
    `${address},`,
    `${address} ;`,
    `${address}،`,
    `${address}؛ `,
    `(${address})`,
    `[${address}].`,
    `<${address}>,`,
    `{${address}}`,
    `（${address}）`,
    '.salma@atlas.example',
    'salma@ATLAS.Example',
  ])('is freed of what a copy or a slip puts around it: %j', (typed) => {
    expect(mailAddress(typed)).toBe(address);
  });

  it.each([
    ['salma@société.example', 'salma@xn--socit-esab.example'],
    ['salma@socie\u0301te\u0301.example', 'salma@xn--socit-esab.example'],
    ['salma@أطلس.المغرب', 'salma@xn--igb6al6c.xn--mgbc0a9azcg'],
    ['\u200fسلمى@أطلس.المغرب\u200f', 'سلمى@xn--igb6al6c.xn--mgbc0a9azcg'],
    ["O'Brien+Web@büro.example", "O'Brien+Web@xn--bro-hoa.example"],
    ['salma@xn--socit-esab.example', 'salma@xn--socit-esab.example'],
    ['salma@3com.1and1.example', 'salma@3com.1and1.example'],
  ])('has the ASCII form of its domain: %s', (typed, mailed) => {
    expect(mailAddress(typed)).toBe(mailed);
  });

  it.each([
    '',
    'salma',
    'salma@atlas',
    '@atlas.example',
    'mailto:',
    'salma@atlas..example',
    'salma@.atlas.example',
    'salma@-.-',
    'salma@-atlas.example',
    'salma@atlas-.example',
    'salma@-société.example',
    'salma@at_las.example',
    'salma@atlas.example/',
    'salma@atlas.example?subject=Devis',
    'salma@atlas,example.com',
    'salma@☃.example',
    'salma@½.example',
    'salma@192.168.0.1',
    'salma@１９２.１６８.０.１',
    'salma@[192.168.0.1]',
    `salma@${'a'.repeat(64)}.example`,
    `salma@${'é'.repeat(60)}.example`,
    `salma@${'atlas.'.repeat(50)}example`,
    'sal ma@atlas.example',
    'salma @atlas.example',
    'salma\nidrissi@atlas.example',
    'salma\u0085idrissi@atlas.example',
    'salma\u0000@atlas.example',
    'salma\ud83d@atlas.example',
    'salma@atlas.example%0ABcc:c@d.example',
    'salma%0D%0a@atlas.example',
    '=?utf-8?q?a?=@atlas.example',
  ])('is none that an answer reaches: %j', (typed) => {
    expect(mailAddress(typed)).toBeUndefined();
  });

  it.each([
    'salma@atlas.example,ali@atlas.example',
    'salma@atlas.example; ali@atlas.example',
    'salma@atlas.example ali@atlas.example',
    'mailto:salma@atlas.example,mailto:ali@atlas.example',
    'Salma <salma@atlas.example>',
    'Salma<salma@atlas.example>',
    'Salma (salma@atlas.example)',
    'Salma(salma@atlas.example)',
    'Salma[salma@atlas.example]',
    'salma@atlas.example (Salma)',
    'salma@atlas.example<Salma>',
    'Salma salma@atlas.example',
  ])('is one, without a name: %j', (typed) => {
    expect(mailAddress(typed)).toBeUndefined();
  });

  it.each(['salma.idrissi+web@x.example', "o'brien@x.example", 'a_b-c=d~e@x.example'])(
    'can be a Reply-To: %s',
    (plain) => expect(replyNote(plain)).toBe(''),
  );

  it.each([
    'josé@x.example',
    'سلمى@x.example',
    'a,b@x.example',
    '"a"@x.example',
    'a..b@x.example',
    'a?b@x.example',
  ])('is accepted when no Reply-To can hold its name, with a line that says so: %s', (odd) => {
    expect(mailAddress(odd)).toBe(odd);
    expect(replyNote(odd)).toMatch(/^«\sRépondre\s» .+“Reply” .+\n\n$/);
  });
});

it('whatever is typed, an address stays the same when it is read again, and a mail can have its domain', () => {
  const slips = `@@..  ,;:()[]<>-_%"'aéسß0１\u200f\u00ad\u0301\u0000`;
  const part = fc.oneof(
    fc.string({ unit: fc.constantFrom(...slips), maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('mailto:', 'atlas.example', 'société.example', 'xn--socit-esab.example'),
  );
  const anyText = fc.oneof(
    fc.emailAddress(),
    fc.array(part).map((parts) => parts.join('')),
  );
  const aroundAddress = fc.tuple(part, anyText, part).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyText, aroundAddress), (typed) => {
      const mailed = mailAddress(typed);
      if (mailed === undefined) return;
      expect(mailAddress(mailed)).toBe(mailed);
      expect(mailed).toMatch(/^[^@\s<>]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/);
      expect(mailed.length).toBeLessThanOrEqual(254);
    }),
    { numRuns: runs(500), seed: 7 },
  );
});
