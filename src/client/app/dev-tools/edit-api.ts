/** What the page asks the development server while texts are edited. */
export type EditRequest =
  | { action: 'start' }
  | { action: 'stop' }
  | { action: 'undo' }
  | { action: 'changes' }
  | { action: 'find'; before: string; node: [string, string]; after: string; language: string }
  | PlaceRequest;

/** A request about a place, by the number that its mark carries. An entry is one of those that the panel lists. */
export type PlaceRequest = { place: number } & (
  | { action: 'open' }
  | { action: 'save'; shown: string; words: Record<string, string>; isCurrent: boolean }
  | { action: 'form'; entry: number }
  | { action: 'remove'; entry: number }
  | { action: 'move'; entry: number; by: number }
  | { action: 'add'; entry: number; words: Record<string, string>[] }
);

/** What the server answers: something to show, or why nothing was done. */
export interface EditReply {
  panel?: PanelData;
  /** The texts of a new entry, to be filled in. */
  form?: FormData;
  /** Why nothing was written, or what is left to do. */
  problems?: string[];
  /** What was done, or has changed since the start. */
  report?: string;
}

/** A text of a new entry: the words of its model, by language. */
export interface FormData {
  title: string;
  /** The place and the entry after which the new one comes. */
  place: number;
  entry: number;
  texts: TextData[][];
}

/** A text in one language. */
export interface TextData {
  language: string;
  name: string;
  direction: 'ltr' | 'rtl';
  words: string;
  /** What the first language said when this was translated, if it has changed since. */
  former?: string;
}

/** What a panel shows about a place. */
export interface PanelData {
  place: number;
  /** Page, block and field. */
  title: string;
  /** The location for the editor, such as `site.config.json:12:3`. */
  location: string;
  texts: TextData[];
  /** All words in one line: the server compares them with the file before it writes. */
  shown: string;
  /** The values that the text names in braces. */
  values: { name: string; place: number }[];
  /** Other places with the same words. */
  shared: string[];
  /** The entries of lists around the place, the innermost first. */
  entries: { title: string; isFirst: boolean; isLast: boolean; canAdd: boolean }[];
}
