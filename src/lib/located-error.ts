import { say, type Translated } from './text/message-language';

/** An error of the program that says where in the site the program was. */
export class LocatedError extends Error {
  /** What was thrown, in its own words. */
  readonly reason: string;

  /**
   * @param location the place in the site, such as `page /en/faq (en) › block 2 "faq"`
   * @param cause what was thrown there
   */
  constructor(
    readonly location: Translated,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(say({ en: `${location.en}: ${reason}`, fr: `${location.fr} : ${reason}` }), { cause });
    this.reason = reason;
    // The frames of the cause lead to the source that is at fault, for everything that reads a stack.
    const frames = cause instanceof Error ? /(?:\n\s+at .*)+/.exec(cause.stack ?? '')?.[0] : undefined;
    this.stack = `${String(this)}${frames ?? ''}`;
  }
}
