/**
 * Returns whether a text is one plain email address, safe in a header and an envelope: no list, no quotes, no comment,
 * no line break (RFC 5321, section 4.1.2, a `Dot-string`; the domain may have letters of any script, which are sent in
 * ASCII form).
 */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text);
}

/** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
const LONGEST = 254;
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}\p{N}-]+$/u;
