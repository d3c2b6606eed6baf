import type { Moment, Publication } from '../../site/types.generated';

/** What may be a draft and may have dates: a page, an ad, a redirect. */
export interface Dated {
  status?: Publication;
  publishAt?: Moment;
  expireAt?: Moment;
}

/** Whether something is published at a moment; when not, why, with the date that decides. */
export type PublicationState =
  | { state: 'published' }
  | { state: 'draft' }
  | { state: 'scheduled'; from: Moment }
  | { state: 'expired'; since: Moment };

/** Returns the state at a moment: published from `publishAt` on, and no longer from `expireAt` on; a draft never is. */
export function publicationState({ status, publishAt, expireAt }: Dated, now: Date): PublicationState {
  if (status === 'draft') return { state: 'draft' };
  if (expireAt !== undefined && Date.parse(expireAt) <= now.getTime())
    return { state: 'expired', since: expireAt };
  if (publishAt !== undefined && now.getTime() < Date.parse(publishAt))
    return { state: 'scheduled', from: publishAt };
  return { state: 'published' };
}

/**
 * Whether something is out at a moment.
 *
 * @param drafts whether drafts count as published, as they do in development
 */
export function isPublished(dated: Dated, now: Date, drafts = false): boolean {
  const { state } = publicationState(dated, now);
  return state === 'published' || (drafts && state === 'draft');
}

/** Whether something is out whenever the site is built. */
export function isAlwaysPublished({ status, publishAt, expireAt }: Dated): boolean {
  return status !== 'draft' && publishAt === undefined && expireAt === undefined;
}

/** Whether there is a moment at which two things are both out. */
export function overlap(one: Dated, other: Dated): boolean {
  if (one.status === 'draft' || other.status === 'draft') return false;
  return start(one) < end(other) && start(other) < end(one);
}

/** The moments after `now` at which something comes or goes; a draft does neither. */
export function changesAfter({ status, publishAt, expireAt }: Dated, now: Date): number[] {
  if (status === 'draft') return [];
  return [publishAt, expireAt].flatMap((moment) => {
    const time = moment === undefined ? NaN : Date.parse(moment);
    return time > now.getTime() ? [time] : [];
  });
}

function start({ publishAt }: Dated): number {
  return publishAt === undefined ? -Infinity : Date.parse(publishAt);
}

function end({ expireAt }: Dated): number {
  return expireAt === undefined ? Infinity : Date.parse(expireAt);
}
