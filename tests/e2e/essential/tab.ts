/** A tab of any browser: the part of Puppeteer's `Page` that these tests need. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  /** Runs a function in the page. Its arguments and its result are JSON. */
  evaluate<Params extends unknown[], Result>(
    run: (...params: Params) => Result,
    ...params: Params
  ): Promise<Awaited<Result>>;
  /** Waits until a function returns a truthy value in the page. */
  waitForFunction<Params extends unknown[]>(
    run: (...params: Params) => unknown,
    options?: object,
    ...params: Params
  ): Promise<unknown>;
  waitForSelector(selector: string): Promise<unknown>;
  /** Clicks or fills in the first element that matches, once it is there. */
  locator(selector: string): { click(): Promise<unknown>; fill(text: string): Promise<unknown> };
  keyboard: { press(key: 'Escape'): Promise<void> };
  close(): Promise<void>;
}

/** What a browser keeps for a page: all that it stores, or nothing; a page that asks a `blocked` storage gets an error. */
export type Storage = 'kept' | 'none' | 'blocked';

/** A browser that runs. */
export interface Browser {
  /**
   * Opens an empty tab, 1440 pixels wide.
   *
   * @param said where the browser adds the console messages of the pages, their errors, and their violations of the
   *   security policy
   */
  open(said: string[]): Promise<Tab>;
  close(): Promise<void>;
}
