declare module 'jsdom' {
  /** A DOM document without a browser. */
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
