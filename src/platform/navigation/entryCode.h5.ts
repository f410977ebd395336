/** On the web a code is an address that the server leads on from (`/s/…`). */
export function noteEntry(_entry: object): void {}

export const takeEntryCode = (): string | undefined => undefined
