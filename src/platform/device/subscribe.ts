/**
 * Asks the guest to subscribe to message templates. Resolves to the accepted ones: none on targets without
 * messages, such as H5. Never rejects. Call it directly in a tap or after a payment, as WeChat requires.
 */
export function requestMessages(_templateIds: readonly string[]): Promise<string[]> {
  return Promise.resolve([])
}
