/**
 * What went wrong with somebody outside. `code`: they turned down what the guest brought (used, too old, not theirs);
 * `destination`: they cannot send there; `down`: no answer, or one that makes no sense; `setup`: they turned us down, so the
 * merchant must look at the secrets.
 */
export type FaultKind = 'code' | 'destination' | 'down' | 'setup'

/** A call to the outside world that failed. The message is for the log and never holds a secret. */
export class ProviderFault extends Error {
  constructor(
    readonly provider: string,
    readonly kind: FaultKind,
    reason: string,
  ) {
    super(`${provider}: ${reason}`)
  }
}
