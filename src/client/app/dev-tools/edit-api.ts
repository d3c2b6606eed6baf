/** The address of the requests that edit the site, to which the development server lets its own pages only. */
export const EDIT_URL = '/__edit';

/** The header with the secret that the pages of one run of the server know. */
export const TOKEN_HEADER = 'x-edit-token';

/** A point in the text of a page, with the marks. */
export interface TextPoint {
  /** What the page shows before the text node, in the node before and after the point, and after the node. */
  before: string;
  node: [before: string, after: string];
  after: string;
  /** The language of the page. */
  language: string;
}

/** What the page asks the development server while texts are edited. */
export type EditRequest =
  | { action: 'start' }
  | { action: 'stop' }
  | { action: 'undo'; change: string | undefined }
  | { action: 'changes' }
  | { action: 'pages' }
  | { action: 'header' }
  | { action: 'page'; address: string }
  | ({ action: 'find' } & TextPoint)
  | PlaceRequest;

/**
 * A request about a text, a value or an entry of a list, by the number that its mark carries or the panel got. The number
 * stands for the page and the lists as they were read then: the place must still be there. So must the words, `shown`. It is
 * confirmed when somebody has answered the question of the server.
 */
export type PlaceRequest = { place: number; isConfirmed?: boolean } & (
  | { action: 'open' | 'form' | 'remove' | 'publish' | 'show' }
  | ({
      action: 'save';
      shown: string;
      words: Record<string, string>;
      isCurrent: boolean;
    } & TypedFields)
  | { action: 'move'; by: number }
  | ({ action: 'add'; words: Record<string, string>[] } & TypedFields)
);

/** What was typed beside the words, by the numbers of the places. */
interface TypedFields {
  /** The values of other fields; an empty one is left out. A new text has one for each language, such as `7 en`. */
  fields?: Record<string, string>;
  /** Pictures of the computer in base64; their fields have their names. */
  pictures?: Record<string, string>;
}

/** What the server answers: something to show, or why nothing was done. */
export interface EditReply {
  panel?: PanelData;
  /** The texts of a new entry, to be filled in. */
  form?: FormData;
  /** Pages, or entries of the header. */
  list?: ListData;
  /** What somebody has to know, and confirm, before the change is written. */
  question?: string;
  /** Why nothing was written, or what is left to do. */
  problems?: string[];
  /** The same of single fields, by the names of their controls: the code of a language, or that of the value in a request. */
  beside?: Record<string, string>;
  /** What was done, or has changed since the start. */
  report?: string;
}

/** What a new entry may have: the words of its original, by language, and its other fields. */
export interface FormData {
  title: string;
  /** The entry after which the new one comes. */
  original: number;
  note: string;
  /** By the names of their fields in the entry. */
  texts: { field: string; words: TextData[] }[];
  fields: FieldData[];
}

/** A text in one language. */
export interface TextData {
  language: string;
  name: string;
  direction: 'ltr' | 'rtl';
  words: string;
  /** What the first language said when this was translated, if it has changed since. */
  former?: string;
  /** The most characters that it may have. */
  limit: number;
}

/** A field beside the words, as the schema describes it in French. */
export interface FieldData {
  place: number;
  name: string;
  help: string;
  /** `words` are those of a text, or of an entry of a list that has none. */
  kind: 'words' | 'choice' | 'choices' | 'picture' | 'number' | 'value';
  /** Empty when the config does not have the field. Several choices have commas between them. */
  value: string;
  /** The values of a choice, or proposals for another value. */
  options: { value: string; name: string }[];
  isNeeded: boolean;
  /** A text that the config does not have yet, in each language. */
  texts?: TextData[];
}

/** A part of the config around a place: an entry of a list, a block, a page. */
export interface PartData {
  place: number;
  title: string;
  /** What can be done with an entry of a list; nothing with another part. */
  actions?: ActionData[];
  fields: FieldData[];
}

/** What a panel shows about a place. */
export interface PanelData {
  place: number;
  /** Page, block and field. */
  title: string;
  /** What the text is for, and where else it stands. */
  help: string;
  /** The location for the editor, such as `site.config.json:12:3`. */
  location: string;
  texts: TextData[];
  /** All words in one line, to compare them before a change. */
  shown: string;
  /** What opens the values that the text names in braces. */
  values: ActionData[];
  /** Other places with the same words. */
  shared: string[];
  /** Whether they change too, as the words are under a key. */
  isShared: boolean;
  /** The parts around the place, the innermost first. */
  parts: PartData[];
  /** What can be done with a page. */
  actions?: ActionData[];
}

/** Parts of the site, each with what can be done with it. */
export interface ListData {
  title: string;
  actions: ActionData[];
  groups: { title: string; lines: LineData[] }[];
}

export interface LineData {
  text: string;
  /** Those of a page, by language. */
  addresses?: Record<string, string>;
  /** Whether it is what somebody has just changed. */
  isOpen?: boolean;
  actions: ActionData[];
}

/** A button, and what it asks; one that asks nothing is disabled. */
export interface ActionData {
  label: string;
  request?: EditRequest | undefined;
}
