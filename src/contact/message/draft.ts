import { tabStore } from '../../browser/storage';
import type { FieldLengths } from '../../site/page-data.types';
import { fieldNames, type Message } from '../field-problem';
import { restAfter, type Part, type Progress } from '../sent-messages';

const KEY = 'contact_draft';
const DAY = 24 * 60 * 60 * 1000;

/** What was typed and not yet sent; when it is the rest of a long message, also what was sent of it. */
export interface Draft extends Message {
  sent?: Progress;
}

/** What was typed and not yet sent, in this tab, at most a day ago; each field cut to its length. Never throws. */
export function readDraft(lengths: FieldLengths, now = Date.now()): Draft | undefined {
  const kept = parsed(tabStore.read(KEY));
  const saved = kept['saved'];
  if (typeof saved !== 'number' || saved > now || now - saved > DAY) return undefined;
  const text = (name: keyof Message) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, lengths[name].maximum) : '';
  };
  const sent = progress(kept['sent']);
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    ...(sent && { sent }),
  };
}

/** Keeps what is typed, for a reload, a change of language or a crash; an empty form keeps nothing. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  const empty = fieldNames.every((name) => draft[name] === '');
  tabStore.write(KEY, empty ? null : JSON.stringify({ ...draft, saved: now }));
}

/** Forgets what was sent and keeps the rest, unless another message was begun in the meantime. */
export function forgetSent(part: Part, lengths: FieldLengths): void {
  const draft = readDraft(lengths);
  const rest = draft && restAfter(draft, part);
  if (draft && rest === undefined) return;
  if (draft && rest) saveDraft({ ...draft, message: rest, sent: part.progress });
  else tabStore.write(KEY, null);
}

function progress(kept: unknown): Progress | undefined {
  if (!isObject(kept)) return undefined;
  const { parts, characters } = kept;
  return isCount(parts) && isCount(characters) ? { parts, characters } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
