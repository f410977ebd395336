/** Only H5 has a first-paint shell. */
export function bootDone(): void {}

export const booting = (): boolean => false

/** Whether this is a new visit, not a reload or back navigation. */
export const openedAnew = (): boolean => true

export function bootFailed(_text: string, _retry: string): void {}

/** Restarts the app at the current page. */
export function restart(): void {}

/** Hosts manage the visibility of pages themselves. */
export function uncoverPages(): void {}

/** A package holds its fonts. */
export function preloadFonts(): void {}
