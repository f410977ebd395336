/** Only H5 has a first-paint shell to take away. */
export function bootDone(): void {}

export const booting = (): boolean => false

/** The app was opened, not reloaded or come back to. */
export const openedAnew = (): boolean => true

/** Only H5 loads pages in chunks of their own. */
export function watchChunks(_failed: () => void): void {}

/** Starts the app anew at the current page. */
export function restart(): void {}

/** Hosts keep their pages right themselves. */
export function uncoverPages(): void {}
