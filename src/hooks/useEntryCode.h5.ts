/** Only mini-programs are launched by a code; the server redirects a browser to its target. */
export function useEntryCode(): void {}
