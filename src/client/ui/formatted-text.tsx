import { Fragment, type AllHTMLAttributes, type ElementType, type ReactNode } from 'react';

interface Props extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  /** The element that holds the text, which gets the other attributes; by default none. */
  as?: ElementType;
  /** Whether phone numbers and email addresses become links; never inside a link. */
  links?: boolean;
  children: string;
}

/**
 * Renders a text with its typography: phone numbers, email addresses and prices keep their direction in
 * Arabic, a French inversion (“posons-nous”) and a short compound (“Pays-Bas”) do not break at their hyphen, neither does a
 * longer compound (“expert-comptable”) in a title that it fits in, the thin space before a French question mark stays visible in titles, whose letters are closer,
 * and the end of a French ordinal (“1er”) is raised.
 * In an Arabic text, Latin words are isolated, so that the signs beside them keep their side.
 *
 * @example <FormattedText as="p">Appelez le +212 5 22 00 00 00.</FormattedText> // the number in <bdi dir="ltr">
 */
export function FormattedText({ as: Element = Fragment, links = false, children, ...attributes }: Props) {
  return <Element {...attributes}>{format(children, links)}</Element>;
}

/** Renders texts as the entries of a list. */
export function TextItems({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <FormattedText as="li" key={index}>
      {text}
    </FormattedText>
  ));
}

function format(text: string, links: boolean): ReactNode {
  const isArabic = ARABIC.test(text);
  const parts = isArabic || SIGNS.test(text) ? text.split(isArabic ? ARABIC_PARTS : PARTS) : [];
  if (parts.length <= 1) return text;
  // One element: in a flexible row, its parts would be items of their own and lose the spaces between them.
  return <span>{parts.map(renderPart)}</span>;

  function renderPart(part: string, index: number): ReactNode {
    if (index % 2 === 0) return part;
    const isWords = !/[@\d]/.test(part);
    if (isWords && isArabic) return <bdi key={index}>{part}</bdi>;
    if (/^(?:er|re|e)$/.test(part)) return <sup key={index}>{part}</sup>;
    if (isWords) {
      const style =
        part === THIN_SPACE ? 'thin' : INVERSION.test(part) || part.length <= SHORT ? 'nowrap' : 'compound';
      return (
        <span key={index} className={style}>
          {part}
        </span>
      );
    }
    const isolated = (
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    );
    const href = links ? contactHref(part) : null;
    return href === null ? (
      isolated
    ) : (
      <a key={index} href={href}>
        {isolated}
      </a>
    );
  }
}

/** Returns the address of a phone number's or an email address's link, null for a price. */
function contactHref(part: string): string | null {
  if (part.includes('@')) return `mailto:${part}`;
  return part.startsWith('+') ? `tel:${part.replace(/[^+\d]/g, '')}` : null;
}

/** The characters without which a text has none of the parts below; most texts have none. */
const SIGNS = /[+@\u202f€$£-]|DH|MAD|\d[er]/;
/** A compound of so many characters, with the signs around it, never breaks. */
const SHORT = 10;
const THIN_SPACE = '\u202f';
const PHONE = String.raw`\+\d[\d\u00a0 ]{6,}\d`;
const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const NUMBER = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`;
const PRICE = String.raw`(?:MAD[\u00a0 ])?${NUMBER}\u00a0(?:DH|MAD|[€$£])|(?:MAD[\u00a0 ]|[€$£])${NUMBER}(?:–${NUMBER})?`;
const INVERTED = String.raw`[A-Za-zÀ-ÿ]+-(?:t-)?(?:nous|vous|il|elle|on|ils|elles|je|tu|ce|ci|là|le|la|les|moi|lui|leur|en|y)(?![\wÀ-ÿ])`;
// With the signs around it, also after a thin space: a line may break next to a compound.
const COMPOUND = String.raw`[^ @\d]*[A-Za-zÀ-ÿ]-[A-Za-zÀ-ÿ][^ @\d]*(?![^ ])`;
const ORDINAL_END = String.raw`(?<=\b1)(?:er|re)\b|(?<=\b\d\d?)e\b`;
const PARTS = new RegExp(
  `(${PHONE}|${EMAIL}|${PRICE}|${ORDINAL_END}|${INVERTED}|${THIN_SPACE}(?=[?!;])|${COMPOUND})`,
);
const ARABIC = /\p{sc=Arabic}/u;
const LATIN = String.raw`\p{sc=Latin}(?:[\p{sc=Latin}.&’/_ -]*\p{sc=Latin})?`;
const ARABIC_PARTS = new RegExp(`(${PHONE}|${EMAIL}|${PRICE}|${LATIN})`, 'u');
const INVERSION = new RegExp(`^${INVERTED}$`);
