/** In mini-programs the host handles back navigation. */
export function watchOverlays(): void {}
