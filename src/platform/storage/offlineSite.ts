/** Hosts cache the code of mini-programs themselves. */
export function cacheSite(): void {}
