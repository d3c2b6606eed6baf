declare module 'gettext-parser' {
  /** An entry of a PO file: a text with its translation. */
  export interface PoEntry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    /** The comments, each kind as one text with line breaks. */
    comments?: { extracted?: string; reference?: string; flag?: string; previous?: string };
  }

  export interface PoFile {
    headers?: Record<string, string>;
    /** The entries by `msgctxt` and `msgid`; both are empty for the header. */
    translations: Record<string, Record<string, PoEntry>>;
  }

  export const po: {
    /** @throws {SyntaxError | RangeError} when `validation` is true and the text is not valid */
    parse(text: string, options: { validation: boolean }): PoFile;
    compile(file: PoFile, options: { sort: (one: PoEntry, other: PoEntry) => number }): Uint8Array;
  };
}
