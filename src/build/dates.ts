import type { Moment, Publication } from '../site/types.generated';

/** What may be a draft and may have dates: a page, an ad, a redirect. */
export interface Dated {
  status?: Publication;
  publishAt?: Moment;
  expireAt?: Moment;
}

/**
 * Whether something is out at a moment: no draft, and within its dates. It is out from `publishAt` on, and no
 * longer from `expireAt` on.
 *
 * @param drafts whether drafts count as published, as they do in development
 */
export function isOut({ status, publishAt, expireAt }: Dated, now: Date, drafts = false): boolean {
  if (status === 'draft') return drafts;
  return (
    (publishAt === undefined || Date.parse(publishAt) <= now.getTime()) &&
    (expireAt === undefined || now.getTime() < Date.parse(expireAt))
  );
}

/** Whether something is out whenever the site is built. */
export function isAlwaysOut({ status, publishAt, expireAt }: Dated): boolean {
  return status !== 'draft' && publishAt === undefined && expireAt === undefined;
}

/** Whether there is a moment at which two things are both out. */
export function areOutTogether(one: Dated, other: Dated): boolean {
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
