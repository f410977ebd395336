/** Whether the host draws the way back itself, over the page, where one of ours would lie under it. A browser's is outside the page. */
export const hostDrawsBack: boolean = false

/** Makes what the host draws over the page at `path` readable on it, also where its head alone is dark. A browser draws nothing there. */
export function paintBar(_path: string, _dark: boolean, _darkHead: boolean): void {}

/** Writes the title of a page in the bar that the host draws above it, where that has a ground of its own. Others draw none. */
export function nameBar(_title: string): void {}
