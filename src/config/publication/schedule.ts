import type { Moment, Publication } from '../../site/types.generated';

/** An entry that can be a draft and have dates: a page, an ad or a redirect. */
export interface Dated {
  status?: Publication;
  publishAt?: Moment;
  expireAt?: Moment;
}

/** Whether an entry is published at a moment; if not, the reason and the deciding date. */
type PublicationState =
  | { state: 'published' }
  | { state: 'draft' }
  | { state: 'scheduled'; from: Moment }
  | { state: 'expired'; since: Moment };

/** Returns the state at a moment: published from `publishAt` until `expireAt`; a draft is never published. */
export function publicationState({ status, publishAt, expireAt }: Dated, now: Date): PublicationState {
  if (status === 'draft') return { state: 'draft' };
  if (expireAt !== undefined && Date.parse(expireAt) <= now.getTime())
    return { state: 'expired', since: expireAt };
  if (publishAt !== undefined && now.getTime() < Date.parse(publishAt))
    return { state: 'scheduled', from: publishAt };
  return { state: 'published' };
}

/**
 * Returns whether an entry is published at a moment.
 *
 * @param drafts whether drafts count as published, as they do in development
 */
export function isPublished(dated: Dated, now: Date, drafts = false): boolean {
  const { state } = publicationState(dated, now);
  return state === 'published' || (drafts && state === 'draft');
}

/** Returns whether two entries are published at the same time at some moment. */
export function overlap(one: Dated, other: Dated): boolean {
  if (one.status === 'draft' || other.status === 'draft') return false;
  const start = ({ publishAt }: Dated) => (publishAt === undefined ? -Infinity : Date.parse(publishAt));
  const end = ({ expireAt }: Dated) => (expireAt === undefined ? Infinity : Date.parse(expireAt));
  return start(one) < end(other) && start(other) < end(one);
}

/** Returns the first moment after `now` at which one of some entries is published or expires; undefined without one. */
export function nextChange(entries: readonly Dated[], now: Date): Date | undefined {
  const times = entries
    .filter(({ status }) => status !== 'draft')
    .flatMap(({ publishAt = '', expireAt = '' }) => [Date.parse(publishAt), Date.parse(expireAt)])
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
