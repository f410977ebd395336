/** Observes the loading of code. */
export interface CodeWatcher {
  /** Shows that code is loading when it takes long, and limits the time (specification §9). */
  track<T>(code: Promise<T>): Promise<T>
  /** Code did not load: missing, or no reply in time. `path` is the page that it would have opened. */
  failed(path?: string): void
}

/** Only H5 loads pages in chunks of their own. */
export function watchCode(_watcher: CodeWatcher): void {}

/** A mini-program stays on a page until the next one opens. */
export function stayOnPage(): void {}
