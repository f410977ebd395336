/** On H5 a scanned code is a URL that the server redirects (`/s/…`). */
export function noteEntry(_entry: object): void {}

export const takeEntryCode = (): string | undefined => undefined
