/** Lets the mark of a selected element slide to it; only on the web. */
export function useSlidingMark(_selected: string, _mark: '::before' | '::after'): void {}
