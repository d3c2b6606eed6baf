import { createScanner } from 'jsonc-parser';

/** A syntax error: the message of the rule `invalidJson`, and the offset that it is about. */
export interface SyntaxError {
  offset: number;
  message: string;
  data?: object;
}

/** A token of a JSON text, with what the layout of the text says of it. */
interface Token {
  offset: number;
  text: string;
  /** Its first character, which tells brackets from texts. */
  kind: string;
  /** Its line, counted from 1, and how far this line is indented. */
  line: number;
  indent: number;
  isFirst: boolean;
}

interface Opening extends Token {
  /** The name of its field, with its quotes; empty without one. */
  name: string;
}

const closing: Record<string, string> = { '{': '}', '[': ']' };

/**
 * Finds a bracket that is missing or too many, where it belongs: what is nested is indented, so the first line that
 * leaves an open bracket without closing it shows the mistake. A parser notices it later, and elsewhere.
 *
 * @returns null when as many brackets of each kind are closed as are opened: the mistake is another one
 */
export function findBracketError(text: string): SyntaxError | null {
  const tokens = tokensOf(text);
  const count = (kind: string) => tokens.filter((token) => token.kind === kind).length;
  /** How many brackets of a kind are not closed; less than 0 when more are closed than are opened. */
  const left: Record<string, number> = { '{': count('{') - count('}'), '[': count('[') - count(']') };
  const open: Opening[] = [];
  for (const [index, token] of tokens.entries()) {
    const { kind, line, indent, isFirst } = token;
    const [top, previous, next] = [open.at(-1), tokens[index - 1], tokens[index + 1]];
    // A name is in an object, and a value is on the line of its name.
    const bracket = kind === '"' && next?.kind === ':' ? '{' : '[';
    if (left['{']! < 0 && kind === ':' && previous && top?.kind !== '{') return unopened('{', previous);
    if (left[bracket]! < 0 && isFirst && previous?.kind === ':') return unopened(bracket, token);
    if (previous && !top) return afterEnd(tokens, index);
    const isClosing = kind === '}' || kind === ']';
    const closes = top !== undefined && kind === closing[top.kind];
    const isOutside = top !== undefined && isFirst && (closes ? indent < top.indent : indent <= top.indent);
    if (top && left[top.kind]! > 0 && (isOutside || (isClosing && !closes))) return unclosed(top, token);
    if (isClosing) {
      const isMisplaced = top && (isFirst ? indent > top.indent : line !== top.line);
      if (left[kind === '}' ? '{' : '[']! < 0 && (!closes || isMisplaced)) return extra(token);
      open.pop();
    } else if (kind in closing) {
      open.push({ ...token, name: previous?.kind === ':' ? (tokens[index - 2]?.text ?? '') : '' });
    }
  }
  const [root, ...others] = open;
  const end = { offset: text.trimEnd().length, text: '' };
  return root ? (others.length > 0 ? { ...end, message: 'cut' } : unclosed(root, end)) : null;
}

function unclosed(
  { kind, name, line }: Opening,
  { offset, text }: Pick<Token, 'offset' | 'text'>,
): SyntaxError {
  return { offset, message: 'unclosed', data: { kind, name, line, before: text } };
}

function unopened(bracket: string, { offset, text }: Pick<Token, 'offset' | 'text'>): SyntaxError {
  return { offset, message: 'unopened', data: { bracket, before: text } };
}

function extra({ offset, kind }: Token): SyntaxError {
  return { offset, message: 'extra', data: { bracket: kind } };
}

/** Returns what follows the end of the config: a bracket too many, or the same text again. */
function afterEnd(tokens: Token[], index: number): SyntaxError | null {
  const { offset, kind, line } = tokens[index]!;
  if (kind === '}' || kind === ']') return extra(tokens[index]!);
  const isCopy = tokens.slice(index, index + 3).every(({ text }, at) => text === tokens[at]?.text);
  return isCopy ? { offset, message: 'twice', data: { line } } : null;
}

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const line = scanner.getTokenStartLine() + 1;
    const previous = tokens.at(-1);
    const isFirst = line !== previous?.line;
    tokens.push({
      offset,
      text: text.slice(offset, offset + scanner.getTokenLength()),
      kind: text.charAt(offset),
      line,
      indent: isFirst ? scanner.getTokenStartCharacter() : previous!.indent,
      isFirst,
    });
  }
  return tokens;
}
