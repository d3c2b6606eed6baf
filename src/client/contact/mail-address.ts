/**
 * Returns the address that an answer reaches, from what a visitor typed or pasted, or undefined when there is none. Form, draft,
 * mail link and relay all ask this function. It removes invisible characters, and what often stands around an address: spaces,
 * punctuation, brackets, `mailto:`. The domain is in its ASCII form, so that the result no longer depends on the Unicode
 * version of a browser or of Node. The function is idempotent.
 *
 * @example mailAddress('<mailto:Salma@Société.example>,') // 'Salma@xn--socit-esab.example'
 */
export function mailAddress(typed: string): string | undefined {
  const text = typed.replace(INVISIBLE, '').replace(BEFORE, '').replace(BEHIND, '');
  if (!SIMPLE_PATTERN.test(text)) return undefined;
  const [name = '', host = ''] = text.split('@');
  const domain = asciiDomain(host);
  if (NO_NAME.test(name) || domain === undefined) return undefined;
  const address = `${name}@${domain}`;
  return address.length <= MAX_ADDRESS ? address : undefined;
}

/** The maximum length of an address (RFC 5321, section 4.5.3.1.3), in its ASCII form. */
export const MAX_ADDRESS = 254;

/**
 * Returns the first line of a mail whose Reply-To cannot hold the visitor's address, with the blank line after it; an empty text
 * when it can, which is when the name before the @ is ASCII without quotes. It is for the owner, in both languages of messages.
 *
 * @param address a result of `mailAddress`
 */
export function replyNote(address: string): string {
  return PLAIN_NAME.test(address) ? '' : NOTE;
}

const NOTE =
  '«\u00a0Répondre\u00a0» n’atteint pas cette personne\u00a0: copiez son adresse. / “Reply” does not reach this person: copy the address.\n\n';

/** Zero-width characters, direction marks and blank letters: what has only these looks empty. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const BEFORE = /^(?:mailto:|[\s.,;،؛<>\p{Ps}\p{Pe}])+/iu;
const BEHIND = /[\s.,;،؛<>\p{Ps}\p{Pe}]+$/u;

/** The specification's “simple pattern”. */
const SIMPLE_PATTERN = /^[^\s@<>]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What is in no name: a bracket, as in “Salma(salma@atlas.example”, whose end was removed; a character without a glyph; an encoded
 * line break (`%0A`), which would add a header to a mail, or an encoded word (`=?`).
 */
const NO_NAME = /[\p{Ps}\p{Pe}\p{C}]|%0[ad]|=\?/iu;

const PLAIN_NAME = /^[\w!#$%&'*+/=^`{|}~-]+(\.[\w!#$%&'*+/=^`{|}~-]+)*@/;

/** Returns a domain as mail servers know it. Only one that is not ASCII yet is left to the Unicode tables of the platform. */
function asciiDomain(host: string): string | undefined {
  if (!hasLabels(host)) return undefined;
  try {
    // oxlint-disable-next-line no-control-regex
    const domain = /^[\0-\x7f]+$/.test(host) ? host.toLowerCase() : new URL(`http://${host}`).hostname;
    // No top-level domain is a number; that is an IP address.
    return hasLabels(domain) && !/\.\d+$/.test(domain) ? domain : undefined;
  } catch {
    return undefined;
  }
}

const hasLabels = (host: string) => host.split('.').every((label) => LABEL.test(label));

/** Letters, digits and inner hyphens, 63 at most. */
const LABEL = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?$/u;
