import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormattedText } from './formatted-text';

const html = (text: string) =>
  render(<FormattedText>{text}</FormattedText>)
    .container.innerHTML.replaceAll('&nbsp;', ' ')
    .replace(/^<span>(.*)<\/span>$/s, '$1');

describe('formatted text', () => {
  it('keeps the direction of phone numbers, email addresses and prices', () => {
    expect(html('اتصلوا على +212\u00a05\u00a022\u00a000\u00a000\u00a000.')).toContain(
      '<bdi dir="ltr">+212 5 22 00 00 00</bdi>',
    );
    expect(html('راسلوا contact@trace.example')).toContain('<bdi dir="ltr">contact@trace.example</bdi>');
    expect(html('À partir de 5\u00a0000\u00a0DH par mois')).toContain('<bdi dir="ltr">5 000 DH</bdi>');
    expect(html('From MAD\u00a05,000 a month')).toContain('<bdi dir="ltr">MAD 5,000</bdi>');
  });

  it('isolates Latin words in an Arabic text, so that the signs beside them keep their side', () => {
    expect(html('الصندوق الوطني (CNSS)، ثم Google Maps.')).toBe(
      'الصندوق الوطني (<bdi>CNSS</bdi>)، ثم <bdi>Google Maps</bdi>.',
    );
    expect(html('المفتاح contact_form')).toBe('المفتاح <bdi>contact_form</bdi>');
    expect(html('راسلوا contact@trace.example')).toBe('راسلوا <bdi dir="ltr">contact@trace.example</bdi>');
  });

  it('does not break a French inversion at its hyphen', () => {
    expect(html('Quelle pièce posons-nous ?')).toContain('<span class="nowrap">posons-nous</span>');
    expect(html('Le prochain sera-t-il le vôtre ?')).toContain('<span class="nowrap">sera-t-il</span>');
    expect(html('un rendez-vous')).toContain('rendez-vous');
  });

  it('does not break a short compound at its hyphen', () => {
    expect(html('Des Pays-Bas, par e-mail')).toBe(
      'Des <span class="nowrap">Pays-Bas,</span> par <span class="nowrap">e-mail</span>',
    );
  });

  it('keeps a compound together with the signs around it, so that a title moves it to the next line as a whole', () => {
    expect(html('Un sous-domaine, un (expert-comptable).')).toBe(
      'Un <span class="compound">sous-domaine,</span> un <span class="compound">(expert-comptable).</span>',
    );
    expect(html('Un expert-comptable\u202f?')).toBe(
      'Un <span class="compound">expert-comptable\u202f?</span>',
    );
    expect(html('(contact@sous-domaine.example)')).toBe(
      '(<bdi dir="ltr">contact@sous-domaine.example</bdi>)',
    );
  });

  it('marks the thin space before a French question mark, so that titles can keep it open', () => {
    expect(html('Par où commencer\u202f?')).toBe('Par où commencer<span class="thin">\u202f</span>?');
  });

  it('raises the end of a French ordinal, and nothing else after a digit', () => {
    expect(html('Du 1er au 2e jour, la 1re fois')).toBe(
      'Du 1<sup>er</sup> au 2<sup>e</sup> jour, la 1<sup>re</sup> fois',
    );
    expect(html('Le 3 erreurs, 1erreur, le 0x1e\u202f?')).not.toContain('<sup>');
  });

  it('links phone numbers and email addresses when `links` is set', () => {
    const { getAllByRole } = render(
      <FormattedText links>
        {'Écrivez à a@b.example ou appelez le +212\u00a05\u00a022\u00a000\u00a000\u00a000.'}
      </FormattedText>,
    );
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a@b.example',
      'tel:+212522000000',
    ]);
  });

  it('is one element at most, so that a flexible row keeps the spaces around a compound', () => {
    for (const text of ['Set-up support', 'نستعمل Google Maps.', 'Nos services'])
      expect(render(<FormattedText>{text}</FormattedText>).container.childNodes).toHaveLength(1);
  });

  it('shows markup as text', () => {
    expect(html('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });
});
