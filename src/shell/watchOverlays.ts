/** In mini-programs the host goes back by itself. */
export function watchOverlays(): void {}
