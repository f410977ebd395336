/**
 * The kind of a provider's failure. `code`: it refused the guest's code (used, expired or foreign); `destination`: it cannot
 * deliver to the recipient, or take the amount; `down`: no response or an invalid one; `setup`: it refused our credentials, so the merchant must
 * check the configuration.
 */
export type ProviderErrorKind = 'code' | 'destination' | 'down' | 'setup'

/** A failed call to a provider. The message is for the log and never contains a secret. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    readonly kind: ProviderErrorKind,
    reason: string,
  ) {
    super(`${provider}: ${reason}`)
  }
}
