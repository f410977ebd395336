/**
 * Asks the guest which messages they want to get in the app, by templates. Resolves to those that they agreed to: none where
 * nobody asks, as in tests and on the web. Never rejects. Call it at once in a tap, or after a payment: WeChat asks then only.
 */
export function requestMessages(_templateIds: readonly string[]): Promise<string[]> {
  return Promise.resolve([])
}
