import { tabStore } from '../../browser/storage';
import { isObject } from '../../lib/json';
import type { FieldLengths } from '../../site/page-data.types';
import { fieldNames, type Message } from '../field-problem';
import { restAfter, type Part, type Progress } from '../sent-messages';

const KEY = 'contact_draft';
const DAY = 24 * 60 * 60 * 1000;

/** Typed and not yet sent text; for the rest of a long message, also the progress. */
export interface Draft extends Message {
  sent?: Progress;
}

/** Returns the draft of this tab if it is at most a day old, with each field cut to its maximum length. Never throws. */
export function readDraft(lengths: FieldLengths, now = Date.now()): Draft | undefined {
  const stored = parseStored(tabStore.read(KEY));
  const saved = stored['saved'];
  if (typeof saved !== 'number' || saved > now || now - saved > DAY) return undefined;
  const text = (name: keyof Message) => {
    const value = stored[name];
    return typeof value === 'string' ? value.slice(0, lengths[name].maximum) : '';
  };
  const sent = parseProgress(stored['sent']);
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    ...(sent && { sent }),
  };
}

/** Saves a draft for a reload, a change of language or a crash; removes it when the form is empty. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  const isEmpty = fieldNames.every((name) => draft[name] === '');
  tabStore.write(KEY, isEmpty ? null : JSON.stringify({ ...draft, saved: now }));
}

/** Removes a sent part from the draft and keeps the rest, unless the visitor has begun another message. */
export function forgetSent(part: Part, lengths: FieldLengths): void {
  const draft = readDraft(lengths);
  const rest = draft && restAfter(draft, part);
  if (draft && rest === undefined) return;
  if (draft && rest) saveDraft({ ...draft, message: rest, sent: part.progress });
  else tabStore.write(KEY, null);
}

function parseProgress(value: unknown): Progress | undefined {
  if (!isObject(value)) return undefined;
  const { parts, characters } = value;
  return isCount(parts) && isCount(characters) ? { parts, characters } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function parseStored(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
